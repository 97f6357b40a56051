import type { ReadCtx } from '#kernel/work'
import { type PayoutAccountRow, payoutAccountAt, providerOf, taxFormOf } from '#modules/payees'
import { db } from './tables.ts'

export type PayoutHolds = {
  /** Where money goes now. */
  account: PayoutAccountRow | undefined
  waits: ('account' | 'cooling_off' | 'returned' | 'stripe' | 'tax_form')[]
  /** When the cooling-off of a new account is over. */
  until: Date | null
}

const needsTaxForm = (account: PayoutAccountRow | undefined, hasForm: boolean): boolean =>
  !hasForm && account?.kind !== 'iban'

/** Whether the last payout to this account came back, and for something about the account. */
const cameBack = async (ctx: ReadCtx, accountId: number): Promise<boolean> => {
  const last = await db(ctx)
    .selectFrom('statements.payout as payout')
    .leftJoin('statements.carriage as carriage', 'carriage.payout_id', 'payout.id')
    .select(['payout.state', 'carriage.blames_account'])
    .where('payout.payout_account_id', '=', accountId)
    .orderBy('payout.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.state === 'returned' && last.blames_account !== false
}

/**
 * What keeps an owner from being paid what is theirs: no account, one that still cools off (R56), one from which the bank
 * sent the last payout back, one at Stripe that Stripe does not pay, or no W-9 (R54). An account abroad asks for none: the person who is no U.S. person must not sign one.
 */
export const payoutHolds = async (ctx: ReadCtx, ownerId: number): Promise<PayoutHolds> => {
  const { account, waitsUntil } = await payoutAccountAt(ctx, ownerId)
  const waits: PayoutHolds['waits'] = account ? [] : [waitsUntil ? 'cooling_off' : 'account']
  if (account && (await cameBack(ctx, account.id))) waits.push('returned')
  const carrier = account && (await providerOf(ctx, account))
  if (carrier && !carrier.ready) waits.push('stripe')
  if (needsTaxForm(account, (await taxFormOf(ctx, ownerId)) !== null)) waits.push('tax_form')
  return { account, waits, until: account ? null : waitsUntil }
}
