import {
  type AccountingPeriod,
  type AnswerOf,
  addDays,
  type Money,
  type ownerAccounting,
  type PlainDate,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import {
  bookedAhead,
  type NightsSold,
  type NightUse,
  nightCounts,
  nightsSold,
  occupancyOf,
  usesOf,
} from '#modules/bookings'
import { type homesOfOwner, ownersOfHomes } from '#modules/homes'
import { balances, type OwnerHomeMove, ownerMovesByHome } from '#modules/ledger'
import { byChannel, forecastOf, perNight, windowOf, yearAhead, yearBefore } from './accounting-rules.ts'
import { ownProperty, propertyView } from './own-property.ts'
import { reservesOf } from './payable-funds.ts'
import { basisOf, closedQuarters, currenciesOf } from './queries.ts'
import { isClosed, type QuarterSum, quarterOf, quarterSums, quartersBetween } from './rules.ts'

type Accounting = AnswerOf<typeof ownerAccounting>['accounting']
type OwnHome = Awaited<ReturnType<typeof homesOfOwner>>[number]

export type AccountingQuery = {
  ownerId: number
  propertyId?: number | undefined
  currency?: string | undefined
  period: AccountingPeriod
}

/** The books of an owner's year: their movements, and the opening balances, by home. */
type Books = { today: PlainDate; moves: OwnerHomeMove[]; openings: Map<number, number> }

const booksOf = async (ctx: ReadCtx, ownerId: number, currency: string, today: PlainDate): Promise<Books> => {
  const year = today.slice(0, 4)
  const moves = await ownerMovesByHome(ctx, ownerId, { from: `${year}-01-01`, to: `${year}-12-31` })
  const filter = { accounts: ['payable:owner' as const], ownerId, currency, to: addDays(`${year}-01-01`, -1) }
  const status = await balances(ctx, filter, ['homeId'])
  return {
    today,
    moves: moves.filter((move) => move.currency === currency),
    openings: new Map(status.map(({ homeId, amount }) => [homeId ?? 0, amount])),
  }
}

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** The year's quarters up to now: of one home, or of all homes in the books. */
const quartersIn = ({ today, moves, openings }: Books, homeId?: number): QuarterSum[] => {
  const current = quarterOf(today)
  const quarters = quartersBetween({ year: current.year, quarter: 1 }, current)
  if (homeId === undefined) return quarterSums(moves, quarters, sumOf(openings.values()))
  const own = moves.filter((move) => move.homeId === homeId)
  return quarterSums(own, quarters, openings.get(homeId) ?? 0)
}

const yearOf = (quarters: readonly QuarterSum[]) => {
  const total = (figure: 'earned' | 'adjustments' | 'expenses' | 'payouts') =>
    sumOf(quarters.map((quarter) => quarter[figure]))
  return {
    opening: quarters[0]?.opening ?? 0,
    earned: total('earned'),
    adjustments: total('adjustments'),
    expenses: total('expenses'),
    paid: total('payouts'),
    onTheWay: quarters.at(-1)?.closing ?? 0,
  }
}

type Say = (amount: number) => Money

const inMoney = <Key extends string>(figures: Record<Key, number>, money: Say): Record<Key, Money> =>
  Object.fromEntries(Object.entries<number>(figures).map(([key, amount]) => [key, money(amount)])) as Record<Key, Money>

/** The basis points of a home with one owner. */
const whole = 10_000

const perNightIn = (rent: number, nights: number, money: Say): Money | null => {
  const average = perNight(rent, nights)
  return average === null ? null : money(average)
}

const bookedIn = (sold: readonly NightsSold[]) => ({
  nights: sumOf(sold.map(({ nights }) => nights)),
  rent: sumOf(sold.map(({ rent }) => rent)),
})

const bookedView = (sold: readonly NightsSold[], money: Say) => {
  const { nights, rent } = bookedIn(sold)
  return { nights, rent: money(rent) }
}

type Window = { from: PlainDate; to: PlainDate }

const nightsView = (uses: readonly NightUse[], sold: readonly NightsSold[], { from, to }: Window, money: Say) => {
  const { gross, available, paid: paidShare } = occupancyOf(uses)
  const { nights, rent } = bookedIn(sold)
  const counts = nightCounts(uses)
  return {
    from,
    to: addDays(to, -1),
    ...counts,
    gross,
    available,
    paidShare,
    rent: money(rent),
    adr: perNightIn(rent, nights, money),
    revpar: perNightIn(rent, counts.sellable, money),
  }
}

const aYearAgo = (now: Date, today: PlainDate): Date =>
  new Date(now.getTime() - (Date.parse(today) - Date.parse(yearBefore(today))))

/** What was booked for a window's dates a year earlier: by the same day of that year, and in the end. */
type YearAgo = { bySameDay: readonly NightsSold[]; inTheEnd: readonly NightsSold[] }

const yearAgoOf = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  { window, today, currency }: { window: Window; today: PlainDate; currency: string },
): Promise<YearAgo> => {
  const before = { from: yearBefore(window.from), to: yearBefore(window.to) }
  const inCurrency = (sold: readonly NightsSold[]) => sold.filter((stay) => stay.currency === currency)
  return {
    bySameDay: inCurrency(await nightsSold(ctx, homeIds, before, aYearAgo(ctx.now, today))),
    inTheEnd: inCurrency(await nightsSold(ctx, homeIds, before)),
  }
}

