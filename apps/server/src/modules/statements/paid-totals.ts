import type { AnswerOf, PaidPayoutData, paidPayouts } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { businessDay } from '#kernel/company'
import type { ReadCtx } from '#kernel/work'
import { homesInBrief } from '#modules/homes'
import { type Entry, entriesOf, ownerMovesByHome } from '#modules/ledger'
import { type PayoutAccountRow, payoutAccountsByIds } from '#modules/payees'
import { ownProperty, propertyView } from './own-property.ts'
import { type Covered, coverOf } from './payout-cover.ts'
import { quarterOf } from './rules.ts'
import { db, type StatementsTables } from './tables.ts'

type Paid = AnswerOf<typeof paidPayouts>
type Row = Selectable<StatementsTables['statements.payout']>

const payoutsTo = (ctx: ReadCtx, ownerId: number): Promise<Row[]> =>
  db(ctx).selectFrom('statements.payout').selectAll().where('owner_id', '=', ownerId).orderBy('id', 'desc').execute()

/** Returns which earnings each payout paid, in any currency, and which entry belongs to which payout. */
const coversOf = async (ctx: ReadCtx, ownerId: number): Promise<Map<number, Covered[]>> => {
  const byCurrency = Map.groupBy(await ownerMovesByHome(ctx, ownerId), ({ currency }) => currency)
  return new Map([...byCurrency.values()].flatMap((moves) => [...coverOf(moves)]))
}

/** When it is expected, per Stripe or else by its run; and whether its account is not at fault if it was returned. */
type Way = { on: string; accountStands: boolean }

type Sources = {
  accounts: ReadonlyMap<number, PayoutAccountRow>
  covers: ReadonlyMap<number, Covered[]>
  /** By payout. */
  entries: ReadonlyMap<number, Entry>
  /** By payout. */
  ways: ReadonlyMap<number, Way>
  earnings: ReadonlyMap<number, Entry>
  homes: ReadonlyMap<number, string>
}

const coverView = ({ entryId, homeId, amount }: Covered, currency: string, { earnings, homes }: Sources) => {
  const earning = earnings.get(entryId)
  return {
    entryId,
    on: earning?.dated ?? '',
    document: earning?.document ?? '',
    bookingId: earning?.bookingId ?? null,
    homeId,
    home: homes.get(homeId) ?? '',
    amount: { amount, currency },
  }
}

const payoutView = (row: Row, sources: Sources): PaidPayoutData[] => {
  const entry = sources.entries.get(row.id)
  if (!entry) return []
  const account = sources.accounts.get(row.payout_account_id ?? 0)
  return [
    {
      id: row.id,
      at: row.paid_at.toISOString(),
      amount: { amount: row.amount_minor, currency: row.currency },
      account: account ? { kind: account.kind, ending: account.ending } : null,
      state: row.state,
      expectedOn: sources.ways.get(row.id)?.on ?? null,
      accountStands: sources.ways.get(row.id)?.accountStands ?? false,
      note: row.note,
      statement: quarterOf(entry.dated),
      entryId: entry.id,
      covers: (sources.covers.get(entry.id) ?? []).map((cover) => coverView(cover, row.currency, sources)),
    },
  ]
}

const wayOf = async (ctx: ReadCtx, rows: readonly Row[]): Promise<Map<number, Way>> => {
  if (rows.length === 0) return new Map()
  const days = await db(ctx)
    .selectFrom('statements.run_line as line')
    .innerJoin('statements.payout_run as run', 'run.id', 'line.run_id')
    .leftJoin('statements.carriage as carriage', 'carriage.payout_id', 'line.payout_id')
    .select(['line.payout_id', 'run.effective_on', 'carriage.expected_on', 'carriage.blames_account'])
    .where(
      'line.payout_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return new Map(
    days.map(({ payout_id, effective_on, expected_on, blames_account }) => [
      payout_id ?? 0,
      { on: expected_on ?? effective_on ?? '', accountStands: blames_account === false },
    ]),
  )
}

const sourcesOf = async (ctx: ReadCtx, ownerId: number, rows: readonly Row[]): Promise<Sources> => {
  const ids = rows.flatMap((row) => row.payout_account_id ?? [])
  const sources = new Set(rows.map(({ id }) => `payout:${id}`))
  const paid = (await entriesOf(ctx, { ownerId, purposes: ['payout'] })).filter(({ source }) => sources.has(source))
  const covers = await coversOf(ctx, ownerId)
  const reported = paid.flatMap(({ id }) => covers.get(id) ?? [])
  const earnings = await entriesOf(ctx, { ids: [...new Set(reported.map(({ entryId }) => entryId))] })
  const homes = await homesInBrief(ctx, [...new Set(reported.map(({ homeId }) => homeId))])
  return {
    accounts: await payoutAccountsByIds(ctx, ids),
    covers,
    ways: await wayOf(ctx, rows),
    entries: new Map(paid.map((entry) => [Number(entry.source.slice('payout:'.length)), entry])),
    earnings: new Map(earnings.map((entry) => [entry.id, entry])),
    homes: new Map(homes.map(({ id, name }) => [id, name])),
  }
}

const yearOf = (ctx: ReadCtx, row: Row): number => Number(businessDay(ctx.companyZone, row.paid_at).slice(0, 4))

/**
 * What an owner was paid in a year, latest first: the account, the statement that lists it, and the earnings it paid.
 * @throws Problem 404 for a home they have no share in
 */
export const paidTo = async (
  ctx: ReadCtx,
  { ownerId, propertyId, year }: { ownerId: number; propertyId?: number | undefined; year?: number | undefined },
): Promise<Paid> => {
  const { property } = await ownProperty(ctx, ownerId, propertyId)
  const rows = await payoutsTo(ctx, ownerId)
  const years = [...new Set(rows.map((row) => yearOf(ctx, row)))]
  const shown = year ?? years[0] ?? Number(ctx.today.slice(0, 4))
  const ofYear = rows.filter((row) => yearOf(ctx, row) === shown)
  const sources = await sourcesOf(ctx, ownerId, ofYear)
  return {
    year: shown,
    years,
    payouts: ofYear
      .flatMap((row) => payoutView(row, sources))
      .filter(({ covers }) => property === undefined || covers.some(({ homeId }) => homeId === property.id)),
    property: propertyView(property),
  }
}
