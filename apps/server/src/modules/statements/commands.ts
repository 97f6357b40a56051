import { createHash } from 'node:crypto'
import type { Money, Statement } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import {
  balances,
  closePeriod,
  credit,
  debit,
  type EntryLine,
  lockSubledger,
  ownerFunds,
  ownerMoves,
  post,
  trustFault,
  trustPositions,
} from '#modules/ledger'
import { notePaid, type PayoutAccountRow } from '#modules/payees'
import { payoutHolds } from './payout-holds.ts'
import { closedQuarters, currenciesOf, quarterStatement } from './queries.ts'
import { datesOf, isClosed, isOver, previousQuarter, type Quarter, spreadPayout } from './rules.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

export type Closing = Quarter & { ownerId: number; closedBy: number | null; legalName: string }

/** Quarters close in order, so that each opening is a closing that stands (R48). */
const assertClosable = async (ctx: WriteCtx, closing: Closing): Promise<void> => {
  if (!isOver(closing, ctx.now)) throw new Problem(422, 'not_over', problems.notOver)
  const closed = await closedQuarters(ctx, closing.ownerId)
  if (isClosed(closed, closing)) throw new Problem(409, 'already_closed', problems.alreadyClosed)
  const before = previousQuarter(closing)
  const [first] = await ownerMoves(ctx, closing.ownerId)
  if (first && first.dated <= datesOf(before).to && !isClosed(closed, before))
    throw new Problem(409, 'previous_open', problems.previousOpen, before)
}

export const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex')

const keep = async (ctx: WriteCtx, { ownerId, closedBy }: Closing, statement: Statement): Promise<Statement> => {
  const closed: Statement = { ...statement, state: 'closed', closedAt: ctx.now.toISOString() }
  const document = JSON.stringify(closed)
  await db(ctx)
    .insertInto('statements.closed')
    .values({
      owner_id: ownerId,
      year: closed.year,
      quarter: closed.quarter,
      currency: closed.currency,
      earned_minor: closed.earned.amount,
      payouts_minor: closed.payouts.amount,
      closing_minor: closed.closing.amount,
      document,
      hash: hashOf(document),
      closed_by: closedBy,
      closed_at: ctx.now,
    })
    .execute()
  return closed
}

/**
 * Closes an owner’s quarter in every currency he has: the statements are kept as they are, and whatever comes later is
 * dated after them (R48). Gives the statement of his main currency.
 * @throws Problem 422 not_over, 409 already_closed, 409 previous_open, 404
 */
export const closeQuarter = async (ctx: WriteCtx, closing: Closing): Promise<Statement> => {
  const { ownerId, year, quarter } = closing
  if (!(await accountById(ctx, ownerId))) throw notFound('This owner')
  await lockSubledger(ctx, 'owner', ownerId)
  await assertClosable(ctx, closing)
  const kept: Statement[] = []
  for (const currency of await currenciesOf(ctx, ownerId))
    kept.push(await keep(ctx, closing, await quarterStatement(ctx, { ...closing, currency })))
  await closePeriod(ctx, ownerId, datesOf(closing).to)
  await announce(ctx, 'statement.closed', { ownerId, year, quarter })
  return kept[0] as Statement
}

export type NewPayout = { ownerId: number; amount: Money; note: string; paidBy: number | null }
/** What was paid when, to the account that ends so. */
export type Payout = { id: number; amount: Money; at: Date; to: string }

const assertPayable = async (ctx: WriteCtx, { ownerId, amount }: NewPayout): Promise<void> => {
  const { currency } = amount
  const { earned, missing, available } = await ownerFunds(ctx, ownerId, currency)
  const money = (minor: number): Money => ({ amount: minor, currency })
  if (amount.amount > available)
    throw new Problem(422, 'more_than_earned', problems.moreThanEarned, {
      available: money(available),
      earned: money(earned),
      notReceived: money(missing),
    })
  const [position] = await trustPositions(ctx, currency)
  const cash = position?.cash ?? 0
  const operatorClaim = position?.operatorClaim ?? 0
  const fault = trustFault(amount.amount, { cash, operatorClaim })
  if (fault)
    throw new Problem(422, 'trust_short', problems.trustShort[fault], {
      inTrust: money(cash),
      owedByOperator: money(Math.max(0, -operatorClaim)),
    })
}

/**
 * Where a payout goes. Money for a bank account in the United States waits for the W-9 of its owner (R54).
 * @throws Problem 409 no_payout_account while there is none, or none whose cooling-off is over, 409 no_tax_form
 */
const accountToPay = async (ctx: WriteCtx, ownerId: number): Promise<PayoutAccountRow> => {
  const { account, waits, until } = await payoutHolds(ctx, ownerId)
  if (!account) {
    const details = { waitsUntil: until?.toISOString() ?? null }
    throw new Problem(409, 'no_payout_account', problems.noPayoutAccount, details)
  }
  if (waits.includes('tax_form')) throw new Problem(409, 'no_tax_form', problems.noTaxForm)
  return account
}

const payoutLines = async (ctx: WriteCtx, { ownerId, amount }: NewPayout): Promise<EntryLine[]> => {
  const filter = { accounts: ['payable:owner' as const], ownerId, currency: amount.currency }
  const homes = (await balances(ctx, filter, ['homeId'])).map((row) => ({
    homeId: row.homeId ?? 0,
    amount: row.amount,
  }))
  const parts = spreadPayout(
    amount.amount,
    homes.sort((a, b) => a.homeId - b.homeId),
  )
  return parts.map((part) => debit('payable:owner', part.amount, { ownerId, homeId: part.homeId }))
}

/**
 * Pays an owner: what is earned and received, never more, and only what the trust holds beside all that it owes others
 * (R46, R55), and only to an account whose cooling-off is over (R56), with a W-9 (R54).
 * @throws Problem 409 no_payout_account, 409 no_tax_form, 422 more_than_earned, 422 trust_short, 422 invalid_input, 404
 */
export const payOwner = async (ctx: WriteCtx, payout: NewPayout): Promise<Payout> => {
  const { ownerId, amount, note, paidBy } = payout
  if (amount.amount <= 0) throw new Problem(422, 'invalid_input', 'A payout is more than nothing.')
  if (!(await accountById(ctx, ownerId))) throw notFound('This owner')
  await lockSubledger(ctx, 'owner', ownerId)
  await lockSubledger(ctx, 'trust', amount.currency)
  const account = await accountToPay(ctx, ownerId)
  await assertPayable(ctx, payout)
  const { id } = await db(ctx)
    .insertInto('statements.payout')
    .values({
      owner_id: ownerId,
      currency: amount.currency,
      amount_minor: amount.amount,
      note,
      paid_by: paidBy,
      payout_account_id: account.id,
      paid_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notePaid(ctx, account.id)
  await post(ctx, {
    purpose: 'payout',
    source: `payout:${id}`,
    document: note ? `Payout ${id}: ${note}` : `Payout ${id}`,
    currency: amount.currency,
    lines: [...(await payoutLines(ctx, payout)), credit('cash:trust', amount.amount)],
  })
  await announce(ctx, 'owner.paid', { ownerId, payoutId: id, ...amount })
  return { id, amount, at: ctx.now, to: account.ending }
}
