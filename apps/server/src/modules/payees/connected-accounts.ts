import { randomUUID } from 'node:crypto'
import { coolingHours } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import type { Carrier, ConnectedAccountStatus, PayoutProviderName } from './carrier.ts'
import { lock, refuseTooMany, removeRows, saveAccount } from './commands.ts'
import { liveAccounts, type PayoutAccountRow } from './queries.ts'
import { hoursAfter } from './rules.ts'
import { db, type PayeesTables } from './tables.ts'

export type ConnectedRow = Selectable<PayeesTables['payees.connected_account']>

/** A person's account at a carrier; undefined if they never started. */
export const connectedOf = (
  ctx: ReadCtx,
  accountId: number,
  carrier: PayoutProviderName,
): Promise<ConnectedRow | undefined> =>
  db(ctx)
    .selectFrom('payees.connected_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('carrier', '=', carrier)
    .executeTakeFirst()

type Provider = Pick<ConnectedRow, 'carrier' | 'reference' | 'ready'>

/** The carrier accounts behind payout accounts, by payout account; none for those paid by bank file. */
export const providersOf = async (
  ctx: ReadCtx,
  accounts: readonly PayoutAccountRow[],
): Promise<Map<number, Provider>> => {
  const connected = accounts.flatMap(({ connected_id }) => connected_id ?? [])
  if (connected.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('payees.connected_account')
    .select(['id', 'carrier', 'reference', 'ready'])
    .where('id', 'in', connected)
    .execute()
  const byId = new Map(rows.map(({ id, ...provider }) => [id, provider]))
  return new Map(
    accounts.flatMap(({ id, connected_id }) => {
      const provider = connected_id === null ? undefined : byId.get(connected_id)
      return provider ? [[id, provider]] : []
    }),
  )
}

/** The carrier account behind a payout account; undefined for those paid by bank file. */
export const providerOf = async (ctx: ReadCtx, account: PayoutAccountRow): Promise<Provider | undefined> =>
  (await providersOf(ctx, [account])).get(account.id)

/**
 * Records that someone wants to be paid through a carrier, before the carrier is asked. Nothing is sent there until the
 * carrier reports that it can pay them.
 * @throws Problem 429 too_many_changes
 */
export const recordPayoutChoice = async (ctx: WriteCtx, accountId: number, carrier: PayoutProviderName) => {
  await lock(ctx, accountId)
  const row = await connectedOf(ctx, accountId, carrier)
  if (!row?.chosen) await refuseTooMany(ctx, accountId)
  const { id, key } = await db(ctx)
    .insertInto('payees.connected_account')
    .values({
      account_id: accountId,
      carrier,
      key: `payee-${accountId}-${randomUUID()}`,
      reference: null,
      chosen: true,
      opened_at: ctx.now,
      looked_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'carrier']).doUpdateSet({ chosen: true }))
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow()
  const account = await accountById(ctx, accountId)
  return { id, key, email: account?.email ?? '', reference: row?.reference ?? null }
}

export const noteReference = (ctx: WriteCtx, id: number, reference: string) =>
  db(ctx).updateTable('payees.connected_account').set({ reference }).where('id', '=', id).execute()

const isOther = (row: PayoutAccountRow, connectedId: number, bank: string | undefined): boolean =>
  row.connected_id === connectedId && row.carrier_bank !== bank

/**
 * Records a carrier's current report on an account. Another bank account there counts as another account here: payouts
 * stop immediately and go to it after the cooling-off period (R56), since the person who changed it may not be its
 * owner.
 */
export const recordAccountStatus = async (
  ctx: WriteCtx,
  reference: string,
  status: ConnectedAccountStatus,
): Promise<void> => {
  const found = await db(ctx)
    .selectFrom('payees.connected_account')
    .select('account_id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found) return
  const accountId = found.account_id
  await lock(ctx, accountId)
  const { id, chosen } = await db(ctx)
    .updateTable('payees.connected_account')
    .set({ ready: status.ready, wants: [...status.wants], looked_at: ctx.now })
    .where('reference', '=', reference)
    .returning(['id', 'chosen'])
    .executeTakeFirstOrThrow()
  const { bank } = status
  const live = await liveAccounts(ctx, accountId)
  const gone = bank ? live.filter((row) => isOther(row, id, bank.id)) : []
  if (gone.length > 0)
    await removeRows(
      ctx,
      accountId,
      gone.map((row) => row.id),
    )
  const stands = live.some((row) => row.connected_id === id && row.carrier_bank === bank?.id)
  if (!chosen || !status.ready || !bank || stands) return
  const account = await accountById(ctx, accountId)
  if (!account || account.closed) return
  await saveAccount(
    ctx,
    { accountId },
    {
      kind: 'stripe',
      holder: `${account.firstName} ${account.lastName}`,
      account_type: 'checking',
      routing_number: null,
      number: null,
      ending: bank.ending,
      connected_id: id,
      carrier_bank: bank.id,
      in_force_at: hoursAfter(ctx.now, coolingHours),
    },
  )
}

/** @throws Problem 409 stripe_not_offered */
export const offered = (carrier: Carrier | null): Carrier => {
  if (!carrier) throw new Problem(409, 'stripe_not_offered', 'Stripe payouts aren’t set up here.')
  return carrier
}

/** Accounts that were started but that the carrier can't pay yet. */
export const unreadyReferences = async (ctx: ReadCtx, carrier: PayoutProviderName): Promise<string[]> =>
  (
    await db(ctx)
      .selectFrom('payees.connected_account')
      .select('reference')
      .where('carrier', '=', carrier)
      .where('chosen', '=', true)
      .where('ready', '=', false)
      .where('reference', 'is not', null)
      .execute()
  ).flatMap(({ reference }) => reference ?? [])
