/** Answers after which the session may not be what the page believes (spec section 4). */
const telling = new Set([401, 403, 419, 459, 469])

export const tellsOfSession = (status: number): boolean => telling.has(status)

/** Two pulls are this far apart, and no more than `most` fall into a minute: a server that always refuses is not stormed. */
const apartMs = 5_000
const most = 2
const minuteMs = 60_000

/** Milliseconds until the session may be pulled again, after pulls at these times. */
export const waitBeforePull = (pulls: readonly number[], now: number): number => {
  const recent = pulls.filter((at) => at > now - minuteMs)
  const last = recent.at(-1)
  const afterLast = last === undefined ? 0 : last + apartMs - now
  const oldest = recent.at(-most)
  const afterMost = oldest === undefined ? 0 : oldest + minuteMs - now
  return Math.max(0, afterLast, afterMost)
}
