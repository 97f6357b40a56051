import type { Money } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { bankName } from './engine/nacha.ts'
import { payableFunds } from './payable-funds.ts'
import { payoutHolds } from './payout-holds.ts'
import { problems } from './words.ts'

/**
 * Where a payout goes. Money waits for its owner's W-9 or W-8ECI (R54), and none goes again to an account the bank
 * returned it from.
 */
const accountToPay = async (ctx: ReadCtx, ownerId: number): Promise<number> => {
  const { account, waits, until } = await payoutHolds(ctx, ownerId)
  const details = { ownerId, waitsUntil: until?.toISOString() ?? null }
  if (!account) throw new Problem(409, 'no_payout_account', problems.noPayoutAccount, details)
  if (waits.includes('returned')) throw new Problem(409, 'no_payout_account', problems.returned, details)
  if (waits.includes('stripe')) throw new Problem(409, 'no_payout_account', problems.stripeWaits, details)
  if (waits.includes('tax_form')) throw new Problem(409, 'no_tax_form', problems.noTaxForm, { ownerId })
  if (account.kind === 'us_bank' && bankName(account.holder) === undefined)
    throw new Problem(409, 'no_payout_account', problems.holderNotLatin, details)
  return account.id
}

/**
 * The account an owner can be paid this amount to: it is earned and received (R46), the cooling-off is over (R56), and
 * the tax form is on file (R54). Hold the owner's lock.
 * @throws Problem 409 no_payout_account, 409 no_tax_form, 422 more_than_earned, 404
 */
export const assertPayable = async (ctx: ReadCtx, ownerId: number, { amount, currency }: Money): Promise<number> => {
  if (!(await accountById(ctx, ownerId))) throw notFound('This owner')
  const accountId = await accountToPay(ctx, ownerId)
  const { earned, missing, available } = await payableFunds(ctx, ownerId, currency)
  if (amount <= available) return accountId
  const money = (minor: number): Money => ({ amount: minor, currency })
  throw new Problem(422, 'more_than_earned', problems.moreThanEarned, {
    ownerId,
    available: money(available),
    earned: money(earned),
    notReceived: money(missing),
  })
}
