import { dateIn } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { credit, debit, entriesOf, lockSubledger, post, reverse } from '#modules/ledger'
import { bankZone } from './engine/banking-days.ts'
import { lockRun } from './runs.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

/** Why the bank cannot have moved a run's money yet, or undefined. */
export const settleRefusal = (
  run: { state: string; effective_on: string | null },
  onTheWay: number,
  now: Date,
): 'wrong_state' | 'nothing_to_send' | 'too_early' | undefined => {
  if (run.state !== 'sent' || run.effective_on === null) return 'wrong_state'
  if (onTheWay === 0) return 'nothing_to_send'
  return dateIn(bankZone, now) < run.effective_on ? 'too_early' : undefined
}

const payoutsOf = (ctx: WriteCtx, runId: number) =>
  db(ctx)
    .selectFrom('statements.payout')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('statements.run_line')
        .select('payout_id')
        .where('run_id', '=', runId)
        .where('payout_id', 'is not', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * The bank has moved a run's money: what was on its way leaves the trust.
 * @throws Problem 409 wrong_state, 409 too_early, 404
 */
export const settleRun = async (ctx: WriteCtx, runId: number, by: number | null): Promise<void> => {
  const run = await lockRun(ctx, runId)
  const onTheWay = (await payoutsOf(ctx, runId)).filter(({ state }) => state === 'sent')
  const refusal = settleRefusal(run, onTheWay.length, ctx.now)
  if (refusal) {
    const code = refusal === 'too_early' ? refusal : 'wrong_state'
    throw new Problem(409, code, problems.run[refusal], { effectiveOn: run.effective_on })
  }
  for (const { id, owner_id: ownerId, currency, amount_minor: amount } of onTheWay) {
    await post(ctx, {
      purpose: 'payout-settled',
      source: `payout:${id}`,
      document: `Payout ${id}`,
      currency,
      lines: [debit('payable:in-transit', amount, { ownerId }), credit('cash:trust', amount)],
    })
    await db(ctx)
      .updateTable('statements.payout')
      .set({ state: 'settled', ended_at: ctx.now, ended_by: by })
      .where('id', '=', id)
      .execute()
  }
}

export type Returned = { runId: number; payoutId: number; reason: string; by: number | null }

/**
 * The bank sent a payout back: its entries are reversed, so that its owner is owed it again, and he is told.
 * @throws Problem 409 wrong_state, 404
 */
export const returnPayout = async (ctx: WriteCtx, { runId, payoutId, reason, by }: Returned): Promise<void> => {
  const line = await db(ctx)
    .selectFrom('statements.run_line')
    .select('owner_id')
    .where('run_id', '=', runId)
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
  if (!line) throw notFound('This payout')
  await lockSubledger(ctx, 'owner', line.owner_id)
  await lockRun(ctx, runId)
  const payout = await db(ctx)
    .updateTable('statements.payout')
    .set({ state: 'returned', ended_at: ctx.now, ended_by: by, returned_for: reason })
    .where('id', '=', payoutId)
    .where('state', '<>', 'returned')
    .returning(['owner_id', 'currency', 'amount_minor'])
    .executeTakeFirst()
  if (!payout) throw new Problem(409, 'wrong_state', problems.payoutState)
  const entries = await entriesOf(ctx, { sources: [`payout:${payoutId}`] })
  for (const { id } of entries.reverse()) await reverse(ctx, id, `Sent back by the bank: ${reason}`)
  await announce(ctx, 'owner.payout_returned', {
    ownerId: payout.owner_id,
    payoutId,
    amount: payout.amount_minor,
    currency: payout.currency,
    reason,
  })
}
