import {
  addDays,
  minorDigits,
  mostNightStep,
  nightsIn,
  type PlainDate,
  type PriceChange,
  type StayTerms,
  weekdayOf,
} from '@porchlight/contract'
import { requireUpTo } from '#kernel/amount-limit'
import type { HomePrices } from './engine/home-prices.ts'
import type { NightPrice, RatePlan, Season } from './engine/rates.ts'
import { firstParts } from './first-prices.ts'
import { movedPrice, withinLimits } from './moved-price.ts'
import type { ChangedParts, Pricing, StayRules } from './pricing.ts'
import { discountsFrom } from './stay-discounts.ts'
import { stayRulesFrom, stayTermsView } from './stay-rules.ts'

/** Defaults for a home: Friday and Saturday nights are the weekend, and everyone who sleeps there is included. */
const firstPlan = (currency: string): RatePlan => ({
  currency,
  base: 0,
  weekend: null,
  weekendNights: [5, 6],
  floor: null,
  cap: null,
  includedGuests: 200,
  extraGuest: 0,
  counted: ['adults', 'children'],
  discounts: 'one',
  nonRefundable: null,
  markups: {},
  deposit: 0,
  depositInherits: true,
})

const nightsRequested = (
  { from, to, weekdays }: Extract<PriceChange, { kind: 'nights' | 'raise' }>,
  today: PlainDate,
) =>
  nightsIn({ arrive: from < today ? today : from, depart: to }).filter(
    (night) => weekdays.length === 0 || weekdays.includes(weekdayOf(night)),
  )

/**
 * The data a change is based on: the home's currency and today, its stay rules, and the current nightly rents; null
 * without prices.
 */
export type Now = {
  currency: string
  today: PlainDate
  stays: StayRules
  rentOn: (night: PlainDate) => number | null
}

type StaySeason = StayTerms['seasons'][number]

/**
 * The same stay rules with a separate minimum or arrival days for some nights; a shorter season within them keeps its
 * own (R10).
 */
const withSeason = (
  stays: StayRules,
  { from, to }: { from: PlainDate; to: PlainDate },
  own: Partial<Pick<StaySeason, 'minNights' | 'arriveOn'>>,
): StayRules => {
  const terms = stayTermsView(stays)
  const same = terms.seasons.find((season) => season.from === from && season.to === to)
  const others = terms.seasons.filter((season) => season !== same)
  const season = { minNights: null, arriveOn: [], ...same, ...own, from, to }
  return stayRulesFrom({ ...terms, seasons: [...others, season] }, stays.rules)
}

/** The change to another strategy, which comes with its prices. */
export type StrategyChange = { kind: 'strategy'; parts: Partial<Pick<Pricing, 'plan' | 'seasons' | 'discounts'>> }

/** The parts of a home's prices after a change; past nights stay as they were. */
export const requestedParts = (
  change: PriceChange | StrategyChange,
  current: Partial<Pricing>,
  { currency, today, stays, rentOn }: Now,
): ChangedParts => {
  switch (change.kind) {
    case 'plan': {
      const { kind: _, ...charge } = change
      return { plan: { ...(current.plan ?? firstPlan(currency)), ...charge } }
    }
    case 'seasons':
      return { seasons: change.seasons }
    case 'nights': {
      const amounts = Object.fromEntries(nightsRequested(change, today).map((night) => [night, change.amount]))
      return { nights: { by: 'hand', amounts } }
    }
    case 'raise': {
      const { minNights, arriveOn } = change
      if (minNights !== null) return { stays: withSeason(stays, change, { minNights }) }
      if (arriveOn !== null) return { stays: withSeason(stays, change, { arriveOn }) }
      const amount = change.amount * 10 ** minorDigits(currency)
      requireUpTo(mostNightStep, { amount, currency })
      const moved = nightsRequested(change, today).flatMap((night): [PlainDate, number][] => {
        const rent = rentOn(night)
        return rent === null
          ? []
          : [[night, withinLimits(movedPrice(rent + amount, change.share, currency), current.plan)]]
      })
      return { nights: { by: 'hand', amounts: Object.fromEntries(moved) } }
    }
    case 'pad': {
      const ahead = change.nights.filter(({ night }) => night >= today)
      return { nights: { by: 'hand', amounts: Object.fromEntries(ahead.map(({ night, amount }) => [night, amount])) } }
    }
    case 'stays':
      return { stays: stayRulesFrom(change, stays.rules) }
    case 'discounts':
      return { discounts: discountsFrom(change, current.discounts ?? []) }
    case 'strategy':
      return change.parts
    case 'first':
      return firstParts(change, current.discounts ?? [], { stays, plan: firstPlan(currency) })
  }
}

export type Rates = { plan: RatePlan; seasons: readonly Season[]; nightPrices: readonly NightPrice[] }

/** The rates with some parts changed; undefined if there is no plan. */
export const ratesWith = (rates: Partial<Rates>, parts: ChangedParts): Rates | undefined => {
  const plan = parts.plan ?? rates.plan
  if (!plan) return undefined
  const seasons = parts.seasons?.map((season, index) => ({ ...season, id: index + 1 })) ?? rates.seasons ?? []
  const { nights } = parts
  const retained = (rates.nightPrices ?? []).filter(
    ({ night, by }) => !nights || by !== nights.by || !(night in nights.amounts),
  )
  const set = Object.entries(nights?.amounts ?? {}).flatMap(([night, amount]): NightPrice[] =>
    amount === null || !nights ? [] : [{ night, amount, by: nights.by }],
  )
  return { plan, seasons, nightPrices: [...retained, ...set] }
}

/** All prices with some parts changed; undefined if there is no plan. */
export const pricesWith = (now: HomePrices | undefined, parts: ChangedParts): HomePrices | undefined => {
  const rates = ratesWith(now ?? {}, parts)
  const discounts = parts.discounts?.map((discount, index) => ({ ...discount, id: index + 1 }))
  return rates && { fees: [], taxes: [], ...now, ...rates, discounts: discounts ?? now?.discounts ?? [] }
}

/** The day after the last of some days. */
export const dayAfter = (days: readonly PlainDate[]): PlainDate | null => {
  const last = days.toSorted().at(-1)
  return last === undefined ? null : addDays(last, 1)
}
