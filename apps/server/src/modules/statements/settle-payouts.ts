import { dateIn } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { credit, debit, entriesOf, lockSubledger, post, reverse } from '#modules/ledger'
import { bankZone } from './engine/banking-days.ts'
import { payoutReturned } from './events.ts'
import { lockRun } from './runs.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

/** Why the bank can't have moved a run's money yet, or undefined. For payouts carried by Stripe, Stripe decides. */
export const settleRefusal = (
  run: { state: string; effective_on: string | null },
  onTheWay: number,
  advanced: number,
  now: Date,
): 'wrong_state' | 'nothing_to_send' | 'too_early' | 'handled_by_stripe' | undefined => {
  if (run.state !== 'sent' || run.effective_on === null) return 'wrong_state'
  if (onTheWay === 0) return advanced > 0 ? 'handled_by_stripe' : 'nothing_to_send'
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

/** Settles a payout that has arrived: what was in transit leaves the trust. Hold its run. */
export const settlePayout = async (ctx: WriteCtx, id: number, by: number | null): Promise<void> => {
  const {
    owner_id: ownerId,
    currency,
    amount_minor: amount,
  } = await db(ctx)
    .updateTable('statements.payout')
    .set({ state: 'settled', ended_at: ctx.now, ended_by: by })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .returningAll()
    .executeTakeFirstOrThrow()
  await post(ctx, {
    purpose: 'payout-settled',
    source: `payout:${id}`,
    document: said('entry.payout', { id: String(id) }),
    currency,
    lines: [debit('payable:in-transit', amount, { ownerId }), credit('cash:trust', amount)],
  })
}

/** Which of these payouts a carrier handles. */
const advancedAmong = async (ctx: WriteCtx, payoutIds: readonly number[]): Promise<Set<number>> => {
  if (payoutIds.length === 0) return new Set()
  const rows = await db(ctx)
    .selectFrom('statements.carriage')
    .select('payout_id')
    .where('payout_id', 'in', [...payoutIds])
    .execute()
  return new Set(rows.map(({ payout_id }) => payout_id))
}

/**
 * The bank has moved a run's money: what was in transit leaves the trust.
 * @throws Problem 409 wrong_state, 409 too_early, 404
 */
export const settleRun = async (ctx: WriteCtx, runId: number, by: number | null): Promise<void> => {
  const run = await lockRun(ctx, runId)
  const onTheWay = (await payoutsOf(ctx, runId)).filter(({ state }) => state === 'sent')
  const advanced = await advancedAmong(
    ctx,
    onTheWay.map(({ id }) => id),
  )
  const byHand = onTheWay.filter(({ id }) => !advanced.has(id))
  const refusal = settleRefusal(run, byHand.length, advanced.size, ctx.now)
  if (refusal) {
    const code = refusal === 'nothing_to_send' ? 'wrong_state' : refusal
    throw new Problem(409, code, problems.run[refusal], { effectiveOn: run.effective_on })
  }
  for (const { id } of byHand) await settlePayout(ctx, id, by)
}

export type PayoutReturn = { runId: number; payoutId: number; reason: string; by: number | null }

type Back = { payoutId: number; reason: string; by: number | null; blamesAccount: boolean }

/**
 * A payout was returned: its entries are reversed, so that its owner is owed it again. They are notified if the account
 * was at fault. Hold their lock and its run.
 * @throws Problem 409 wrong_state when it has been returned already
 */
export const returnPayoutToOwner = async (
  ctx: WriteCtx,
  { payoutId, reason, by, blamesAccount }: Back,
): Promise<void> => {
  const payout = await db(ctx)
    .updateTable('statements.payout')
    .set({ state: 'returned', ended_at: ctx.now, ended_by: by, returned_for: reason })
    .where('id', '=', payoutId)
    .where('state', '<>', 'returned')
    .returning(['owner_id', 'currency', 'amount_minor'])
    .executeTakeFirst()
  if (!payout) throw new Problem(409, 'wrong_state', problems.payoutState)
  const entries = await entriesOf(ctx, { sources: [`payout:${payoutId}`] })
  for (const { id } of entries.reverse()) await reverse(ctx, id, said('journal.payout_returned', { reason }))
  const { owner_id: ownerId, amount_minor: amount, currency } = payout
  if (blamesAccount) await announce(ctx, payoutReturned({ ownerId, payoutId, amount, currency, reason }))
}

/**
 * The bank returned a payout, as reported by a person. For payouts carried by Stripe, Stripe decides.
 * @throws Problem 409 wrong_state, 409 carried, 404
 */
export const returnPayout = async (ctx: WriteCtx, { runId, payoutId, reason, by }: PayoutReturn): Promise<void> => {
  const line = await db(ctx)
    .selectFrom('statements.run_line')
    .select('owner_id')
    .where('run_id', '=', runId)
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
  if (!line) throw notFound('This payout')
  await lockSubledger(ctx, 'owner', line.owner_id)
  await lockRun(ctx, runId)
  if ((await advancedAmong(ctx, [payoutId])).size > 0)
    throw new Problem(409, 'handled_by_stripe', problems.run.handled_by_stripe)
  await returnPayoutToOwner(ctx, { payoutId, reason, by, blamesAccount: true })
}
