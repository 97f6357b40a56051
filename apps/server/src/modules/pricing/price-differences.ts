import type { Money, PriceDifference, PriceFigure } from '@porchlight/contract'
import { sameAs } from './canonical.ts'
import type { RatePlan } from './engine/rates.ts'
import { dayAfter } from './price-change.ts'
import type { ChangedNights, ChangedParts, NewSeason } from './pricing.ts'
import { discountDifferences, stayDifferences } from './stay-differences.ts'

const about = (what: PriceDifference['what']): Pick<PriceDifference, 'what' | 'name' | 'from' | 'to'> => ({
  what,
  name: '',
  from: null,
  to: null,
})

type Sum = (amount: number) => Money
type Shown = (plan: RatePlan, sum: Sum) => PriceFigure | null

const moneyOf =
  (pick: (plan: RatePlan) => number | null): Shown =>
  (plan, sum) => {
    const amount = pick(plan)
    return amount === null ? null : { is: 'money', money: sum(amount) }
  }

const partsOfPlan: readonly [PriceDifference['what'], Shown][] = [
  ['base', moneyOf((plan) => plan.base)],
  ['weekend', moneyOf((plan) => plan.weekend)],
  ['weekend_nights', (plan) => ({ is: 'weekdays', weekdays: plan.weekendNights.toSorted() })],
  ['floor', moneyOf((plan) => plan.floor)],
  ['cap', moneyOf((plan) => plan.cap)],
]

const ofPlan = (before: RatePlan | undefined, after: RatePlan, sum: Sum): PriceDifference[] => {
  const shown = partsOfPlan.flatMap(([what, figure]): PriceDifference[] => {
    const [was, is] = [before ? figure(before, sum) : null, figure(after, sum)]
    return sameAs(was, is) ? [] : [{ ...about(what), before: was, after: is }]
  })
  return shown.length > 0 ? shown : [{ ...about('other'), name: 'plan', before: null, after: null }]
}

const nameOf = ({ name, from, to }: NewSeason): string => `${name} ${from} ${to}`

const ofSeasons = (before: readonly NewSeason[], after: readonly NewSeason[], sum: Sum): PriceDifference[] => {
  const figure = (season: NewSeason | undefined): PriceFigure | null =>
    season
      ? {
          is: 'season',
          nightly: season.nightly === null ? null : sum(season.nightly),
          weekend: season.weekend === null ? null : sum(season.weekend),
          share: season.adjust,
        }
      : null
  const [was, is] = [new Map(before.map((one) => [nameOf(one), one])), new Map(after.map((one) => [nameOf(one), one]))]
  return [...new Map([...was, ...is])].flatMap(([key, { name, from, to }]): PriceDifference[] => {
    const [old, now] = [figure(was.get(key)), figure(is.get(key))]
    return sameAs(old, now) ? [] : [{ what: 'season', name, from, to, before: old, after: now }]
  })
}

const spanOf = (amounts: readonly (number | null)[], sum: Sum): PriceFigure | null => {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : { is: 'span', from: sum(Math.min(...known)), to: sum(Math.max(...known)) }
}

const ofNights = (before: ChangedNights | undefined, after: ChangedNights, sum: Sum): PriceDifference => {
  const nights = Object.keys(after.amounts).toSorted()
  return {
    what: 'nights',
    name: String(nights.length),
    from: nights[0] ?? null,
    to: dayAfter(nights),
    before: spanOf(Object.values(before?.amounts ?? {}), sum),
    after: spanOf(Object.values(after.amounts), sum),
  }
}

const others = ['fees', 'terms'] as const

/** The differences between the parts before and after, item by item. */
export const differencesOf = (before: ChangedParts, after: ChangedParts, currency: string): PriceDifference[] => {
  const sum: Sum = (amount) => ({ amount, currency })
  return [
    ...(after.plan ? ofPlan(before.plan, after.plan, sum) : []),
    ...(after.seasons ? ofSeasons(before.seasons ?? [], after.seasons, sum) : []),
    ...(after.discounts ? discountDifferences(before.discounts ?? [], after.discounts) : []),
    ...(after.stays && before.stays ? stayDifferences(before.stays, after.stays) : []),
    ...(after.nights ? [ofNights(before.nights, after.nights, sum)] : []),
    ...others
      .filter((part) => after[part] !== undefined)
      .map((name): PriceDifference => ({ ...about('other'), name, before: null, after: null })),
  ]
}