/** The booking pace: current bookings next to what was booked by the same day a year ago. */
const paceOf = (
  now: readonly NightsSold[],
  { bySameDay, inTheEnd }: YearAgo,
  { today, money }: { today: PlainDate; money: Say },
): Accounting['pace'] => ({
  now: bookedView(now, money),
  yearAgo: bookedView(bySameDay, money),
  yearAgoFinal: bookedView(inTheEnd, money),
  yearAgoOn: yearBefore(today),
})

/** Rent for the next twelve months: booked, and expected by what was booked late a year earlier. */
const forecastView = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  { today, currency, money }: { today: PlainDate; currency: string; money: Say },
): Promise<Accounting['forecast']> => {
  const window = yearAhead(today)
  const sold = (await nightsSold(ctx, homeIds, window)).filter((stay) => stay.currency === currency)
  const yearAgo = await yearAgoOf(ctx, homeIds, { window, today, currency })
  const booked = bookedIn(sold).rent
  const [bySameDay, inTheEnd] = [bookedIn(yearAgo.bySameDay).rent, bookedIn(yearAgo.inTheEnd).rent]
  const expected = forecastOf(booked, { bySameDay, inTheEnd })
  return {
    from: window.from,
    to: addDays(window.to, -1),
    booked: money(booked),
    expected: expected === null ? null : money(expected),
    yearAgo: money(bySameDay),
    yearAgoFinal: money(inTheEnd),
  }
}

/**
 * What today's co-owners of an owner's homes earned with each of them in the year, by home; homes without co-owners are
 * missing.
 */
const coOwnersEarned = async (
  ctx: ReadCtx,
  ownerId: number,
  homes: readonly OwnHome[],
  { currency, today }: { currency: string; today: PlainDate },
): Promise<Map<number, number>> => {
  const shared = homes.filter(({ shareBasisPoints }) => shareBasisPoints < whole).map(({ id }) => id)
  const owners = await ownersOfHomes(ctx, shared)
  const others = new Set([...owners.values()].flat().filter((id) => id !== ownerId))
  const books = new Map<number, Books>()
  for (const id of others) books.set(id, await booksOf(ctx, id, currency, today))
  return new Map(
    shared.map((homeId) => {
      const earned = (owners.get(homeId) ?? []).flatMap((id) => {
        const own = books.get(id)
        return own ? yearOf(quartersIn(own, homeId)).earned : []
      })
      return [homeId, sumOf(earned)]
    }),
  )
}

type HomeSource = {
  books: Books
  uses: Map<number, NightUse[]>
  sold: readonly NightsSold[]
  yearAgo: YearAgo
  reserves: ReadonlyMap<number, number>
  coOwners: ReadonlyMap<number, number>
  money: Say
}

