/** Responses after which the session may differ from the page's state (spec section 4). */
const telling = new Set([401, 403, 419, 459, 469])

export const tellsOfSession = (status: number): boolean => telling.has(status)

/**
 * The minimum time between two requests, with no more than `most` per minute: a server that always rejects isn't
 * flooded.
 */
const apartMs = 5_000
const most = 2
const minuteMs = 60_000

/** Milliseconds until the session can be requested again, after requests at these times. */
export const waitBeforePull = (pulls: readonly number[], now: number): number => {
  const recent = pulls.filter((at) => at > now - minuteMs)
  const last = recent.at(-1)
  const afterLast = last === undefined ? 0 : last + apartMs - now
  const oldest = recent.at(-most)
  const afterMost = oldest === undefined ? 0 : oldest + minuteMs - now
  return Math.max(0, afterLast, afterMost)
}
