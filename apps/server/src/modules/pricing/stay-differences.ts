import type { PriceDifference, PriceFigure, StayDiscounts, StayTerms } from '@porchlight/contract'
import { sameAs } from './canonical.ts'
import type { NewDiscount, StayRules } from './pricing.ts'
import { discountsView } from './stay-discounts.ts'
import { stayTermsView } from './stay-rules.ts'

type Entry = Pick<PriceDifference, 'what' | 'name' | 'from' | 'to'> & { figure: PriceFigure }

const entry = (what: PriceDifference['what'], figure: PriceFigure | null, name: string | number = ''): Entry[] =>
  figure ? [{ what, name: String(name), from: null, to: null, figure }] : []

const nights = (count: number): PriceFigure => ({ is: 'nights', nights: count })
const weekdays = (days: readonly number[]): PriceFigure | null =>
  days.length === 0 ? null : { is: 'weekdays', weekdays: [...days] }
const on = (is: boolean): PriceFigure => ({ is: 'on', on: is })

const ofTerms = (terms: StayTerms): Entry[] => [
  ...entry('min_stay', nights(terms.minNights)),
  ...entry('max_stay', nights(terms.maxNights)),
  ...entry('arrive_on', weekdays(terms.arriveOn)),
  ...entry('depart_on', weekdays(terms.departOn)),
  ...terms.seasons.flatMap(({ from, to, minNights, arriveOn }): Entry[] => [
    ...(minNights === null ? [] : [{ what: 'season_stay' as const, name: '', from, to, figure: nights(minNights) }]),
    ...entry('arrive_on', weekdays(arriveOn), `${from} ${to}`).map((one) => ({ ...one, name: '', from, to })),
  ]),
  ...(terms.lastMinute ? entry('last_minute_stay', nights(terms.lastMinute.minNights), terms.lastMinute.days) : []),
  ...(terms.farOut ? entry('far_out_stay', nights(terms.farOut.minNights), terms.farOut.days) : []),
  ...(terms.beside ? entry('beside_stay', nights(terms.beside.minNights), terms.beside.days) : []),
  ...entry('fill_gaps', on(terms.fillGaps)),
  ...entry('prevent_gaps', on(terms.preventGaps)),
]

const ofDiscounts = ({ lengthOfStay, earlyBird, lastMinute }: StayDiscounts): Entry[] => [
  ...lengthOfStay.flatMap(({ minNights, share }) => entry('length_of_stay', { is: 'share', share }, minNights)),
  ...earlyBird.flatMap(({ daysAhead, share }) => entry('early_bird', { is: 'share', share }, daysAhead)),
  ...lastMinute.flatMap(({ daysAhead, share }) => entry('last_minute', { is: 'share', share }, daysAhead)),
]

const keyOf = ({ what, name, from, to }: Entry): string => `${what} ${name} ${from} ${to}`

const compared = (before: readonly Entry[], after: readonly Entry[]): PriceDifference[] => {
  const [was, is] = [new Map(before.map((one) => [keyOf(one), one])), new Map(after.map((one) => [keyOf(one), one]))]
  return [...new Map([...was, ...is])].flatMap(([key, { figure: _, ...about }]): PriceDifference[] => {
    const [old, now] = [was.get(key)?.figure ?? null, is.get(key)?.figure ?? null]
    return sameAs(old, now) ? [] : [{ ...about, before: old, after: now }]
  })
}

/** The differences between the earlier and the new stay rules. */
export const stayDifferences = (before: StayRules, after: StayRules): PriceDifference[] =>
  compared(ofTerms(stayTermsView(before)), ofTerms(stayTermsView(after)))

/** The differences between the earlier and the new discounts. */
export const discountDifferences = (
  before: readonly NewDiscount[],
  after: readonly NewDiscount[],
): PriceDifference[] => {
  const found = compared(ofDiscounts(discountsView(before)), ofDiscounts(discountsView(after)))
  if (found.length > 0) return found
  return [{ what: 'other', name: 'discounts', from: null, to: null, before: null, after: null }]
}