const homeView = (
  home: OwnHome,
  { books, uses, sold, yearAgo, reserves, coOwners, money }: HomeSource,
): Accounting['homes'][number] => {
  const { opening, earned, adjustments, expenses, paid, onTheWay } = yearOf(quartersIn(books, home.id))
  const ofHome = ({ homeId }: NightsSold) => homeId === home.id
  const own = bookedIn(sold.filter(ofHome))
  const used = uses.get(home.id) ?? []
  const reserve = reserves.get(home.id) ?? 0
  const others = coOwners.get(home.id)
  return {
    id: home.id,
    name: home.name,
    town: home.townName,
    share: home.shareBasisPoints,
    ...inMoney({ opening, earned, adjustments, expenses, paid, onTheWay, reserve }, money),
    coOwners: others === undefined ? null : money(others),
    paidNights: nightCounts(used).paid,
    paidNightsYearAgo: bookedIn(yearAgo.bySameDay.filter(ofHome)).nights,
    paidShare: occupancyOf(used).paid,
    adr: perNightIn(own.rent, own.nights, money),
  }
}

const stayView = (
  { id, number, homeId, arrive, depart, nights, rent }: NightsSold,
  names: Map<number, string>,
  money: Say,
) => ({
  bookingId: id,
  number,
  home: names.get(homeId) ?? '',
  arrive,
  depart,
  nights,
  rent: money(rent),
})

/**
 * An owner's money for the year, quarter by quarter as in their statements (R48, R49), and how the nights of their
 * homes sell: for all homes or one, in one currency. Money is their share (R51); nights and rent are the homes'.
 * @throws Problem 404 for a home they have no share in
 */
export const accountingOf = async (ctx: ReadCtx, requested: AccountingQuery): Promise<Accounting> => {
  const { ownerId, propertyId, period } = requested
  const { held, homes: shown, property } = await ownProperty(ctx, ownerId, propertyId)
  const currencies = await currenciesOf(ctx, ownerId)
  const currency = requested.currency ?? property?.currency ?? currencies[0] ?? 'USD'
  const homes = shown.filter((home) => home.currency === currency)
  const homeIds = homes.map(({ id }) => id)
  const { today } = ctx
  const money: Say = (amount) => ({ amount, currency })

  const books = await booksOf(ctx, ownerId, currency, today)
  const quarters = quartersIn(books, propertyId)
  const closed = await closedQuarters(ctx, ownerId)
  const window = windowOf(period, today)
  const uses = await usesOf(ctx, homeIds, window)
  const sold = await nightsSold(ctx, homeIds, window)
  const yearAgo = await yearAgoOf(ctx, homeIds, { window, today, currency })
  const reserves = await reservesOf(ctx, ownerId, currency)
  const coOwners = await coOwnersEarned(ctx, ownerId, property ? [] : homes, { currency, today })
  const names = new Map(held.map(({ id, name }) => [id, name]))
  return {
    today,
    currency,
    currencies,
    basis: await basisOf(ctx, homeIds, today),
    period,
    property: propertyView(property),
    quarters: quarters.map(({ year, quarter, payouts: paid, ...figures }) => ({
      year,
      quarter,
      state: isClosed(closed, { year, quarter }) ? ('closed' as const) : ('open' as const),
      ...inMoney({ ...figures, paid }, money),
    })),
    money: {
      year: quarterOf(today).year,
      ...inMoney({ ...yearOf(quarters), bookedAhead: await bookedAhead(ctx, homeIds, ownerId, currency) }, money),
    },
    nights: nightsView([...uses.values()].flat(), sold, window, money),
    pace: paceOf(sold, yearAgo, { today, money }),
    channels: byChannel(sold).map((row) => ({ ...row, rent: money(row.rent) })),
    forecast: await forecastView(ctx, homeIds, { today, currency, money }),
    homes: property
      ? []
      : homes.map((home) => homeView(home, { books, uses, sold, yearAgo, reserves, coOwners, money })),
    stays: sold.map((stay) => stayView(stay, names, money)),
  }
}
