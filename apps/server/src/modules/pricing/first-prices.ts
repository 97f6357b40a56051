import { type FirstPrices, type PlainDate, shareOf } from '@porchlight/contract'
import type { RatePlan } from './engine/rates.ts'
import type { ChangedParts, NewSeason, Pricing, StayRules } from './pricing.ts'
import { discountsFrom, discountsView } from './stay-discounts.ts'
import { stayRulesFrom, stayTermsView } from './stay-rules.ts'

/** For how many years seasons are laid out ahead. */
const yearsAhead = 3

const week = 7
const month = 28

/** A date so many years later; the last of February stays in it. */
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

/** Tiers of other lengths stay as they were. */
const tiers = ({ weekShare, monthShare }: FirstPrices, known: readonly { minNights: number; share: number }[]) => [
  ...known.filter(({ minNights }) => minNights !== week && minNights !== month),
  ...(weekShare > 0 ? [{ minNights: week, share: weekShare }] : []),
  ...(monthShare > 0 ? [{ minNights: month, share: monthShare }] : []),
]

/**
 * A price list made of the answers to the first questions: plan, seasons, stays and what is taken off long ones. What
 * the questions do not ask about, such as the deposit or gaps, is as it was; so are its seasons where none is answered.
 */
export const firstParts = (
  answers: FirstPrices,
  current: Partial<Pricing>,
  now: { plan: RatePlan; stays: StayRules },
): ChangedParts => {
  const { base, weekendShare, floor, minNights, high } = answers
  const terms = stayTermsView(now.stays)
  const before = discountsView(current.discounts ?? [])
  const answered = high !== null || answers.quiet !== null
  const seasons = everyYear(high, (range) => ({ ...range, minNights: high?.minNights ?? minNights, arriveOn: [] }))
  return {
    plan: { ...now.plan, base, weekend: weekendShare > 0 ? base + shareOf(base, weekendShare) : null, floor },
    ...(answered || !current.seasons ? { seasons: seasonsOf(answers) } : {}),
    stays: stayRulesFrom({ ...terms, minNights, ...(answered && { seasons }) }, now.stays.rules),
    discounts: discountsFrom(
      { ...before, lengthOfStay: tiers(answers, before.lengthOfStay).toSorted((a, b) => a.minNights - b.minNights) },
      current.discounts ?? [],
    ),
  }
}
