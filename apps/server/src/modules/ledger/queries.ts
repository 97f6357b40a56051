import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type AccountCode, accountOf, type Dimension } from './engine/chart.ts'
import type { JournalLine } from './engine/entry.ts'
import { db } from './tables.ts'

export type LineFilter = {
  accounts?: readonly AccountCode[]
  currency?: string
  homeId?: number
  bookingId?: number
  ownerId?: number
  authority?: string
  /** Days on which the entries count, both included. */
  from?: PlainDate
  to?: PlainDate
}

const columns = {
  homeId: 'line.home_id',
  bookingId: 'line.booking_id',
  ownerId: 'line.owner_id',
  partnerId: 'line.partner_id',
  vendorId: 'line.vendor_id',
  authority: 'line.authority',
} as const satisfies Record<Dimension, string>

const linesOf = (ctx: ReadCtx, filter: LineFilter) => {
  const equals = ['homeId', 'bookingId', 'ownerId', 'authority'] as const
  let query = db(ctx).selectFrom('ledger.line as line')
  if (filter.accounts) query = query.where('line.account', 'in', filter.accounts)
  if (filter.currency) query = query.where('line.currency', '=', filter.currency)
  for (const dimension of equals) {
    const wanted = filter[dimension]
    if (wanted !== undefined) query = query.where(columns[dimension], '=', wanted)
  }
  const { from, to } = filter
  if (from === undefined && to === undefined) return query
  return query.where(({ exists, selectFrom }) => {
    let entry = selectFrom('ledger.entry as entry').select('entry.id').whereRef('entry.id', '=', 'line.entry_id')
    if (from !== undefined) entry = entry.where('entry.dated', '>=', from)
    if (to !== undefined) entry = entry.where('entry.dated', '<=', to)
    return exists(entry)
  })
}

const naturalSign = (account: string): 1 | -1 => (accountOf(account)?.normalSide === 'credit' ? -1 : 1)

export type Balance<By extends Dimension = never> = {
  account: AccountCode
  currency: string
  /** In minor units, positive on the side where the account grows. */
  amount: number
} & Record<Exclude<By, 'authority'>, number | null> &
  Record<By & 'authority', string | null>

/** What the accounts stand at, per currency, and broken down by the dimensions asked for. */
export const balances = async <By extends Dimension = never>(
  ctx: ReadCtx,
  filter: LineFilter = {},
  by: readonly By[] = [],
): Promise<Balance<By>[]> => {
  const rows = await linesOf(ctx, filter)
    .select(['line.account', 'line.currency', sql<number>`sum(line.amount_minor)::bigint`.as('signed')])
    .select(by.map((dimension) => sql<number | string | null>`${sql.ref(columns[dimension])}`.as(dimension)))
    .groupBy(['line.account', 'line.currency', ...by.map((dimension) => columns[dimension])])
    .orderBy('line.account')
    .orderBy('line.currency')
    .execute()
  return rows.map(({ signed, ...row }) => ({
    ...row,
    amount: naturalSign(row.account) * signed || 0,
  })) as unknown as Balance<By>[]
}

/** One account's balance in one currency, positive on the side where it grows. */
export const balanceOf = async (
  ctx: ReadCtx,
  account: AccountCode,
  filter: Omit<LineFilter, 'accounts'> & { currency: string },
): Promise<number> => {
  const [row] = await balances(ctx, { ...filter, accounts: [account] })
  return row?.amount ?? 0
}

export type Entry = {
  id: number
  purpose: string
  source: string
  document: string
  homeId: number | null
  bookingId: number | null
  reverses: number | null
  /** The business day, and the day the entry counts in an owner's books. */
  occurredOn: PlainDate
  dated: PlainDate
  postedAt: Date
  lines: (JournalLine & { account: AccountCode })[]
}

export type EntryFilter = {
  ids?: readonly number[]
  bookingId?: number
  homeId?: number
  /** Entries with a line on this owner's account. */
  ownerId?: number
  purposes?: readonly string[]
  from?: PlainDate
  to?: PlainDate
}

