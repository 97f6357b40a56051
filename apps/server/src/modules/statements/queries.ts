import {
  addDays,
  isEarned,
  isExpense,
  type Money,
  type OwnerFigures,
  ownerFigures,
  type PlainDate,
  type StatementBodyData,
  type StatementData,
} from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import { accountById, accountsByIds } from '#modules/accounts'
import { bookingsByIds, ownerMoneyOfMany } from '#modules/bookings'
import { bookCurrency } from '#modules/company'
import { contractOf, homesInBrief, homesOfOwner } from '#modules/homes'
import { balanceOf, type Entry, entriesOf, type OwnerMove, ownerMoves, ownerMovesByHome } from '#modules/ledger'
import { taxAuthorityNames } from '#modules/pricing'
import { closingOf, datesOf, isClosed, type Quarter, quarterOf, quarterSums, quartersBetween } from './rules.ts'
import { type HomeLine, linesOf, type StayNote } from './statement-lines.ts'
import { db, type StatementsTables } from './tables.ts'

type Closed = StatementsTables['statements.closed']

export const closedQuarters = (ctx: ReadCtx, ownerId: number): Promise<Closed[]> =>
  db(ctx).selectFrom('statements.closed').selectAll().where('owner_id', '=', ownerId).execute()

const closedOf = (ctx: ReadCtx, ownerId: number, { year, quarter }: Quarter, currency: string) =>
  db(ctx)
    .selectFrom('statements.closed')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('year', '=', year)
    .where('quarter', '=', quarter)
    .where('currency', '=', currency)
    .executeTakeFirst()

/** The currencies an owner has money in, busiest first; that of their homes, or the company's, before there is any. */
export const currenciesOf = async (ctx: ReadCtx, ownerId: number): Promise<string[]> => {
  const counts = new Map<string, number>()
  for (const { currency } of await ownerMoves(ctx, ownerId)) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  if (counts.size > 0) return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([code]) => code)
  const [home] = await homesOfOwner(ctx, ownerId)
  return [home?.currency ?? (await bookCurrency(ctx))]
}

const stayNotes = async (ctx: ReadCtx, ownerId: number, entries: readonly Entry[]): Promise<Map<number, StayNote>> => {
  const ids = [...new Set(entries.map((entry) => entry.bookingId).filter((id) => id !== null))]
  const bookings = await bookingsByIds(ctx, ids)
  const guests = await accountsByIds(
    ctx,
    [...bookings.values()].map((booking) => booking.guestId),
  )
  const money = await ownerMoneyOfMany(ctx, [...bookings.values()], ownerId)
  return new Map(
    [...bookings].map(([id, { number, guestId, arrive, depart, contract }]) => {
      const guest = guests.get(guestId)
      const name = guest ? `${guest.firstName} ${guest.lastName}` : ''
      const byNight = contract.recognition === 'each_night'
      return [id, { number, guest: name, arrive, depart, byNight, money: money.get(id)?.lines ?? [] }]
    }),
  )
}

export const basisOf = async (ctx: ReadCtx, homeIds: readonly number[], on: PlainDate): Promise<Said> => {
  const contracts = await Promise.all(homeIds.map((homeId) => contractOf(ctx, homeId, on)))
  const ways = new Set(contracts.map((contract) => contract?.recognition ?? 'check_in'))
  const [only] = ways
  return said(`statement.basis.${ways.size === 1 && only ? only : ways.size === 0 ? 'check_in' : 'mixed'}`)
}

const withoutHome = ({ homeId: _, ...line }: HomeLine) => line

const amountOf = (lines: readonly HomeLine[], counts: (line: HomeLine) => boolean): number =>
  lines.filter(counts).reduce((sum, line) => sum + line.amount.amount, 0)

const homesOf = async (ctx: ReadCtx, lines: readonly HomeLine[], money: (amount: number) => Money) => {
  const byHome = Map.groupBy(
    lines.filter((line) => line.kind !== 'payout'),
    (line) => line.homeId,
  )
  const homes = await homesInBrief(ctx, [...byHome.keys()])
  return homes.map(({ id, name, townName }) => {
    const own = byHome.get(id) ?? []
    return {
      id,
      name,
      town: townName,
      earned: money(amountOf(own, ({ kind }) => isEarned(kind))),
      expenses: money(-amountOf(own, ({ kind }) => isExpense(kind)) || 0),
      nights: own.reduce((sum, line) => sum + (line.nights ?? 0), 0),
      lines: own.map(withoutHome),
    }
  })
}

type Whose = { ownerId: number; currency?: string | undefined; legalName: string }
/** For all their homes, or one. */
type Requested = Whose & { homeId?: number | undefined }
export type StatementQuery = Quarter & Whose

type Days = { from: PlainDate; to: PlainDate }

type Period = {
  query: Requested
  currency: string
  from: PlainDate
  to: PlainDate
  moves: OwnerMove[]
  entries: Entry[]
}

