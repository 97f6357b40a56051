/**
 * Rules for stored answers (spec sections 3, 4, 7, 9). Times are milliseconds of the device's clock.
 *
 * | flag | meaning |
 * |---|---|
 * | `validCache` | for five minutes, the stored answer is used without a request |
 * | `forever` | it never expires: the stored answer is used at any age |
 * | `keepLive` | the stored answer is used immediately at any age and refreshed in the background every five minutes |
 * | `canDispose` | it is removed half an hour after its last use, or when space runs out |
 */
export type Flags = { validCache: boolean; forever: boolean; keepLive: boolean; canDispose: boolean }

export const usual: Flags = { validCache: true, forever: false, keepLive: false, canDispose: true }
/** Search data: never disposed of, and refreshed in the background (open question D17). */
export const staticList: Flags = { validCache: true, forever: false, keepLive: true, canDispose: false }

const minute = 60_000
export const limits = {
  validMs: 5 * minute,
  disposeAfterMs: 30 * minute,
  sweepMs: 300_000,
  refreshMs: 5 * minute,
  /** For a collection that isn't required (spec section 7). */
  pages: 4,
  prefetchMs: 500,
} as const

export type AnswerCard = { storedAt: number; usedAt: number; flags: Flags }

const isYoung = (storedAt: number, now: number): boolean => now - storedAt < limits.validMs

/** Whether the stored answer replaces a request. */
export const isValid = ({ storedAt, flags }: AnswerCard, now: number): boolean =>
  flags.forever || (flags.validCache && isYoung(storedAt, now))

/** Whether the stored answer is used immediately; `behind` means it is also refreshed in the background. */
export const howGiven = (card: AnswerCard, now: number): 'kept' | 'kept, asked behind' | 'asked' => {
  if (isValid(card, now)) return 'kept'
  return card.flags.keepLive ? 'kept, asked behind' : 'asked'
}

export const isExpired = ({ usedAt, flags }: AnswerCard, now: number): boolean =>
  flags.canDispose && now - usedAt >= limits.disposeAfterMs

/** Whether the answer is refreshed automatically. */
export const isStale = ({ storedAt, flags }: AnswerCard, now: number): boolean =>
  flags.keepLive && !flags.forever && !isYoung(storedAt, now)

/** How many pages of a collection are stored. */
export const pagesWanted = (numberPages: number, required: boolean): number =>
  Math.max(1, required ? numberPages : Math.min(numberPages, limits.pages))

export const isDue = (lastTriedAt: number | null, now: number): boolean =>
  lastTriedAt === null || now - lastTriedAt >= limits.refreshMs