const entryRows = async (ctx: ReadCtx, filter: EntryFilter) => {
  let query = db(ctx).selectFrom('ledger.entry as entry').selectAll()
  if (filter.ids) query = query.where('entry.id', 'in', filter.ids)
  if (filter.bookingId !== undefined) query = query.where('entry.booking_id', '=', filter.bookingId)
  if (filter.homeId !== undefined) query = query.where('entry.home_id', '=', filter.homeId)
  if (filter.purposes) query = query.where('entry.purpose', 'in', filter.purposes)
  if (filter.from !== undefined) query = query.where('entry.dated', '>=', filter.from)
  if (filter.to !== undefined) query = query.where('entry.dated', '<=', filter.to)
  const { ownerId } = filter
  if (ownerId !== undefined)
    query = query.where('entry.id', 'in', ({ selectFrom }) =>
      selectFrom('ledger.line')
        .select('entry_id')
        .where('account', '=', 'payable:owner')
        .where('owner_id', '=', ownerId),
    )
  return await query.orderBy('entry.dated').orderBy('entry.id').execute()
}

/** Entries with their lines, oldest first. */
export const entriesOf = async (ctx: ReadCtx, filter: EntryFilter): Promise<Entry[]> => {
  if (filter.ids?.length === 0) return []
  const entries = await entryRows(ctx, filter)
  if (entries.length === 0) return []
  const lines = await db(ctx)
    .selectFrom('ledger.line')
    .selectAll()
    .where('entry_id', '=', sql<number>`any(${entries.map((entry) => entry.id)}::bigint[])`)
    .orderBy('entry_id')
    .orderBy('ordinal')
    .execute()
  const ofEntry = Map.groupBy(lines, (line) => line.entry_id)
  return entries.map((entry) => ({
    id: entry.id,
    purpose: entry.purpose,
    source: entry.source,
    document: entry.document,
    homeId: entry.home_id,
    bookingId: entry.booking_id,
    reverses: entry.reverses,
    occurredOn: entry.occurred_on,
    dated: entry.dated,
    postedAt: entry.posted_at,
    lines: (ofEntry.get(entry.id) ?? []).map((line) => ({
      account: line.account as AccountCode,
      currency: line.currency,
      signed: line.amount_minor,
      homeId: line.home_id,
      bookingId: line.booking_id,
      ...(line.owner_id !== null && { ownerId: line.owner_id }),
      ...(line.partner_id !== null && { partnerId: line.partner_id }),
      ...(line.vendor_id !== null && { vendorId: line.vendor_id }),
      ...(line.authority !== null && { authority: line.authority }),
      why: line.why,
    })),
  }))
}

export const entryById = async (ctx: ReadCtx, entryId: number): Promise<Entry | undefined> =>
  (await entriesOf(ctx, { ids: [entryId] }))[0]

/** What one entry did to an owner’s account, for telling his story in periods. */
export type OwnerMove = {
  entryId: number
  purpose: string
  currency: string
  occurredOn: PlainDate
  dated: PlainDate
  /** In minor units; positive: the owner has more. */
  amount: number
  /** The entry that this one takes back. */
  reversed: { purpose: string; dated: PlainDate } | null
}

/** Every entry that touched an owner’s account up to a day, oldest first. */
export const ownerMoves = async (
  ctx: ReadCtx,
  ownerId: number,
  until: { from?: PlainDate; to?: PlainDate } = {},
): Promise<OwnerMove[]> => {
  const { rows } = await sql<
    Omit<OwnerMove, 'reversed'> & { reversedPurpose: string | null; reversedDated: string | null }
  >`
    select entry.id as "entryId", entry.purpose, line.currency, entry.occurred_on as "occurredOn", entry.dated,
      (-sum(line.amount_minor))::bigint as amount, original.purpose as "reversedPurpose", original.dated as "reversedDated"
    from ledger.line
    join ledger.entry on entry.id = line.entry_id
    left join ledger.entry original on original.id = entry.reverses
    where line.account = 'payable:owner' and line.owner_id = ${ownerId}
      and entry.dated between ${until.from ?? '-infinity'}::date and ${until.to ?? 'infinity'}::date
    group by entry.id, line.currency, original.purpose, original.dated
    order by entry.dated, entry.id`.execute(db(ctx))
  return rows.map(({ reversedPurpose, reversedDated, ...move }) => ({
    ...move,
    reversed:
      reversedPurpose !== null && reversedDated !== null ? { purpose: reversedPurpose, dated: reversedDated } : null,
  }))
}
