import { bareNumber, coolingHours, type PayoutAccountFields, payoutAccountProblems } from '@porchlight/contract'
import { type Insertable, sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { noteSecurity } from '#modules/accounts'
import { dropReviews, reviewHolder } from './account-holder.ts'
import { payoutAccountAdded, payoutAccountRemoved } from './events.ts'
import { changesOfDay, liveAccounts, placeOf } from './queries.ts'
import { changesPerDay, currentAccounts, hoursAfter, isWaiting } from './rules.ts'
import { db, type PayeesTables } from './tables.ts'
import { taxFormOf } from './tax-forms.ts'

/** The account, and where the change came from. */
type Changing = { accountId: number; sessionId?: number | null; address?: string | null }

/** Serializes changes to a person's payout accounts, so that two don't deadlock. */
export const lock = (ctx: WriteCtx, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('payees', ${accountId}::bigint))`.execute(db(ctx))

/** @throws Problem 429 too_many_changes */
export const refuseTooMany = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  if ((await changesOfDay(ctx, accountId)) >= changesPerDay)
    throw new Problem(429, 'too_many_changes', 'This was changed too often today. Try again tomorrow.')
}

const refuse = async (ctx: WriteCtx, accountId: number, fields: PayoutAccountFields): Promise<void> => {
  const required = payoutAccountProblems(fields)
  if (required.length > 0)
    throw new Problem(422, 'fields_required', 'Please complete the highlighted fields', undefined, { required })
  await refuseTooMany(ctx, accountId)
}

export const removeRows = async (ctx: WriteCtx, accountId: number, ids: readonly number[]): Promise<void> => {
  await dropReviews(ctx, accountId, ids)
  await db(ctx)
    .updateTable('payees.payout_account')
    .set({ removed_at: ctx.now })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute()
}

/** They chose to be paid elsewhere: later reports from a carrier restore no account. */
const chooseOther = (ctx: WriteCtx, accountId: number) =>
  db(ctx).updateTable('payees.connected_account').set({ chosen: false }).where('account_id', '=', accountId).execute()

type NewRow = Omit<Insertable<PayeesTables['payees.payout_account']>, 'account_id' | 'added_at' | 'removed_at'>

/** Saves an account and notifies its owner; a pending one is replaced. Hold their lock. */
export const saveAccount = async (
  ctx: WriteCtx,
  { accountId, sessionId = null, address = null }: Changing,
  row: NewRow & { in_force_at: Date },
): Promise<void> => {
  const waiting = (await liveAccounts(ctx, accountId)).filter((row) => isWaiting(row, ctx.now))
  if (waiting.length > 0)
    await removeRows(
      ctx,
      accountId,
      waiting.map(({ id }) => id),
    )
  const { id } = await db(ctx)
    .insertInto('payees.payout_account')
    .values({ ...row, account_id: accountId, added_at: ctx.now, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { ending, holder } = row
  // With a carrier no holder is named: the carrier itself verifies who is paid.
  if (row.kind !== 'stripe')
    await reviewHolder(ctx, { id, account_id: accountId, holder, ending }, await taxFormOf(ctx, accountId))
  const details = { note: `••${ending}` }
  await noteSecurity(ctx, { accountId, kind: 'payout_account_added', sessionId, address, details })
  await announce(
    ctx,
    payoutAccountAdded({
      accountId,
      payoutAccountId: id,
      ending,
      inForceAt: row.in_force_at.toISOString(),
      at: ctx.now.toISOString(),
    }),
  )
}

/**
 * Pays a person to another account once the cooling-off period is over. Until then, money goes to the previous account;
 * a pending account is replaced.
 * @throws Problem 422 fields_required, 429 too_many_changes
 */
export const addPayoutAccount = async (
  ctx: WriteCtx,
  seal: Seal,
  changing: Changing,
  fields: PayoutAccountFields,
): Promise<void> => {
  const { accountId } = changing
  await lock(ctx, accountId)
  await refuse(ctx, accountId, fields)
  await chooseOther(ctx, accountId)
  const { kind, holder, accountType, routingNumber } = fields
  const number = bareNumber(kind === 'us_bank' ? fields.accountNumber : fields.iban)
  await saveAccount(ctx, changing, {
    kind,
    holder,
    account_type: accountType,
    routing_number: kind === 'us_bank' ? bareNumber(routingNumber) : null,
    number: seal.close(number, placeOf(accountId)),
    ending: number.slice(-4),
    in_force_at: hoursAfter(ctx.now, coolingHours),
  })
}

/** @throws Problem 404 */
export const removePayoutAccount = async (
  ctx: WriteCtx,
  { accountId, sessionId = null, address = null }: Changing,
  id: number,
): Promise<void> => {
  await lock(ctx, accountId)
  const rows = await liveAccounts(ctx, accountId)
  const found = currentAccounts(rows, ctx.now).find((row) => row.id === id)
  if (!found) throw notFound('This payout account')
  // Accounts it replaced are removed with it: no earlier account returns on its own.
  const gone = isWaiting(found, ctx.now) ? [found] : rows.filter((row) => !isWaiting(row, ctx.now))
  await removeRows(
    ctx,
    accountId,
    gone.map((row) => row.id),
  )
  if (gone.some(({ kind }) => kind === 'stripe')) await chooseOther(ctx, accountId)
  const { ending } = found
  await noteSecurity(ctx, {
    accountId,
    kind: 'payout_account_removed',
    sessionId,
    address,
    details: { note: `••${ending}` },
  })
  await announce(ctx, payoutAccountRemoved({ accountId, ending, at: ctx.now.toISOString() }))
}

/** Records that money was sent there, so the payee's legally required data is retained from now on. */
export const notePaid = async (ctx: WriteCtx, id: number): Promise<void> => {
  await db(ctx).updateTable('payees.payout_account').set({ paid_at: ctx.now }).where('id', '=', id).execute()
}

/** When an account is closed: its payout accounts are no longer shown to anyone, and the numbers are deleted. */
export const forgetPayoutAccounts = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await chooseOther(ctx, accountId)
  const held = (await liveAccounts(ctx, accountId)).filter(({ held_at }) => held_at !== null)
  await dropReviews(
    ctx,
    accountId,
    held.map(({ id }) => id),
  )
  await db(ctx)
    .updateTable('payees.payout_account')
    .set(({ fn, val }) => ({
      number: null,
      holder: '',
      routing_number: sql<string | null>`case when kind = 'us_bank' then '' end`,
      removed_at: fn.coalesce('removed_at', val(ctx.now)),
    }))
    .where('account_id', '=', accountId)
    .execute()
}
