import {
  addDays,
  daysBetween,
  fullName,
  instantAt,
  leadTimeBands,
  type QueryOf,
  type ReportTotals,
  type StaySource,
  type staffReport,
  stayLengthBands,
  staySources,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { programsOf } from '#modules/attribution'
import { countNightUse, type NightUseCount } from '#modules/availability'
import { type SoldNights, salesBy, soldNights, sourceOf } from '#modules/bookings'
import { responseTimes } from '#modules/conversations'
import { sharesOn, townsWithHomes } from '#modules/homes'
import { reviewFigures } from '#modules/reviews'
import { cleaningTimes } from '#modules/works'
import { budgetsBetween } from './budgets.ts'
import { type Narrowed, type Portfolio, portfolioOf } from './portfolio.ts'
import {
  bandsOf,
  budgetOf,
  divide,
  monthsOf,
  type Period,
  periodBefore,
  salesOf,
  totalsOf,
  yearBefore,
} from './rules.ts'

export type ReportedStay = SoldNights & { source: StaySource; leadTime: number; length: number }

/** Lists the stays of a figure, one row per month, with their sources. */
export const staysOf = async (
  ctx: ReadCtx,
  { homes }: Portfolio,
  figure: 'sold' | 'canceled',
  { currency, window }: { currency: string; window: Period },
): Promise<ReportedStay[]> => {
  const rows = await soldNights(ctx, figure, { homeIds: homes.map(({ id }) => id), currency, window })
  const programs = await programsOf(ctx, [...new Set(rows.map(({ bookingId }) => bookingId))])
  return rows.map((row) => ({
    ...row,
    source: sourceOf(programs.get(row.bookingId), row.byOffer),
    // A booking for tonight can be made after midnight; that is zero lead time, not negative.
    leadTime: Math.max(0, daysBetween(row.bookedOn, row.arrive)),
    length: daysBetween(row.arrive, row.depart),
  }))
}

type Year = { stays: readonly ReportedStay[]; nights: readonly NightUseCount[] }

const yearOf = async (ctx: ReadCtx, portfolio: Portfolio, currency: string, window: Period): Promise<Year> => ({
  stays: await staysOf(ctx, portfolio, 'sold', { currency, window }),
  nights: await countNightUse(ctx, portfolio.counted, window),
})

const grouped = (
  now: Year,
  before: Year,
  keyOf: (homeId: number) => string,
  nameOf: (key: string) => string,
): { id: string; name: string; now: ReportTotals; lastYear: ReportTotals }[] => {
  const split = ({ stays, nights }: Year) => ({
    stays: Map.groupBy(stays, ({ homeId }) => keyOf(homeId)),
    nights: Map.groupBy(nights, ({ homeId }) => keyOf(homeId)),
  })
  const [one, other] = [split(now), split(before)]
  const keys = new Set([...one.stays.keys(), ...one.nights.keys(), ...other.stays.keys(), ...other.nights.keys()])
  return [...keys]
    .map((id) => ({
      id,
      name: nameOf(id),
      now: totalsOf(one.stays.get(id) ?? [], one.nights.get(id) ?? []),
      lastYear: totalsOf(other.stays.get(id) ?? [], other.nights.get(id) ?? []),
    }))
    .sort((a, b) => b.now.rent - a.now.rent || a.name.localeCompare(b.name, 'en'))
}

/** Rent per owner, by the shares on each check-in day. Rent without a known owner is under 0. */
const rentByOwner = ({ shares }: Portfolio, stays: readonly ReportedStay[]): Map<number, number> => {
  const rents = new Map<number, number>()
  const add = (owner: number, amount: number) => rents.set(owner, (rents.get(owner) ?? 0) + amount)
  for (const stay of stays) {
    const holders = sharesOn(shares.get(stay.homeId) ?? [], stay.arrive)
    if (holders.length === 0) add(0, stay.rent)
    for (const { holder, amount } of divide(stay.rent, holders)) add(holder.accountId, amount)
  }
  return rents
}

const ownerRows = async (ctx: ReadCtx, portfolio: Portfolio, now: Year, before: Year, ownerId?: number) => {
  const [rents, earlier] = [rentByOwner(portfolio, now.stays), rentByOwner(portfolio, before.stays)]
  const ids = [...new Set([...rents.keys(), ...earlier.keys()])]
  const people = await accountsByIds(
    ctx,
    ids.filter((id) => id > 0),
  )
  const homesOf = (id: number) =>
    portfolio.homes.filter((home) =>
      sharesOn(portfolio.shares.get(home.id) ?? [], ctx.today).some(({ accountId }) => accountId === id),
    ).length
  return ids
    .filter((id) => ownerId === undefined || id === ownerId)
    .map((id) => {
      const person = people.get(id)
      return {
        id: String(id),
        name: person ? fullName(person) : '',
        rent: rents.get(id) ?? 0,
        lastYear: earlier.get(id) ?? 0,
        homes: homesOf(id),
      }
    })
    .sort((a, b) => b.rent - a.rent || a.name.localeCompare(b.name, 'en'))
}

/** Owners with a home published before the period, and how many of them still have a home in service. */
const retention = ({ homes, counted, shares }: Portfolio, { from }: Period, today: string) => {
  const inService = new Set(counted.filter((home) => home.inService).map(({ id }) => id))
  const since = new Map(counted.map((home) => [home.id, home.since]))
  const ownersOf = (chosen: readonly { id: number }[], on: string) =>
    new Set(chosen.flatMap(({ id }) => sharesOn(shares.get(id) ?? [], on).map(({ accountId }) => accountId)))
  const before = ownersOf(
    homes.filter(({ id }) => (since.get(id) ?? '9') < from),
    from,
  )
  const now = ownersOf(
    homes.filter(({ id }) => inService.has(id)),
    today,
  )
  return { before: before.size, retained: [...before].filter((owner) => now.has(owner)).length }
}

const pickupDays = [7, 30] as const
const dayMs = 86_400_000

type ReportQuery = Pick<QueryOf<typeof staffReport>, 'from' | 'to'> & Narrowed

/** Computes all figures for a period, read in one snapshot so that they are consistent. */
export const reportOf = async (ctx: ReadCtx, { from, to, ...narrowed }: ReportQuery) => {
  const window = { from, to }
  const past = periodBefore(window)
  const { currency } = narrowed
  const portfolio = await portfolioOf(ctx, narrowed)
  const homeIds = portfolio.homes.map(({ id }) => id)
  const chosen = { homeIds, currency }
  const now = await yearOf(ctx, portfolio, currency, window)
  const before = await yearOf(ctx, portfolio, currency, past)
  const canceled = await staysOf(ctx, portfolio, 'canceled', { currency, window })
  const canceledBefore = await staysOf(ctx, portfolio, 'canceled', { currency, window: past })
  const budgets = portfolio.isNarrowed && !narrowed.town ? [] : await budgetsBetween(ctx, currency, window)
  const townBudgets = budgets.filter(({ town }) => narrowed.town === undefined || town === narrowed.town)
  const hasBudget = narrowed.homeId === undefined && narrowed.ownerId === undefined && !narrowed.within
  const budgetFor = (period: Period) => (hasBudget ? budgetOf(townBudgets, period) : null)
  const soldNow = salesOf(now.stays)
  const pickup = []
  for (const days of pickupDays) {
    const then = await salesBy(ctx, new Date(ctx.now.getTime() - days * dayMs), { ...chosen, window })
    pickup.push({ days, nights: soldNow.nights - then.nights, rent: soldNow.rent - then.rent })
  }
  const yearAgo = new Date(instantAt(ctx.companyZone, addDays(yearBefore(ctx.today), 1), '00:00').getTime() - 1)
  const instants = {
    from: instantAt(ctx.companyZone, from, '00:00'),
    to: instantAt(ctx.companyZone, to, '00:00'),
  }
  const townOf = (homeId: number) => portfolio.byId.get(homeId)?.townId ?? ''
  const towns = await townsWithHomes(ctx)
  const townNames = new Map(towns.map(({ id, name }) => [id, name]))
  const [sold, lost] = [soldNow.stays, salesOf(canceled)]
  return {
    from,
    to,
    today: ctx.today,
    currency,
    otherCurrencies: portfolio.otherCurrencies,
    towns,
    now: totalsOf(now.stays, now.nights),
    lastYear: totalsOf(before.stays, before.nights),
    budget: budgetFor(window),
    pace: { now: soldNow, lastYear: await salesBy(ctx, yearAgo, { ...chosen, window: past }) },
    pickup,
    months: monthsOf(window).map((month) => {
      const end = monthsOf({ from: month, to: addDays(month, 32) })[1] ?? to
      const of = ({ stays, nights }: Year, wanted: string) =>
        totalsOf(
          stays.filter((stay) => stay.month === wanted),
          nights.filter((night) => night.month === wanted),
        )
      return {
        month,
        now: of(now, month),
        lastYear: of(before, yearBefore(month)),
        budget: budgetFor({ from: from > month ? from : month, to: to < end ? to : end }),
      }
    }),
    byTown: grouped(now, before, townOf, (id) => townNames.get(id) ?? id),
    byHome: grouped(now, before, String, (id) => portfolio.byId.get(Number(id))?.name ?? id),
    byOwner: await ownerRows(ctx, portfolio, now, before, narrowed.ownerId),
    bySource: staySources.flatMap((source) => {
      const of = ({ stays }: Year) => salesOf(stays.filter((stay) => stay.source === source))
      const [here, earlier] = [of(now), of(before)]
      return here.stays + earlier.stays === 0 ? [] : [{ source, ...here, lastYear: earlier }]
    }),
    leadTime: bandsOf(now.stays, leadTimeBands, ({ leadTime }) => leadTime),
    lengthOfStay: bandsOf(now.stays, stayLengthBands, ({ length }) => length),
    canceled: {
      ...lost,
      rate: sold + lost.stays === 0 ? null : Math.round((lost.stays / (sold + lost.stays)) * 10_000),
      lastYear: salesOf(canceledBefore),
    },
    owners: retention(portfolio, window, ctx.today),
    responses: await responseTimes(ctx, instants),
    cleaning: await cleaningTimes(ctx, homeIds, instants),
    reviews: await reviewFigures(ctx, homeIds, instants),
  }
}
