import { type Selectable, sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { currentAccounts, hoursAfter, inForce } from './rules.ts'
import { db, type PayeesTables } from './tables.ts'

export type PayoutAccountRow = Omit<Selectable<PayeesTables['payees.payout_account']>, 'paid_at'>

/** A number is sealed for its owner: it can't be unsealed in another's row. */
export const placeOf = (accountId: number): string => `payout-account:${accountId}`

const liveAccountsOf = (ctx: ReadCtx, accountIds: readonly number[]): Promise<PayoutAccountRow[]> =>
  db(ctx)
    .selectFrom('payees.payout_account')
    .selectAll()
    .where('account_id', '=', sql<number>`any(${accountIds}::bigint[])`)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** Accounts that weren't removed, newest first. */
export const liveAccounts = (ctx: ReadCtx, accountId: number): Promise<PayoutAccountRow[]> =>
  liveAccountsOf(ctx, [accountId])

/** Whether someone is or ever was paid: they had a payout account or signed a tax form. */
export const hasBeenPaid = async (ctx: ReadCtx, accountId: number): Promise<boolean> => {
  const of = (table: 'payees.payout_account' | 'payees.tax_form' | 'payees.foreign_status') =>
    db(ctx).selectFrom(table).select('id').where('account_id', '=', accountId).limit(1).executeTakeFirst()
  for (const table of ['payees.payout_account', 'payees.tax_form', 'payees.foreign_status'] as const)
    if (await of(table)) return true
  return false
}

/** A person's current payout account, and its pending replacement, newest first. */
export const payoutAccountsOf = async (ctx: ReadCtx, accountId: number): Promise<PayoutAccountRow[]> =>
  currentAccounts(await liveAccounts(ctx, accountId), ctx.now)

type PaidTo = { account: PayoutAccountRow | undefined; waitsUntil: Date | null }

const paidTo = (rows: readonly PayoutAccountRow[], now: Date): PaidTo => ({
  account: inForce(rows, now),
  waitsUntil: rows[0]?.held_at ? null : (rows[0]?.in_force_at ?? null),
})

/** {@link payoutAccountAt} for many people; no entry for those who never added an account. */
export const payoutAccountsAt = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, PaidTo>> => {
  const byPerson = Map.groupBy(await liveAccountsOf(ctx, accountIds), ({ account_id }) => account_id)
  return new Map([...byPerson].map(([accountId, rows]) => [accountId, paidTo(rows, ctx.now)]))
}

/**
 * Where this person is currently paid; `undefined` if no account is in force, with the moment from which one will be.
 */
export const payoutAccountAt = async (ctx: ReadCtx, accountId: number): Promise<PaidTo> =>
  paidTo(await liveAccounts(ctx, accountId), ctx.now)

/** Accounts by id, including those removed since. */
export const payoutAccountsByIds = async (
  ctx: ReadCtx,
  ids: readonly number[],
): Promise<Map<number, PayoutAccountRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('payees.payout_account')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** How often someone changed their payout account within the last day. */
export const changesOfDay = async (ctx: ReadCtx, accountId: number): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('payees.payout_account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('added_at', '>', hoursAfter(ctx.now, -24))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const sealedNumbers = async (ctx: ReadCtx): Promise<{ sealed: string; place: string }[]> =>
  (await db(ctx).selectFrom('payees.payout_account').select(['account_id', 'number']).execute()).flatMap(
    ({ account_id, number }) => (number === null ? [] : [{ sealed: number, place: placeOf(account_id) }]),
  )
