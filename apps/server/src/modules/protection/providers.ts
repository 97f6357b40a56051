/**
 * Protection owns payments to the travel protection provider.
 * Promises: never pays more than the provider is owed for stays that are over, and never other people's money. The
 * product belongs to pricing, and what a stay carries of it to bookings.
 */
import type { Money, ProtectionDesk } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { confirmedView } from '#kernel/confirm-concerns'
import { Problem } from '#kernel/problem'
import { refuseUnread, versionOf } from '#kernel/versions'
import { type ReadCtx, takeTurn, type WriteCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import { staysUnderWay } from '#modules/bookings'
import { balances, credit, debit, lockSubledger, post, trustFault, trustPositions } from '#modules/ledger'
import { protectionConfirmed, protectionInForce } from '#modules/pricing'
import { problems } from './messages.ts'
import { db } from './tables.ts'

const account = ['payable:protection'] as const

/**
 * What the provider can be paid, per currency: the amount owed for stays that are over. A stay in progress can still be
 * canceled free of charge, and its guest would get a full refund.
 */
export const owedToProvider = async (ctx: ReadCtx): Promise<Money[]> => {
  const owed = await balances(ctx, { accounts: account })
  const underWay = await staysUnderWay(ctx)
  const early = underWay.length > 0 ? await balances(ctx, { accounts: account, bookingIds: underWay }) : []
  return owed
    .map(({ currency, amount }) => ({
      currency,
      amount: amount - (early.find((row) => row.currency === currency)?.amount ?? 0),
    }))
    .filter(({ amount }) => amount !== 0)
}

const versionOfOffer = (offer: object | null): string => versionOf({ offer })

/** @throws Problem 409 settings_changed */
export const refuseUnreadOffer = async (ctx: WriteCtx, version: string | undefined): Promise<void> => {
  await takeTurn(ctx, 'pricing.protection', 0)
  refuseUnread(version, versionOfOffer(await protectionInForce(ctx)))
}

export const deskOf = async (ctx: ReadCtx): Promise<ProtectionDesk> => {
  const product = await protectionInForce(ctx)
  const confirmed = await protectionConfirmed(ctx)
  const nameOf = await nameOfAccounts(ctx, confirmed ? [confirmed.by] : [])
  const payments = await db(ctx).selectFrom('protection.payment').selectAll().orderBy('id', 'desc').limit(50).execute()
  return {
    product: product && { provider: product.provider, basisPoints: product.basisPoints },
    confirmed: confirmedView(confirmed, nameOf),
    version: versionOfOffer(product),
    owed: await owedToProvider(ctx),
    payments: payments.map(({ id, amount_minor: amount, currency, reference, paid_at }) => ({
      id,
      amount: { amount, currency },
      reference,
      at: paid_at.toISOString(),
    })),
  }
}

type Payment = { amount: Money; reference: string; by: number }

/** Records a payment to the provider. @throws Problem 422 more_than_owed, trust_short */
export const payProvider = async (ctx: WriteCtx, { amount, reference, by }: Payment): Promise<void> => {
  const { currency } = amount
  await lockSubledger(ctx, 'trust', currency)
  const owed = (await owedToProvider(ctx)).find((one) => one.currency === currency)?.amount ?? 0
  if (amount.amount <= 0 || amount.amount > owed)
    throw new Problem(422, 'more_than_owed', problems.moreThanOwed, { owed: { amount: owed, currency } })
  const [position] = await trustPositions(ctx, currency)
  const fault = trustFault(amount.amount, { cash: position?.cash ?? 0, operatorClaim: position?.operatorClaim ?? 0 })
  if (fault) throw new Problem(422, 'trust_short', problems.trustShort[fault])
  const { id } = await db(ctx)
    .insertInto('protection.payment')
    .values({ currency, amount_minor: amount.amount, reference, paid_by: by, paid_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(ctx, {
    purpose: 'provider-payment',
    source: `protection-payment:${id}`,
    document: said('entry.protection', { id: String(id), reference }),
    currency,
    lines: [debit('payable:protection', amount.amount), credit('cash:trust', amount.amount)],
  })
}
