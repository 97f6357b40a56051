import type { PlainDate } from '@porchlight/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type AccountCode, accountOf, type Dimension, summedBy } from './engine/chart.ts'
import { db, type LedgerTables } from './tables.ts'

export type LineFilter = {
  accounts?: readonly AccountCode[]
  currency?: string
  homeId?: number
  bookingId?: number
  bookingIds?: readonly number[]
  ownerId?: number
  ownerIds?: readonly number[]
  partnerId?: number
  authority?: string
  /** The days that entries count on, both included. */
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

const naturalSign = (account: string): 1 | -1 => (accountOf(account)?.normalSide === 'credit' ? -1 : 1)

export type Balance<By extends Dimension = never> = {
  account: AccountCode
  currency: string
  /** In minor units, positive on the account's normal side. */
  amount: number
} & Record<Exclude<By, 'authority'>, number | null> &
  Record<By & 'authority', string | null>

const equals = ['homeId', 'bookingId', 'ownerId', 'partnerId', 'authority'] as const satisfies Dimension[]

/** Whether the running balances break accounts down as finely as requested. */
const areSummed = ({ accounts, ...filter }: LineFilter, by: readonly Dimension[]): boolean => {
  const needed: Dimension[] = [...by, ...equals.filter((dimension) => filter[dimension] !== undefined)]
  if (filter.bookingIds) needed.push('bookingId')
  if (filter.ownerIds) needed.push('ownerId')
  return accounts === undefined
    ? needed.length === 0
    : accounts.every((account) => needed.every((dimension) => summedBy(account).includes(dimension)))
}

type Amounts = LedgerTables['ledger.current_balance']

/**
 * What adds up to the figure: the totals of accounts, or the running balances where they are fine enough, less what counts
 * after the day asked for; otherwise the lines themselves, as for one owner on a day long past.
 */
const amountsOf = (filter: LineFilter, by: readonly Dimension[]): RawBuilder<Amounts> => {
  const { from, to } = filter
  const isOfSome = [...equals, 'bookingIds' as const, 'ownerIds' as const].some((key) => filter[key] !== undefined)
  if (from === undefined && by.length === 0 && !isOfSome)
    return to === undefined
      ? sql`ledger.current_total`
      : sql`(
          select * from ledger.current_total
          union all
          select line.account, line.currency, -line.amount_minor
          from (select id from ledger.entry where dated > ${to}::date offset 0) entry
          cross join lateral (select * from ledger.line where entry_id = entry.id offset 0) line)`
  if (from === undefined && areSummed(filter, by) && !(to !== undefined && isOfSome))
    return to === undefined
      ? sql`ledger.current_balance`
      : sql`(
          select * from ledger.current_balance
          union all
          select line.account, line.currency, -line.amount_minor, line.home_id, line.booking_id, line.owner_id,
            line.partner_id, line.vendor_id, line.authority
          from (select id from ledger.entry where dated > ${to}::date offset 0) entry
          cross join lateral (select * from ledger.summed_line where entry_id = entry.id offset 0) line)`
  return from === undefined && to === undefined
    ? sql`ledger.line`
    : sql`(
        select line.* from ledger.line
        where exists (
          select from ledger.entry where entry.id = line.entry_id
            and entry.dated between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date))`
}

/** Account balances per currency, broken down by the requested dimensions. */
export const balances = async <By extends Dimension = never>(
  ctx: ReadCtx,
  filter: LineFilter = {},
  by: readonly By[] = [],
): Promise<Balance<By>[]> => {
  const { accounts, bookingIds, ownerIds, currency } = filter
  let query = db(ctx).selectFrom(amountsOf(filter, by).as('line'))
  if (accounts) query = query.where('line.account', 'in', accounts)
  if (bookingIds) query = query.where('line.booking_id', 'in', bookingIds)
  if (ownerIds) query = query.where('line.owner_id', '=', sql<number>`any(${ownerIds}::bigint[])`)
  if (currency) query = query.where('line.currency', '=', currency)
  for (const dimension of equals) {
    const wanted = filter[dimension]
    if (wanted !== undefined) query = query.where(columns[dimension], '=', wanted)
  }
  const rows = await query
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

/** One account's balance in one currency, positive on its normal side. */
export const balanceOf = async (
  ctx: ReadCtx,
  account: AccountCode,
  filter: Omit<LineFilter, 'accounts'> & { currency: string },
): Promise<number> => {
  const [row] = await balances(ctx, { ...filter, accounts: [account] })
  return row?.amount ?? 0
}
