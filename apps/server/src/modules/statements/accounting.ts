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
import type { homesOfOwner } from '#modules/homes'
import { balances, type OwnerHomeMove, ownerMovesByHome } from '#modules/ledger'
import { perNight, windowOf, yearBefore } from './accounting-rules.ts'
import { ownProperty, propertyView } from './own-property.ts'
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

/** Whose books of which year: their movements, and what stood at its start, home by home. */
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

/** The year's quarters to the present: of one home, or of all that the books know. */
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

/** What was booked for a window by now, and for the same dates a year earlier by the same day of that year. */
const paceOf = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  now: readonly NightsSold[],
  { window, today, money, currency }: { window: Window; today: PlainDate; money: Say; currency: string },
): Promise<Accounting['pace']> => {
  const before = { from: yearBefore(window.from), to: yearBefore(window.to) }
  const inCurrency = (sold: readonly NightsSold[]) => sold.filter((stay) => stay.currency === currency)
  const then = inCurrency(await nightsSold(ctx, homeIds, before, aYearAgo(ctx.now, today)))
  const inTheEnd = inCurrency(await nightsSold(ctx, homeIds, before))
  return {
    now: bookedView(now, money),
    yearAgo: bookedView(then, money),
    yearAgoInTheEnd: bookedView(inTheEnd, money),
    yearAgoOn: yearBefore(today),
  }
}

type HomeSource = { books: Books; uses: Map<number, NightUse[]>; sold: readonly NightsSold[]; money: Say }

const homeView = (home: OwnHome, { books, uses, sold, money }: HomeSource): Accounting['homes'][number] => {
  const { earned, paid, onTheWay } = yearOf(quartersIn(books, home.id))
  const own = bookedIn(sold.filter((stay) => stay.homeId === home.id))
  const used = uses.get(home.id) ?? []
  return {
    id: home.id,
    name: home.name,
    town: home.townName,
    share: home.shareBasisPoints,
    ...inMoney({ earned, paid, onTheWay }, money),
    paidNights: nightCounts(used).paid,
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
 * An owner's money of the year, quarter by quarter as their statements say it (R48, R49), and how the nights of their homes
 * sell: of all homes or of one, in one currency. Money is their share (R51); nights and rent are the homes'.
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
    pace: await paceOf(ctx, homeIds, sold, { window, today, money, currency }),
    homes: property ? [] : homes.map((home) => homeView(home, { books, uses, sold, money })),
    stays: sold.map((stay) => stayView(stay, names, money)),
  }
}
