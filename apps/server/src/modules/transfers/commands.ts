import type { PlainDate } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import {
  type ApprovalHandler,
  approveRequest,
  dropPending,
  pendingRequest,
  submitForApproval,
} from '#modules/approvals'
import { balanceOf, lockSubledger, operatorEntries, postTransfer, transferDue } from '#modules/ledger'
import { problems } from './messages.ts'
import { leftAlone, lockInstruction, openInstruction, reportedThrough } from './queries.ts'
import { figuresOf, needsSecond, refusalOf, type TransferAct } from './rules.ts'
import { db, type InstructionRow } from './tables.ts'

export const numberOf = (id: number): string => `TRF-${String(id).padStart(4, '0')}`

/** `limit`: in whole units, if no one has set another. */
export type Acting = { id: number; by: number | null; limit: number | null }

const subjectOf = (id: number): string => `transfer:${id}`

/** Submits a transfer above the limit to a second person; returns the request's id. */
const askForApproval = async (
  ctx: WriteCtx,
  row: InstructionRow,
  limit: number | null,
): Promise<number | undefined> => {
  const waiting = await pendingRequest(ctx, 'transfer', subjectOf(row.id))
  if (waiting) return waiting.id
  if (!needsSecond({ amount: row.amount_minor }, await leftAlone(ctx, row, limit))) return undefined
  const { id } = await submitForApproval(ctx, {
    kind: 'transfer',
    subject: subjectOf(row.id),
    amount: { amount: row.amount_minor, currency: row.currency },
    facts: { number: numberOf(row.id), direction: row.direction },
    act: { id: row.id },
    reason: row.note,
    by: row.prepared_by,
    waits: true,
  })
  return id
}

export type NewTransfer = { currency: string; amount: number; note: string; by: number | null; limit?: number | null }

/**
 * Records that everything due between the two accounts in a currency should be moved, with the entries that made it
 * due. No cash moves in the books. Above the limit it waits for a second person; without one, no one is asked yet.
 * @param amount as it was shown, in minor units
 * @throws Problem 409 transfer_open, nothing_due, amount_changed
 */
