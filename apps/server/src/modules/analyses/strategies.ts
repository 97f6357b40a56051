import {
  type AnswerOf,
  addDays,
  daysBetween,
  type Money,
  nightsIn,
  type PlainDate,
  shareOut,
  type strategiesOfHome,
  termsForStay,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { todayOf } from '#modules/availability'
import { type StayNights, stayNights, usesOf } from '#modules/bookings'
import { contractOf, type Home } from '#modules/homes'
import { type StrategyOption, strategyOptions } from '#modules/pricing'
import { milesBetween, type ObservedHome, yearOf } from './engine/estimate.ts'
import {
  type Forecast,
  forecastOf,
  type KnownMonth,
  monthSpans,
  type Pickup,
  type Sold,
  type Span,
} from './engine/strategy-forecast.ts'
import { observedLike } from './observed-homes.ts'

type Results = AnswerOf<typeof strategiesOfHome>

const yearDays = 364
/** With fewer stays, a home's own last year says too little about the next. */
const fewestStays = 5
/** Fewer homes would reveal each other's figures. */
const fewestComparable = 3
const shownComparable = 6
/** A stay to compute the owners' part with, when the agreement is new: its rent in minor units. */
const sampleRent = 500_000
const sampleNights = 5
const whole = 10_000

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)

const yearLater = (date: PlainDate, years: number): PlainDate => {
  const there = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
  return there.endsWith('02-29') ? `${there.slice(0, 8)}${Number(there.slice(0, 4)) % 4 === 0 ? '29' : '28'}` : there
}

const shifted = ({ from, to }: Span, move: (date: PlainDate) => PlainDate): Span => ({ from: move(from), to: move(to) })

const soldWithin = (stays: readonly StayNights[], { from, to }: Span): Sold => {
  const nights = stays.flatMap((stay) => stay.nights).filter(({ night }) => from <= night && night < to)
  return { nights: nights.length, rent: sum(nights, ({ rent }) => rent), owner: sum(nights, ({ owner }) => owner) }
}

/** The owners' part of rent by the agreement in force, in basis points: from stays under it, or from a sample stay. */
const ownerShareOf = async (ctx: ReadCtx, home: Home, stays: readonly StayNights[]): Promise<number | null> => {
  const agreed = await contractOf(ctx, home.id, todayOf(home, ctx.now))
  if (!agreed) return null
  const nights = stays
    .filter(({ contractVersion }) => contractVersion === agreed.version)
    .flatMap((stay) => stay.nights)
  const rent = sum(nights, (night) => night.rent)
  if (rent > 0) return Math.round((sum(nights, ({ owner }) => owner) / rent) * 10_000)
  const terms = termsForStay(agreed, { nights: sampleNights, channel: 'direct' })
  return Math.round((shareOut({ rent: sampleRent, fees: [], total: sampleRent }, terms).net / sampleRent) * 10_000)
}

/** What was booked late a year ago, as if it came again 52 weeks later, on the same weekdays. */
type Late = { stays: { stay: StayNights; bookedAt: Date }[]; share: number }

/** Stays that came in later than today a year ago; less as many nights as were canceled since. */
const lateOf = async (ctx: ReadCtx, home: Home, window: Span): Promise<Late> => {
  const before = shifted(window, (date) => addDays(date, -yearDays))
  const inTheEnd = await stayNights(ctx, [home.id], before)
  const bySameDay = await stayNights(ctx, [home.id], before, new Date(ctx.now.getTime() - yearDays * 86_400_000))
  const known = new Set(bySameDay.map(({ id }) => id))
  const stayed = new Set(inTheEnd.map(({ id }) => id))
  const late = inTheEnd.filter(({ id }) => !known.has(id))
  const nights = soldWithin(late, before).nights
  const canceled = soldWithin(
    bySameDay.filter(({ id }) => !stayed.has(id)),
    before,
  ).nights
  return {
    stays: late.map((stay) => ({ stay, bookedAt: new Date(stay.confirmedAt.getTime() + yearDays * 86_400_000) })),
    share: nights === 0 ? 0 : Math.max(0, nights - canceled) / nights,
  }
}

