import { announce } from '#kernel/outbox'
import type { Seal } from '#kernel/seal'
import { newLink } from '#kernel/sealed-link'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { endPassword, endSessions, noteSecurity } from '#modules/accounts'
import { lock, removeRows } from './commands.ts'
import { payoutAccountStopped } from './events.ts'
import { liveAccounts } from './queries.ts'
import { db } from './tables.ts'

export const stopPath = '/payout-account-stop'

const placeOf = (id: number): string => `stop-of-payout-account:${id}`

/** The link in an account's notice, created for the first notice. */
export const stopLinkOf = async (ctx: WriteCtx, seal: Seal, payoutAccountId: number): Promise<string> => {
  await db(ctx)
    .insertInto('payees.stop_link')
    .values({ payout_account_id: payoutAccountId, ...newLink(seal, placeOf(payoutAccountId)), used_at: null })
    .onConflict((conflict) => conflict.column('payout_account_id').doNothing())
    .execute()
  const { secret } = await db(ctx)
    .selectFrom('payees.stop_link')
    .select('secret')
    .where('payout_account_id', '=', payoutAccountId)
    .executeTakeFirstOrThrow()
  return `${stopPath}/${seal.open(secret, placeOf(payoutAccountId))}`
}

/** The account a link is about; undefined if the link is made up. */
export const accountOfLink = (ctx: ReadCtx, secret: string) =>
  db(ctx)
    .selectFrom('payees.stop_link as link')
    .innerJoin('payees.payout_account as account', 'account.id', 'link.payout_account_id')
    .select(['account.id', 'account.account_id', 'account.ending', 'account.removed_at', 'link.used_at'])
    .where('link.secret_hash', '=', sha256(secret))
    .executeTakeFirst()

/**
 * Handles an owner's report that a new account isn't theirs: it is removed, every session ends, the password stops
 * working until it is reset with a code sent to the mailbox, and the team is alerted. The previous account stays. A
 * second click changes nothing. False if the link is made up.
 */
export const stopPayoutAccount = async (ctx: WriteCtx, secret: string, address: string): Promise<boolean> => {
  const found = await accountOfLink(ctx, secret)
  if (!found) return false
  const { id, account_id: accountId, ending } = found
  await lock(ctx, accountId)
  const first = await db(ctx)
    .updateTable('payees.stop_link')
    .set({ used_at: ctx.now })
    .where('payout_account_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (first.numUpdatedRows === 0n) return true
  const gone = (await liveAccounts(ctx, accountId)).filter((row) => row.id === id).map((row) => row.id)
  if (gone.length > 0) await removeRows(ctx, accountId, gone)
  await endSessions(ctx, accountId)
  await endPassword(ctx, accountId)
  const details = { note: `••${ending}` }
  await noteSecurity(ctx, { accountId, kind: 'payout_account_removed', by: null, address, details })
  await announce(ctx, payoutAccountStopped({ accountId, ending, at: ctx.now.toISOString() }))
  return true
}
