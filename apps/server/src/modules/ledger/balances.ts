import type { PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type AccountCode, accountOf, type Dimension } from './engine/chart.ts'
import { db } from './tables.ts'

export type LineFilter = {
  accounts?: readonly AccountCode[]
  currency?: string
  homeId?: number
  bookingId?: number
  bookingIds?: readonly number[]
  ownerId?: number
  partnerId?: number
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
  const equals = ['homeId', 'bookingId', 'ownerId', 'partnerId', 'authority'] as const
  let query = db(ctx).selectFrom('ledger.line as line')
  if (filter.accounts) query = query.where('line.account', 'in', filter.accounts)
  if (filter.bookingIds) query = query.where('line.booking_id', 'in', filter.bookingIds)
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
