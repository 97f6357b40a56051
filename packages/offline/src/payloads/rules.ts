/**
 * Rules of what is kept of answers (spec sections 3, 4, 7, 9). Times are milliseconds of the device's clock.
 *
 * | flag | meaning |
 * |---|---|
 * | `validCache` | for five minutes after it came, the kept answer is given and nobody is asked |
 * | `forever` | it never grows old: the kept answer is given whatever its age |
 * | `keepLive` | the kept answer is given at once whatever its age; an old one is asked for again behind it, every five minutes |
 * | `canDispose` | it goes half an hour after it was last used, or when there is no room for more |
 */
export type Flags = { validCache: boolean; forever: boolean; keepLive: boolean; canDispose: boolean }

export const usual: Flags = { validCache: true, forever: false, keepLive: false, canDispose: true }
/** Search data: never disposed of, and refreshed behind its reader (open question D17). */
export const staticList: Flags = { validCache: true, forever: false, keepLive: true, canDispose: false }

const minute = 60_000
export const limits = {
  validMs: 5 * minute,
  disposeAfterMs: 30 * minute,
  sweepMs: 300_000,
  refreshMs: 5 * minute,
  /** Of a collection that is not required (spec section 7). */
  pages: 4,
  prefetchMs: 500,
} as const

export type AnswerCard = { storedAt: number; usedAt: number; flags: Flags }

const isYoung = (storedAt: number, now: number): boolean => now - storedAt < limits.validMs

/** Whether the kept answer may stand for asking. */
export const isValid = ({ storedAt, flags }: AnswerCard, now: number): boolean =>
  flags.forever || (flags.validCache && isYoung(storedAt, now))

/** Whether the kept answer is given at once; `behind`: and asked for again without anybody waiting. */
export const howGiven = (card: AnswerCard, now: number): 'kept' | 'kept, asked behind' | 'asked' => {
  if (isValid(card, now)) return 'kept'
  return card.flags.keepLive ? 'kept, asked behind' : 'asked'
}

export const isExpired = ({ usedAt, flags }: AnswerCard, now: number): boolean =>
  flags.canDispose && now - usedAt >= limits.disposeAfterMs

/** What is asked for again by itself. */
export const isStale = ({ storedAt, flags }: AnswerCard, now: number): boolean =>
  flags.keepLive && !flags.forever && !isYoung(storedAt, now)

/** How many pages of a collection are kept. */
export const pagesWanted = (numberPages: number, required: boolean): number =>
  Math.max(1, required ? numberPages : Math.min(numberPages, limits.pages))

export const isDue = (lastTriedAt: number | null, now: number): boolean =>
  lastTriedAt === null || now - lastTriedAt >= limits.refreshMs
