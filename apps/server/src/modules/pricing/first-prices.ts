import { type FirstPrices, type PlainDate, shareOf } from '@porchlight/contract'
import type { Home } from '#modules/homes'
import type { RatePlan } from './engine/rates.ts'
import type { ChangedParts, NewSeason, Pricing, StayRules } from './pricing.ts'
import { discountsFrom } from './stay-discounts.ts'
import { stayRulesFrom, stayTermsView } from './stay-rules.ts'

/** How many years ahead seasons are created. */
const yearsAhead = 3

const week = 7
const month = 28

/** The same date this many years later; the last day of February stays in February. */
export const yearsLater = (date: PlainDate, years: number): PlainDate => {
  const there = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
  return Number.isNaN(Date.parse(there)) || new Date(there).toISOString().slice(0, 10) !== there
    ? `${there.slice(0, 8)}28`
    : there
}

type Yearly = { from: PlainDate; to: PlainDate }

const everyYear = <T>(range: Yearly | null, of: (range: Yearly) => T): T[] =>
  range
    ? Array.from({ length: yearsAhead }, (_, years) =>
        of({ from: yearsLater(range.from, years), to: yearsLater(range.to, years) }),
      )
    : []

const yearsOf = ({ from, to }: Yearly): string => {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last ? first : `${first}–${last.slice(2)}`
}

const seasonsOf = ({ high, quiet }: FirstPrices): NewSeason[] => {
  const season = (name: string, share: number) => (range: Yearly) => ({
    ...range,
    name: `${name} ${yearsOf(range)}`,
    nightly: null,
    weekend: null,
    adjust: share,
  })
  return [
    ...everyYear(high, season('High season', high?.share ?? 0)),
    ...everyYear(quiet, season('Quiet season', quiet?.share ?? 0)),
  ]
}

const tiers = ({ weekShare, monthShare }: FirstPrices) => [
  ...(weekShare > 0 ? [{ minNights: week, share: weekShare }] : []),
  ...(monthShare > 0 ? [{ minNights: month, share: monthShare }] : []),
]

/**
 * The first pricing questions are for a home that has no prices yet and was never live, so that no answer overwrites
 * any.
 */
export const takesFirstPrices = ({ publishedAt }: Pick<Home, 'publishedAt'>, plan: unknown): boolean =>
  !plan && publishedAt === null

/**
 * A price list from the answers to the first questions: plan, seasons, stays, and long-stay discounts. Anything the
 * questions don't cover, such as the deposit or gaps, stays as it was.
 */
export const firstParts = (
  answers: FirstPrices,
  discounts: Pricing['discounts'],
  now: { plan: RatePlan; stays: StayRules },
): ChangedParts => {
  const { base, weekendShare, floor, minNights, high } = answers
  const terms = stayTermsView(now.stays)
  const seasons = everyYear(high, (range) => ({ ...range, minNights: high?.minNights ?? minNights, arriveOn: [] }))
  return {
    plan: { ...now.plan, base, weekend: weekendShare > 0 ? base + shareOf(base, weekendShare) : null, floor },
    seasons: seasonsOf(answers),
    stays: stayRulesFrom({ ...terms, minNights, seasons }, now.stays.rules),
    discounts: discountsFrom({ lengthOfStay: tiers(answers), earlyBird: [], lastMinute: [] }, discounts),
  }
}
