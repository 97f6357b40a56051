import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import type { ProviderTransfer } from '#modules/payees'
import { payoutTransferRecorded } from './events.ts'
import { lockRun } from './runs.ts'
import { returnPayoutToOwner, settlePayout } from './settle-payouts.ts'
import { db, type StatementsTables } from './tables.ts'

export type PayoutTransferRow = Selectable<StatementsTables['statements.carriage']>

/** Records, with a payout, who carries it where; the carrier is asked once this is committed. */
export const recordPayoutTransfer = async (
  ctx: WriteCtx,
  payoutId: number,
  by: { carrier: string; account: string },
): Promise<void> => {
  await db(ctx)
    .insertInto('statements.carriage')
    .values({
      payout_id: payoutId,
      ...by,
      key: `payout-${payoutId}-${randomUUID()}`,
      state: 'recorded',
      transfer: null,
      payout: null,
      expected_on: null,
      recorded_at: ctx.now,
      looked_at: null,
    })
    .execute()
  await announce(ctx, payoutTransferRecorded({ payoutId }))
}

export const payoutTransferBy = (ctx: ReadCtx, payoutId: number) =>
  db(ctx)
    .selectFrom('statements.carriage as carriage')
    .innerJoin('statements.payout as payout', 'payout.id', 'carriage.payout_id')
    .selectAll('carriage')
    .select(['payout.currency', 'payout.amount_minor', 'payout.owner_id', 'payout.state as payout_state'])
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()

const over: readonly PayoutTransferRow['state'][] = ['back', 'refused']

/** Returns whether no more updates are expected. One that arrived can still be returned. */
export const isOver = ({ state }: Pick<PayoutTransferRow, 'state'>): boolean => over.includes(state)

/** Returns the row's state after an answer; an answer older than the row changes nothing. */
const status = (
  row: PayoutTransferRow,
  became: ProviderTransfer,
): Pick<PayoutTransferRow, 'state' | 'transfer' | 'payout'> | undefined => {
  if (isOver(row) || (row.state === 'arrived' && became.kind === 'under_way')) return undefined
  if (became.kind === 'refused') return { state: 'refused', transfer: null, payout: null }
  return { state: became.kind, transfer: became.transfer, payout: became.payout }
}

const lockLine = async (ctx: WriteCtx, payoutId: number, ownerId: number): Promise<void> => {
  await lockSubledger(ctx, 'owner', ownerId)
  const line = await db(ctx)
    .selectFrom('statements.run_line')
    .select('run_id')
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
  if (line) await lockRun(ctx, line.run_id)
}

/**
 * Records what the carrier says happened to a payout, and posts it as a person would: what arrived leaves the trust,
 * what was returned or never left is owed again. Repeated, late, or out-of-order updates lead to the same result.
 */
export const recordTransferOutcome = async (
  ctx: WriteCtx,
  payoutId: number,
  became: ProviderTransfer,
): Promise<void> => {
  const found = await payoutTransferBy(ctx, payoutId)
  if (!found) return
  await lockLine(ctx, payoutId, found.owner_id)
  const row = await payoutTransferBy(ctx, payoutId)
  const next = row && status(row, became)
  if (!row || !next) return
  await db(ctx)
    .updateTable('statements.carriage')
    .set({
      ...next,
      looked_at: ctx.now,
      ...(became.kind === 'under_way' && { expected_on: became.expectedOn }),
      ...(became.kind === 'refused' && { blames_account: became.blamesAccount }),
    })
    .where('payout_id', '=', payoutId)
    .execute()
  if (became.kind === 'arrived' && row.payout_state === 'sent') await settlePayout(ctx, payoutId, null)
  if (became.kind === 'back' || became.kind === 'refused')
    await returnPayoutToOwner(ctx, {
      payoutId,
      reason: became.reason,
      by: null,
      blamesAccount: became.kind === 'back' || became.blamesAccount,
    })
}

const minuteMs = 60_000
const unansweredMinutes = 5

/**
 * Payouts to check: without an answer five minutes after they were recorded, or in transit and not checked for that
 * long.
 */
export const openPayoutTransfers = async (ctx: ReadCtx, minutes: number): Promise<number[]> => {
  const ago = (time: number) => new Date(ctx.now.getTime() - time * minuteMs)
  const rows = await db(ctx)
    .selectFrom('statements.carriage')
    .select('payout_id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'recorded'), eb('recorded_at', '<=', ago(unansweredMinutes))]),
        and([eb('state', '=', 'under_way'), eb('looked_at', '<=', ago(minutes))]),
      ]),
    )
    .orderBy('payout_id')
    .limit(500)
    .execute()
  return rows.map(({ payout_id }) => payout_id)
}

/** Finds the payout a carrier's event is about, by the carrier's own name of the transfer or payout. */
export const payoutOfReference = async (ctx: ReadCtx, reference: string): Promise<number | undefined> =>
  (
    await db(ctx)
      .selectFrom('statements.carriage')
      .select('payout_id')
      .where(({ or, eb }) => or([eb('transfer', '=', reference), eb('payout', '=', reference)]))
      .executeTakeFirst()
  )?.payout_id

export const payoutTransfersAfter = (ctx: ReadCtx, payoutId: number, limit: number) =>
  db(ctx)
    .selectFrom('statements.carriage as carriage')
    .innerJoin('statements.payout as payout', 'payout.id', 'carriage.payout_id')
    .selectAll('carriage')
    .select(['payout.currency', 'payout.amount_minor', 'payout.state as payout_state'])
    .where('payout_id', '>', payoutId)
    .orderBy('payout_id')
    .limit(limit)
    .execute()
