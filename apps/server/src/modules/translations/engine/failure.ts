/**
 * Why a provider did not translate. `busy`: too many requests for now. `quota`: what was paid for is used up.
 * `refused`: it does not take our key, these languages or this text. `broken`: no answer, or one that makes no sense.
 */
export type FailureKind = 'busy' | 'quota' | 'refused' | 'broken'

const minute = 60
const day = 24 * 60 * minute

/** A quota returns with the month, a key when someone has fixed it: asking every few hours finds out. */
const least: Record<FailureKind, number> = {
  busy: minute / 2,
  broken: minute / 2,
  refused: 60 * minute,
  quota: 6 * 60 * minute,
}

/** Seconds to wait before the next try: twice as long each time, a day at most, and no less than the provider says. */
export const waitSeconds = (kind: FailureKind, attempts: number, retryAfterSeconds = 0): number =>
  Math.max(Math.min(least[kind] * 2 ** Math.min(attempts - 1, 20), day), Math.min(retryAfterSeconds, day))
