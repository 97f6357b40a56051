/**
 * Why a provider did not translate. `busy`: too many requests for now. `quota`: the paid quota is used up. `refused`:
 * it rejects our key, these languages, or this text. `broken`: no response, or an invalid one.
 */
export type FailureKind = 'busy' | 'quota' | 'refused' | 'broken'

const minute = 60
const day = 24 * 60 * minute

/** A quota renews with the month, a key works when someone has fixed it: retrying every few hours finds out. */
const least: Record<FailureKind, number> = {
  busy: minute / 2,
  broken: minute / 2,
  refused: 60 * minute,
  quota: 6 * 60 * minute,
}

/**
 * Seconds to wait before the next try: twice as long each time, at most a day, and no less than the provider requests.
 */
export const waitSeconds = (kind: FailureKind, attempts: number, retryAfterSeconds = 0): number =>
  Math.max(Math.min(least[kind] * 2 ** Math.min(attempts - 1, 20), day), Math.min(retryAfterSeconds, day))
