import { dateOfDayNumber, dayNumber, type PlainDate, weekdayOf } from '@porchlight/contract'
import { exactly, portionOf, rounded } from './exact.ts'
import type { Channel, NightPrice, RatePlan, Season } from './rates.ts'

/** The rent of one night and where it comes from. */
export type NightRent = {
  amount: number
  source: 'base' | 'weekend' | 'season' | 'service' | 'hand'
  season: Season | null
  clamped: 'floor' | 'cap' | null
}

/** Rent by day number. Prepared once, so that years of nights and thousands of homes stay cheap. */
export type NightlyRents = (day: number) => NightRent

type Rates = { plan: RatePlan; seasons: readonly Season[]; nightPrices: readonly NightPrice[] }

/** Step 1 of section 2.3: base, season or proposed price; then the price set by hand; then floor and cap; then the channel's markup. */
export const nightlyRents = ({ plan, seasons, nightPrices }: Rates, channel: Channel = 'direct'): NightlyRents => {
  const seasonOn = seasonFinder(seasons)
  const byHand = pricesBy('hand', nightPrices)
  const byService = pricesBy('service', nightPrices)
  const markup = plan.markups[channel] ?? 0
  return (day) => {
    const rent = withFloorAndCap(plan, {
      ...(priceByDay(byHand, day, 'hand') ??
        priceByDay(byService, day, 'service') ??
        ordinaryRent(plan, seasonOn(day), day)),
      clamped: null,
    })
    return markup === 0 ? rent : { ...rent, amount: rent.amount + rounded(portionOf(exactly(rent.amount), markup)) }
  }
}

type UnclampedRent = Omit<NightRent, 'clamped'>

const priceByDay = (
  prices: ReadonlyMap<number, number>,
  day: number,
  source: 'hand' | 'service',
): UnclampedRent | null => {
  const amount = prices.get(day)
  return amount === undefined ? null : { amount, source, season: null }
}

const pricesBy = (by: NightPrice['by'], prices: readonly NightPrice[]): ReadonlyMap<number, number> =>
  new Map(prices.filter((price) => price.by === by).map((price) => [dayNumber(price.night), price.amount]))

const seasonFinder = (seasons: readonly Season[]) => {
  const byPrecedence = seasons
    .map((season) => ({ season, from: dayNumber(season.from), to: dayNumber(season.to) }))
    .sort((a, b) => a.to - a.from - (b.to - b.from) || b.season.id - a.season.id)
  return (day: number): Season | null => byPrecedence.find(({ from, to }) => from <= day && day < to)?.season ?? null
}

const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7

export const isWeekendNight = (plan: RatePlan, night: PlainDate): boolean =>
  plan.weekendNights.includes(weekdayOf(night))

const ordinaryRent = (plan: RatePlan, season: Season | null, day: number): UnclampedRent => {
  const weekend = plan.weekendNights.includes(weekdayOfDay(day))
  const usual = weekend && plan.weekend !== null ? plan.weekend : plan.base
  if (!season) return { amount: usual, source: usual === plan.base ? 'base' : 'weekend', season: null }
  const named = (weekend ? season.weekend : null) ?? season.nightly
  return { amount: named ?? usual + rounded(portionOf(exactly(usual), season.adjust)), source: 'season', season }
}

const withFloorAndCap = ({ floor, cap }: RatePlan, rent: NightRent): NightRent => {
  if (floor !== null && rent.amount < floor) return { ...rent, amount: floor, clamped: 'floor' }
  if (cap !== null && rent.amount > cap) return { ...rent, amount: cap, clamped: 'cap' }
  return rent
}

/** Rents of `days` nights from `from` on. */
export const rentsFrom = (rents: NightlyRents, from: PlainDate, days: number): NightRent[] =>
  Array.from({ length: days }, (_, index) => rents(dayNumber(from) + index))

/** The lowest rent of the nights, or null when there are none. */
export const lowestRent = (rents: readonly NightRent[]): number | null =>
  rents.length === 0 ? null : rents.reduce((lowest, rent) => Math.min(lowest, rent.amount), Number.POSITIVE_INFINITY)

export const nightOf = (day: number): PlainDate => dateOfDayNumber(day)