export const prepareTransfer = async (
  ctx: WriteCtx,
  { currency, amount, note, by, limit }: NewTransfer,
): Promise<number> => {
  await lockSubledger(ctx, 'trust', currency)
  const open = await openInstruction(ctx, currency)
  if (open) throw new Problem(409, 'transfer_open', problems.open, { transferId: open.id })
  const due = await transferDue(ctx, currency)
  if (!due) throw new Problem(409, 'nothing_due', problems.nothingDue)
  if (due.amount !== amount)
    throw new Problem(409, 'amount_changed', problems.amountChanged, { due: { amount: due.amount, currency } })
  const after = await reportedThrough(ctx, currency)
  const entries = await operatorEntries(ctx, { currency, after })
  const reported = figuresOf(await balanceOf(ctx, 'payable:operator', { currency }), entries, due)
  const { id } = await db(ctx)
    .insertInto('transfers.instruction')
    .values({
      currency,
      direction: due.direction,
      amount_minor: due.amount,
      opening_minor: reported.opening,
      retained_minor: reported.retained,
      through_entry: entries.at(-1)?.entryId ?? after,
      state: 'prepared',
      note,
      prepared_by: by,
      prepared_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = entries.map((entry) => ({ instruction_id: id, entry_id: entry.entryId, amount_minor: entry.amount }))
  for (let at = 0; at < lines.length; at += 5_000)
    await db(ctx)
      .insertInto('transfers.line')
      .values(lines.slice(at, at + 5_000))
      .execute()
  if (limit !== undefined) await askForApproval(ctx, await lockInstruction(ctx, id), limit)
  return id
}

const status = { wrong_state: 409, same_person: 403, needs_second: 409, no_need: 409 } as const

/** @throws Problem with the code of what prevents this person from acting */
const lockFor = async (ctx: WriteCtx, act: TransferAct, { id, by, limit }: Acting): Promise<InstructionRow> => {
  const row = await lockInstruction(ctx, id)
  const state = { state: row.state, amount: row.amount_minor, preparedBy: row.prepared_by }
  const refusal = refusalOf(act, state, { by, limit: await leftAlone(ctx, row, limit) })
  if (refusal) throw new Problem(status[refusal], refusal, problems.refusals[refusal])
  return row
}

const update = (ctx: WriteCtx, id: number, changes: Partial<InstructionRow>) =>
  db(ctx).updateTable('transfers.instruction').set(changes).where('id', '=', id).execute()

/**
 * Marks the transfer approved. In a company of one, an owner who approves their own transfer is named only in the
 * approval.
 */
const markApproved = async (ctx: WriteCtx, id: number, by: number): Promise<void> => {
  const row = await lockInstruction(ctx, id)
  if (row.state !== 'prepared') throw new Problem(409, 'wrong_state', problems.refusals.wrong_state)
  const approved_by = row.prepared_by === by ? null : by
  await update(ctx, id, { state: 'approved', approved_by, approved_at: ctx.now })
}

export const transferHandler: ApprovalHandler = {
  kind: 'transfer',
  carryOut: (ctx, { act, approvedBy }) => markApproved(ctx, (act as { id: number }).id, approvedBy),
}

/**
 * The second person's approval (R56).
 * @throws Problem 404, 409 wrong_state, 409 no_need, 403 same_person, and those of `approveRequest`
 */
export const approveTransfer = async (ctx: WriteCtx, acting: Acting & { by: number }): Promise<void> => {
  const row = await lockFor(ctx, 'approve', acting)
  const id = await askForApproval(ctx, row, acting.limit)
  if (id === undefined) throw new Problem(409, 'no_need', problems.refusals.no_need)
  await approveRequest(ctx, { id, by: acting.by }, (_, { approvedBy }) => markApproved(ctx, row.id, approvedBy))
}

/** @throws Problem 422 invalid_input */
const assertDay = (ctx: WriteCtx, on: PlainDate, notBefore: PlainDate): void => {
  if (on > ctx.today || on < notBefore)
    throw new Problem(422, 'invalid_input', problems.when, undefined, { required: ['on'] })
}

/**
 * Records that the bank was instructed to make the transfer. The amount due is checked again: a refund or a dispute may
 * have reduced it.
 * @throws Problem 404, 409 wrong_state, 409 needs_second, 409 less_due, 422 invalid_input
 */
export const sendTransfer = async (
  ctx: WriteCtx,
  acting: Acting,
  { on, reference }: { on: PlainDate; reference: string },
): Promise<void> => {
  const row = await lockFor(ctx, 'send', acting)
  assertDay(ctx, on, '0001-01-01')
  await lockSubledger(ctx, 'trust', row.currency)
  const due = await transferDue(ctx, row.currency)
  if (!due || due.direction !== row.direction || due.amount < row.amount_minor)
    throw new Problem(409, 'less_due', problems.lessDue)
  await update(ctx, row.id, { state: 'sent', sent_by: acting.by, sent_at: ctx.now, sent_on: on, reference })
}

/**
 * Settles a transfer that has arrived: only now do the books move the cash, dated on that day (R44).
 * @throws Problem 404, 409 wrong_state, 422 trust_short, 422 invalid_input
 */
export const settleTransfer = async (ctx: WriteCtx, acting: Acting, { on }: { on: PlainDate }): Promise<void> => {
  const row = await lockFor(ctx, 'settle', acting)
  const { currency, direction, amount_minor: amount } = row
  assertDay(ctx, on, row.sent_on ?? on)
  await lockSubledger(ctx, 'trust', currency)
  const from = direction === 'to_operating' ? 'cash:trust' : 'cash:operating'
  if ((await balanceOf(ctx, from, { currency })) < amount) throw new Problem(422, 'trust_short', problems.trustShort)
  const { entryId } = await postTransfer(
    ctx,
    { direction, amount },
    {
      source: `transfer:${row.id}`,
      document: said('entry.transfer', { number: numberOf(row.id), reference: row.reference ?? '' }),
      currency,
      on,
    },
  )
  await update(ctx, row.id, {
    state: 'settled',
    settled_by: acting.by,
    settled_at: ctx.now,
    settled_on: on,
    entry_id: entryId,
  })
}

/** Cancels a transfer that didn't happen or that the bank returned. @throws Problem 404, 409 wrong_state */
export const cancelTransfer = async (ctx: WriteCtx, acting: Acting, reason: string): Promise<void> => {
  await lockFor(ctx, 'cancel', acting)
  await update(ctx, acting.id, {
    state: 'canceled',
    canceled_by: acting.by,
    canceled_at: ctx.now,
    cancel_reason: reason,
  })
  if (acting.by !== null) await dropPending(ctx, 'transfer', subjectOf(acting.id), acting.by)
}