/** The late stays at a strategy's prices, night by night. */
const repriced = ({ stays }: Late, { stayRents }: StrategyOption) =>
  stays.flatMap(({ stay: { id, arrive, depart }, bookedAt }) => {
    const again = { arrive: addDays(arrive, yearDays), depart: addDays(depart, yearDays) }
    const rents = stayRents(again, bookedAt)
    return nightsIn(again).map((night, at) => ({ id, night, rent: rents[at] ?? 0 }))
  })

const ownPickups = (
  months: readonly Span[],
  late: Late,
  balanced: StrategyOption,
  option: StrategyOption,
): Pickup[] => {
  const [usual, under] = [repriced(late, balanced), repriced(late, option)]
  return months.map(({ from, to }) => {
    const within = ({ night }: { night: PlainDate }) => from <= night && night < to
    const [here, there] = [usual.filter(within), under.filter(within)]
    return {
      nights: here.length * late.share,
      rent: sum(here, ({ rent }) => rent) * late.share,
      rentUnder: sum(there, ({ rent }) => rent) * late.share,
      stays: new Set(here.map(({ id }) => id)).size,
    }
  })
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0]
  return (low + high) / 2
}

/** The occupancy of comparable homes in a calendar month. */
const occupancyIn = (homes: readonly ObservedHome[], from: PlainDate): number => {
  const month = Number(from.slice(5, 7)) - 1
  const shares = homes.flatMap(({ months }) =>
    months.flatMap((one) => (one.month === month && one.sellable > 0 ? [one.booked / one.sellable] : [])),
  )
  return shares.length === 0 ? 0 : median(shares)
}

/** Nights a home would still sell at the occupancy of comparable homes, at the average price of its nights. */
const comparablePickups = (
  months: readonly KnownMonth[],
  homes: readonly ObservedHome[],
  balanced: StrategyOption,
  option: StrategyOption,
): Pickup[] =>
  months.map(({ from, to, booked, open, occupancy }) => {
    const dates = nightsIn({ arrive: from, depart: to })
    const nights = Math.max(0, Math.min(open, occupancy * (booked.nights + open) - booked.nights))
    const average = ({ nightRent }: StrategyOption) => sum(dates, nightRent) / dates.length
    return { nights, rent: nights * average(balanced), rentUnder: nights * average(option), stays: homes.length }
  })

const noPickup: Pickup = { nights: 0, rent: 0, rentUnder: 0, stays: 0 }

type Source = 'own' | 'comparable' | 'booked'
type ForecastFrom = { months: (KnownMonth & { source: Source })[]; late: Late; comparable: readonly ObservedHome[] }

/** Each month from its own source: a home that was new last year has nothing to repeat for the months before. */
const pickupsOf = ({ months, late, comparable }: ForecastFrom, balanced: StrategyOption, option: StrategyOption) => {
  const own = ownPickups(months, late, balanced, option)
  const alike = comparablePickups(months, comparable, balanced, option)
  return months.map(
    ({ source }, at) => (source === 'booked' ? noPickup : (source === 'own' ? own : alike)[at]) ?? noPickup,
  )
}

const halfMiles = (miles: number): number => Math.max(0.5, Math.ceil(miles * 2) / 2)

const comparableView = (home: Home, other: ObservedHome): Results['comparables'][number] => ({
  ...yearOf(other),
  bedrooms: other.bedrooms,
  sleeps: other.sleeps,
  miles: halfMiles(milesBetween(home, other)),
  pool: other.features.includes('pool'),
})

/** The first night a home is known to have sold, if that was in the year before; null if it sold earlier, or never. */
const firstNightOf = async (ctx: ReadCtx, home: Home, { from }: Span, stays: readonly StayNights[]) => {
  const before = await stayNights(ctx, [home.id], { from: yearLater(from, -2), to: from })
  return before.length > 0 ? null : (stays[0]?.arrive ?? null)
}

