import { dayNumber, type PlainDate } from '@porchlight/contract'
import { exactly, portionOf, rounded } from './exact.ts'
import type { Channel, NightPrice, RatePlan, Season } from './rates.ts'

/** A night's rent and its source. */
export type NightRent = {
  amount: number
  source: 'base' | 'weekend' | 'season' | 'service' | 'hand' | 'agreed'
  season: Season | null
  clamped: 'floor' | 'cap' | null
}

/** Rent by day number. Prepared once, so that years of nights and thousands of homes stay cheap to compute. */
export type NightlyRents = (day: number) => NightRent

export type Rates = { plan: RatePlan; seasons: readonly Season[]; nightPrices: readonly NightPrice[] }

/**
 * Step 1 of section 2.3: base, season, or proposed price; then the price set by hand; then floor and cap; then the
 * channel's markup.
 */
export const nightlyRents = ({ plan, seasons, nightPrices }: Rates, channel: Channel = 'direct'): NightlyRents => {
  const seasonOn = seasonFinder(seasons)
  const single = singleNights(nightPrices)
  const settle = (rent: UnclampedRent) => withMarkup(withFloorAndCap(plan, rent), plan.markups[channel] ?? 0)
  const ordinary = onceForEach((season: Season | null, weekend: boolean) => settle(ordinaryRent(plan, season, weekend)))
  return (day) => {
    const price = single.get(day)
    return price ? settle(price) : ordinary(seasonOn(day), plan.weekendNights.includes(weekdayOfDay(day)))
  }
}

type UnclampedRent = Omit<NightRent, 'clamped'>

/** Nights with their own price; one set by hand takes precedence over one proposed by a service. */
const singleNights = (prices: readonly NightPrice[]): ReadonlyMap<number, UnclampedRent> => {
  const byPrecedence = [...prices].sort((a, b) => Number(a.by === 'hand') - Number(b.by === 'hand'))
  return new Map(byPrecedence.map(({ night, amount, by }) => [dayNumber(night), { amount, source: by, season: null }]))
}

/**
 * All weekend nights of a season have the same rent, and so do all others, so it is computed once for years of nights.
 */
const onceForEach = (rentOf: (season: Season | null, weekend: boolean) => NightRent) => {
  const known = [new Map<Season | null, NightRent>(), new Map<Season | null, NightRent>()] as const
  return (season: Season | null, weekend: boolean): NightRent => {
    const rents = known[weekend ? 1 : 0]
    const rent = rents.get(season) ?? rentOf(season, weekend)
    rents.set(season, rent)
    return rent
  }
}

/** The season of a day: the shortest of several, and of equal ones the newest (R10). */
export const seasonFinder = (seasons: readonly Season[]) => {
  const byPrecedence = seasons
    .map((season) => ({ season, from: dayNumber(season.from), to: dayNumber(season.to) }))
    .sort((a, b) => a.to - a.from - (b.to - b.from) || b.season.id - a.season.id)
  return (day: number): Season | null => byPrecedence.find(({ from, to }) => from <= day && day < to)?.season ?? null
}

/** 0 = Sunday; day 0, January 1, 1970, was a Thursday. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7

/** The rent of a night without its own price, before floor and cap. */
export const ordinaryRent = (plan: RatePlan, season: Season | null, weekend: boolean): UnclampedRent => {
  const usual = weekend && plan.weekend !== null ? plan.weekend : plan.base
  if (!season) return { amount: usual, source: usual === plan.base ? 'base' : 'weekend', season: null }
  const named = (weekend ? season.weekend : null) ?? season.nightly
  return { amount: named ?? usual + rounded(portionOf(exactly(usual), season.adjust)), source: 'season', season }
}

const withFloorAndCap = ({ floor, cap }: RatePlan, rent: UnclampedRent): NightRent => {
  if (floor !== null && rent.amount < floor) return { ...rent, amount: floor, clamped: 'floor' }
  if (cap !== null && rent.amount > cap) return { ...rent, amount: cap, clamped: 'cap' }
  return { ...rent, clamped: null }
}

const withMarkup = (rent: NightRent, markup: number): NightRent =>
  markup === 0 ? rent : { ...rent, amount: rent.amount + rounded(portionOf(exactly(rent.amount), markup)) }

/** Rents of `days` nights from `from` on. */
export const rentsFrom = (rents: NightlyRents, from: PlainDate, days: number): NightRent[] => {
  const first = dayNumber(from)
  return Array.from({ length: days }, (_, index) => rents(first + index))
}
