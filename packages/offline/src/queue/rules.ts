import type { ServerOutcome } from './parts.ts'
import type { Head, StandsFor } from './write.ts'

/** The spec's numbers (section 9; D8, D9 and E5 of the open questions). */
export const limits = {
  atOnce: 3,
  holdMs: 60_000,
  recheckMs: 60_000,
  afterRunMs: 500,
  retainMs: 3_600_000,
  attempts: 1000,
  history: 1000,
  chunkBytes: 5_000_000,
} as const

export const inOrder = (a: Head, b: Head): number => a.place - b.place || a.seq - b.seq

/** A hold never lasts longer than its duration, however far the clock was moved back. */
export const isHeld = ({ holdUntil }: Head, now: number): boolean => now < holdUntil && holdUntil - now <= limits.holdMs

/** Newer writes of its line wait for it, unless it was dropped or completed. */
export const isAhead = ({ state }: Head): boolean =>
  state === 'pending' || state === 'processing' || state === 'refused'

/** The oldest write of each line that still blocks it. */
const firstOfLines = (heads: readonly Head[]): Head[] => {
  const first = new Map<string, Head>()
  for (const head of heads) {
    const known = first.get(head.line)
    if (isAhead(head) && (!known || inOrder(head, known) < 0)) first.set(head.line, head)
  }
  return [...first.values()].sort(inOrder)
}

type Moment = { now: number; userId: string }

/**
 * The writes to start now: those of the current user, with their hold over, with no older one of the same object before
 * them, and at most three running at once (spec section 4).
 */
export const toStart = (heads: readonly Head[], { now, userId }: Moment): Head[] => {
  const own = heads.filter((head) => head.userId === userId)
  const free = limits.atOnce - own.filter(({ state }) => state === 'processing').length
  const ready = firstOfLines(own).filter((head) => head.state === 'pending' && !isHeld(head, now))
  return ready.slice(0, Math.max(0, free))
}

/** When the next hold ends; null if nothing is on hold. */
export const nextHoldEnd = (heads: readonly Head[], now: number): number | null => {
  const ends = heads.filter((head) => head.state === 'pending' && isHeld(head, now)).map(({ holdUntil }) => holdUntil)
  return ends.length > 0 ? Math.min(...ends) : null
}

/**
 * How long a write that was sent before it was queued can be assumed to be remembered, since no server time is known
 * for it.
 */
const surelyKnownMs = 3_600_000

/**
 * Whether a write may have taken effect although the server doesn't know it: it may have forgotten anything first seen
 * before `rememberedSince`. Compares the server's own times, because this device's clock may be wrong.
 */
export const mayBeForgotten = (head: Head, outcome: ServerOutcome, now: number): boolean => {
  if (outcome.state !== 'unknown') return false
  if (head.sentAfter !== null) return head.sentAfter < outcome.rememberedSince
  return head.attempts > 0 && Math.abs(now - head.createdAt) > surelyKnownMs
}

/** Why a write has not been sent yet. */
export type Waiting = 'offline' | 'behind' | 'hold' | 'turn'

export const whyWaiting = (head: Head, heads: readonly Head[], now: number, online: boolean): Waiting => {
  const older = heads.some((other) => other.line === head.line && isAhead(other) && inOrder(other, head) < 0)
  if (older) return 'behind'
  if (!online || head.unconnected) return 'offline'
  return isHeld(head, now) ? 'hold' : 'turn'
}

export const claimed = (head: Head): Head => ({ ...head, state: 'processing', unconnected: false })

/** About to be sent; `serverTime` is a time the server has reported before. */
export const sent = (head: Head, serverTime: number): Head => ({
  ...head,
  attempts: head.attempts + 1,
  sentAfter: head.sentAfter ?? serverTime,
})

/** Returns it to the line with a one-minute hold, or drops it after more than a thousand attempts. */
export const failed = (head: Head, now: number, unconnected: boolean): Head =>
  head.attempts > limits.attempts
    ? { ...head, state: 'dropped', finishedAt: now }
    : { ...head, state: 'pending', holdUntil: now + limits.holdMs, unconnected }

export const completed = (head: Head, now: number): Head => ({
  ...head,
  state: 'complete',
  finishedAt: now,
  files: [],
})

export const stands = (head: Head, standsFor: StandsFor, now: number): Head => ({
  ...head,
  state: 'refused',
  standsFor,
  finishedAt: now,
})

/** Its sender is gone; the server knows the outcome. */
export const foundOnLoad = (head: Head): Head => (head.state === 'processing' ? { ...head, state: 'pending' } : head)

export const released = (head: Head): Head => ({ ...head, holdUntil: 0, unconnected: false })

/**
 * Its author retries it. A rejected write had no effect, and the server would repeat the rejection, so it gets a new
 * key in its old place. A dropped one may have taken effect, so it keeps its key; the line continued without it, so it
 * takes the last place.
 */
export const triedAgain = (head: Head, newId: string, lastPlace: number): Head => {
  if (head.state === 'pending') return released(head)
  const fresh = { ...released(head), state: 'pending', standsFor: null, attempts: 0, finishedAt: null } as const
  return head.state === 'dropped' ? { ...fresh, place: lastPlace } : { ...fresh, id: newId, sentAfter: null }
}

/** A completed write is stored for an hour, even if the clock is set back. */
export const isExpired = ({ state, finishedAt }: Head, now: number): boolean =>
  state === 'complete' && finishedAt !== null && Math.abs(now - finishedAt) > limits.retainMs

/** The newest thousand completed writes, and all others. */
export const loaded = (heads: readonly Head[]): Head[] => {
  const done = heads.filter(({ state }) => state === 'complete').sort((a, b) => b.seq - a.seq)
  return [...heads.filter(({ state }) => state !== 'complete'), ...done.slice(0, limits.history)].sort(inOrder)
}