/** Everything known of a home's next twelve months, and of the twelve before. */
const knownOf = async (ctx: ReadCtx, home: Home) => {
  const today = todayOf(home, ctx.now)
  const window = { from: today, to: yearLater(today, 1) }
  const lastWindow = shifted(window, (date) => yearLater(date, -1))
  const lastStays = await stayNights(ctx, [home.id], lastWindow)
  const booked = await stayNights(ctx, [home.id], window)
  const firstNight = await firstNightOf(ctx, home, lastWindow, lastStays)
  const { own, comparable } = await observedLike(ctx, home)
  const enough = comparable.length >= fewestComparable
  const uses = (await usesOf(ctx, [home.id], window)).get(home.id) ?? []
  const sourceOf = (before: Span): Source => {
    const known = lastStays.length >= fewestStays && (firstNight === null || before.to > firstNight)
    return known ? 'own' : enough ? 'comparable' : 'booked'
  }
  const months = monthSpans(window).map((span) => {
    const before = shifted(span, (date) => yearLater(date, -1))
    const [first, nights] = [daysBetween(today, span.from), daysBetween(span.from, span.to)]
    const lastYear = soldWithin(lastStays, before)
    const source = sourceOf(before)
    return {
      ...span,
      source,
      before,
      lastYear,
      booked: soldWithin(booked, span),
      open: uses.slice(first, first + nights).filter((use) => use === 'free').length,
      occupancy: source === 'comparable' ? occupancyIn(comparable, span.from) : lastYear.nights / nights,
    }
  })
  const late = await lateOf(ctx, home, window)
  const ownerShare = await ownerShareOf(ctx, home, [...lastStays, ...booked])
  return {
    window,
    months,
    late,
    own,
    comparable,
    ownerShare,
    stays: lastStays.length,
    lastYear: soldWithin(lastStays, lastWindow),
  }
}

type Known = Awaited<ReturnType<typeof knownOf>>

const basisOf = ({ months }: Known): Results['basis'] => {
  const sources = new Set(months.map(({ source }) => source))
  if (sources.has('own')) return sources.has('comparable') ? 'mixed' : 'own'
  return sources.has('comparable') ? 'comparable' : 'booked'
}

type Say = (amount: number) => Money

const soldView = ({ nights, rent, owner }: Sold, money: Say) => ({
  nights,
  rent: money(rent),
  owner: money(owner),
  adr: nights === 0 ? null : money(Math.round(rent / nights)),
})

const expectedView = ({ booked, low, high, ...sold }: Forecast['year'], money: Say) => ({
  ...soldView(sold, money),
  low: money(low),
  high: money(high),
  booked: { nights: booked.nights, owner: money(booked.owner) },
})

const forecastsOf = (known: Known, options: readonly StrategyOption[], money: Say): Results['strategies'] => {
  const balanced = options.find(({ strategy }) => strategy === 'balanced')
  if (!balanced) return null
  return options.map((option) => {
    const pickups = pickupsOf(known, balanced, option)
    const { months, year } = forecastOf(
      known.months.map((month, at) => ({ ...month, pickup: pickups[at] ?? noPickup })),
      known.ownerShare ?? whole,
    )
    const { strategy, share, lastMinute } = option
    return {
      strategy,
      share,
      lastMinute,
      months: months.map(({ from, to, ...month }) => ({ from, to, ...expectedView(month, money) })),
      year: expectedView(year, money),
    }
  })
}

/**
 * What each strategy should bring a home's owners in the twelve months from today, beside the twelve before, and how
 * comparable homes did. The method is in docs/strategies.md.
 */
export const strategiesFor = async (ctx: ReadCtx, home: Home): Promise<Results> => {
  const known = await knownOf(ctx, home)
  const { window, comparable, own, ownerShare } = known
  const options = await strategyOptions(ctx, home)
  const money: Say = (amount) => ({ amount, currency: home.currency })
  return {
    home: { id: home.id, name: home.name, town: home.townName, timeZone: home.timeZone },
    currency: home.currency,
    ...window,
    chosen: options?.chosen ? { strategy: options.chosen.strategy, at: options.chosen.at.toISOString() } : null,
    floor: options && options.floor !== null ? money(options.floor) : null,
    basis: basisOf(known),
    stays: known.stays,
    ownerShare,
    strategies: options && forecastsOf(known, options.options, money),
    lastYear: {
      months: known.months.map(({ before, lastYear }) => ({ ...before, ...soldView(lastYear, money) })),
      year: soldView(known.lastYear, money),
    },
    comparables:
      comparable.length < fewestComparable
        ? []
        : comparable.slice(0, shownComparable).map((other) => comparableView(home, other)),
    comparableCount: comparable.length,
    own: own && own.months.length > 0 ? yearOf(own) : null,
  }
}