const movesOf = async (ctx: ReadCtx, { ownerId, homeId }: Requested, days: Days): Promise<OwnerMove[]> =>
  homeId === undefined
    ? await ownerMoves(ctx, ownerId, days)
    : (await ownerMovesByHome(ctx, ownerId, days)).filter((move) => move.homeId === homeId)

const periodOf = async (ctx: ReadCtx, requested: Requested, currency: string, { from, to }: Days): Promise<Period> => {
  const moves = (await movesOf(ctx, requested, { from, to })).filter((move) => move.currency === currency)
  const entries = await entriesOf(ctx, { ids: moves.map((move) => move.entryId) })
  return { query: requested, currency, from, to, moves, entries }
}

const namesOf = async (ctx: ReadCtx, entries: readonly Entry[]): Promise<Map<number, string>> => {
  const ids = [...new Set(entries.flatMap(({ lines }) => lines.map(({ homeId }) => homeId ?? 0)))].filter(Boolean)
  return new Map((await homesInBrief(ctx, ids)).map(({ id, name }) => [id, name]))
}

type Moved = {
  ownerId: number
  homeId?: number | undefined
  currency: string
  from: PlainDate
  moves: readonly OwnerMove[]
}

/** Movements as lines of a statement that starts on a given day. */
export const linesOfMoves = async (ctx: ReadCtx, moved: Moved, entries: readonly Entry[]): Promise<HomeLine[]> =>
  linesOf({
    ...moved,
    entries,
    moves: new Map(moved.moves.map((move) => [move.entryId, move])),
    stays: await stayNotes(ctx, moved.ownerId, entries),
    homeNames: await namesOf(ctx, entries),
    authorityNames: await taxAuthorityNames(ctx),
  })

const bodyOf = async (ctx: ReadCtx, period: Period, currencies: string[]): Promise<StatementBodyData> => {
  const { query, currency, from, to, moves, entries } = period
  const { ownerId, homeId, legalName } = query
  const until = { ownerId, currency, to: addDays(from, -1), ...(homeId !== undefined && { homeId }) }
  const opening = await balanceOf(ctx, 'payable:owner', until)
  const figures: OwnerFigures = ownerFigures(moves, from)
  const lines = await linesOfMoves(ctx, { ownerId, homeId, currency, from, moves }, entries)
  const money = (amount: number): Money => ({ amount, currency })
  const homes = await homesOf(ctx, lines, money)
  const owner = await accountById(ctx, ownerId)
  return {
    from,
    to,
    basis: await basisOf(
      ctx,
      homes.map(({ id }) => id),
      to,
    ),
    currency,
    currencies,
    opening: money(opening),
    earned: money(figures.earned),
    adjustments: money(figures.adjustments),
    expenses: money(figures.expenses),
    payouts: money(figures.payouts),
    closing: money(closingOf(opening, figures)),
    homes,
    payoutLines: lines.filter((line) => line.kind === 'payout').map(withoutHome),
    legalName,
    ownerName: owner ? `${owner.firstName} ${owner.lastName}` : '',
  }
}

/**
 * An owner's statement for a quarter in one currency, down to the journal entries (R48): word for word as it was
 * closed, or the current figures while it is open.
 */
export const quarterStatement = async (ctx: ReadCtx, requested: StatementQuery): Promise<StatementData> => {
  const currencies = await currenciesOf(ctx, requested.ownerId)
  const currency = requested.currency ?? currencies[0] ?? 'USD'
  const closed = await closedOf(ctx, requested.ownerId, requested, currency)
  if (closed) return { ...(JSON.parse(closed.document) as StatementData), currencies }
  const { year, quarter } = requested
  const body = await bodyOf(ctx, await periodOf(ctx, requested, currency, datesOf(requested)), currencies)
  return { ...body, year, quarter, state: 'open', closedAt: null }
}

/**
 * What an owner earned and was paid from one day to another, both included, for all homes or one. Never closed: later
 * entries change it.
 */
export const statementOfDays = async (ctx: ReadCtx, requested: Requested & Days): Promise<StatementBodyData> => {
  const currencies = await currenciesOf(ctx, requested.ownerId)
  const currency = requested.currency ?? currencies[0] ?? 'USD'
  return await bodyOf(ctx, await periodOf(ctx, requested, currency, requested), currencies)
}

export type QuarterFigures = Quarter & {
  state: 'open' | 'closed'
  currency: string
  earned: number
  payouts: number
  closing: number
}

/** An owner's quarters from the first money to now, latest first, in their main currency. */
export const quartersOf = async (ctx: ReadCtx, ownerId: number): Promise<QuarterFigures[]> => {
  const [currency = 'USD'] = await currenciesOf(ctx, ownerId)
  const moves = (await ownerMoves(ctx, ownerId)).filter((move) => move.currency === currency)
  const today = quarterOf(ctx.today)
  const first = moves[0] ? quarterOf(moves[0].dated) : today
  const closed = await closedQuarters(ctx, ownerId)
  const quarters = quarterSums(moves, quartersBetween(first, today), 0)
  return quarters
    .map((quarter): QuarterFigures => ({ ...quarter, currency, state: isClosed(closed, quarter) ? 'closed' : 'open' }))
    .reverse()
}
