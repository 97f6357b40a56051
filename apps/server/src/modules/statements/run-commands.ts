import { dateIn, type Money } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  type ApprovalHandler,
  approveRequest,
  dropPending,
  pendingRequest,
  submitForApproval,
  thresholdsFor,
} from '#modules/approvals'
import { lockSubledger } from '#modules/ledger'
import { payoutAccountsByIds, providerOf } from '#modules/payees'
import { bankZone, nextBankingDay } from './engine/banking-days.ts'
import { payableFunds } from './payable-funds.ts'
import { payoutHolds } from './payout-holds.ts'
import { recordPayoutTransfer } from './payout-transfers.ts'
import { assertPayable } from './run-payees.ts'
import {
  type DropReason,
  dropReason,
  type FirstLimits,
  type Limits,
  limitsIn,
  needsSecond,
  type RunAct,
  refusalOf,
  shortAtProvider,
} from './run-rules.ts'
import { type LineRow, linesOfRuns, lockRun, openRunsOf, payoutsOf, type RunRow, sentAloneWithin } from './runs.ts'
import { assertTrustHolds, sendPayout } from './send-payout.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

export type NewRun = {
  currency: string
  /** In minor units of the currency. */
  payees: readonly { ownerId: number; amount: number }[]
  note: string
  preparedBy: number | null
  /** The sums one person can send alone if no one has set others; without them the run requires no one yet. */
  limits?: FirstLimits
}

const byOwner = <Of extends { ownerId: number }>(payees: readonly Of[]): Of[] =>
  [...payees].sort((a, b) => a.ownerId - b.ownerId)

/** Locks owners before the trust, and owners by ascending id, so transactions on several owners queue in one line. */
const lockMoney = async (ctx: WriteCtx, currency: string, ownerIds: readonly number[]): Promise<void> => {
  for (const ownerId of [...ownerIds].sort((a, b) => a - b)) await lockSubledger(ctx, 'owner', ownerId)
  await lockSubledger(ctx, 'trust', currency)
}

const assertNew = async (ctx: WriteCtx, { currency, payees }: NewRun): Promise<void> => {
  const ownerIds = payees.map(({ ownerId }) => ownerId)
  if (new Set(ownerIds).size < ownerIds.length) throw new Problem(422, 'invalid_input', problems.twice)
  const [waiting] = await openRunsOf(ctx, currency, ownerIds)
  if (!waiting) return
  const [ownerId, runId] = waiting
  throw new Problem(409, 'in_another_run', problems.inAnotherRun, { ownerId, runId })
}

/**
 * Records whom a run pays, how much, and to which account. Nothing leaves, and nothing is reserved for it.
 * @throws Problem 409 in_another_run, 409 no_payout_account, 409 no_tax_form, 422 more_than_earned, 422 trust_short,
 * 404
 */
export const prepareRun = async (ctx: WriteCtx, run: NewRun): Promise<number> => {
  const { currency, note, preparedBy } = run
  const payees = byOwner(run.payees)
  await lockMoney(
    ctx,
    currency,
    payees.map(({ ownerId }) => ownerId),
  )
  await assertNew(ctx, run)
  const accounts = new Map<number, number>()
  for (const { ownerId, amount } of payees)
    accounts.set(ownerId, await assertPayable(ctx, ownerId, { amount, currency }))
  await assertTrustHolds(ctx, { amount: payees.reduce((sum, { amount }) => sum + amount, 0), currency })
  const { id } = await db(ctx)
    .insertInto('statements.payout_run')
    .values({
      currency,
      note,
      state: 'prepared',
      prepared_by: preparedBy,
      prepared_at: ctx.now,
      approved_by: null,
      approved_at: null,
      ended_by: null,
      ended_at: null,
      effective_on: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = payees.map(({ ownerId, amount }) => ({
    run_id: id,
    owner_id: ownerId,
    currency,
    amount_minor: amount,
    payout_account_id: accounts.get(ownerId) as number,
    dropped_for: null,
    payout_id: null,
  }))
  await db(ctx).insertInto('statements.run_line').values(lines).execute()
  if (run.limits) await askForApproval(ctx, await lockRun(ctx, id), run.limits)
  return id
}

const subjectOf = (runId: number): string => `payout_run:${runId}`

/** The current limits, in whole units of the company's currency. @param preparedBy whose own limits count too */
export const runLimits = async (
  ctx: ReadCtx,
  { run, single }: FirstLimits,
  preparedBy: number | null,
): Promise<Limits> => {
  const first = { payout_run: run ?? undefined, payout_single: single ?? undefined }
  const { payout_run, payout_single } = await thresholdsFor(ctx, [preparedBy], first)
  return { run: payout_run, single: payout_single }
}

type Prepared = Pick<RunRow, 'currency' | 'prepared_by'>

const isOverLimits = async (
  ctx: ReadCtx,
  { currency, prepared_by }: Prepared,
  lines: readonly LineRow[],
  limits: FirstLimits,
) =>
  needsSecond(
    payoutsOf(lines),
    await sentAloneWithin(ctx, currency),
    limitsIn(currency, await runLimits(ctx, limits, prepared_by), ctx.companyCurrency),
  )

/** Submits a run over the limits to a second person; returns the request's id. */
const askForApproval = async (ctx: WriteCtx, run: RunRow, limits: FirstLimits): Promise<number | undefined> => {
  const lines = await linesOfRuns(ctx, [run.id])
  const waiting = await pendingRequest(ctx, 'payout_run', subjectOf(run.id))
  if (waiting) return waiting.id
  if (!(await isOverLimits(ctx, run, lines, limits))) return undefined
  const owners = lines.map(({ owner_id }) => owner_id)
  const { id } = await submitForApproval(ctx, {
    kind: 'payout_run',
    subject: subjectOf(run.id),
    amount: { amount: lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0), currency: run.currency },
    facts: { run: run.id, payees: lines.length, note: run.note },
    act: { runId: run.id },
    reason: run.note,
    participants: owners,
    by: run.prepared_by,
    waits: true,
  })
  return id
}

export type Acting = { runId: number; by: number | null; limits: FirstLimits }
/** Includes what the carrier held for us just before, if known. */
type Sending = Acting & { heldByCarrier?: number | undefined }

const status = { wrong_state: 409, same_person: 403, needs_second: 409, no_need: 409 } as const

/** @throws Problem with the code of what prevents this person from acting */
const assertMay = async (ctx: WriteCtx, act: RunAct, run: RunRow, lines: readonly LineRow[], acting: Acting) => {
  const second = await isOverLimits(ctx, run, lines, acting.limits)
  const state = { state: run.state, preparedBy: run.prepared_by, needsSecond: second }
  const refusal = refusalOf(act, state, acting.by)
  if (refusal) throw new Problem(status[refusal], refusal, problems.run[refusal])
}

/** Marks the run approved. In a company of one, an owner who approves their own run is named only in the approval. */
const markApproved = async (ctx: WriteCtx, runId: number, by: number): Promise<void> => {
  const run = await lockRun(ctx, runId)
  if (run.state !== 'prepared') throw new Problem(409, 'wrong_state', problems.run.wrong_state)
  await db(ctx)
    .updateTable('statements.payout_run')
    .set({ state: 'approved', approved_by: run.prepared_by === by ? null : by, approved_at: ctx.now })
    .where('id', '=', run.id)
    .execute()
}

export const payoutRunHandler: ApprovalHandler = {
  kind: 'payout_run',
  carryOut: (ctx, { act, approvedBy }) => markApproved(ctx, (act as { runId: number }).runId, approvedBy),
}

/**
 * The second person's approval (R56).
 * @throws Problem 409 wrong_state, 403 same_person, 409 no_need, 404, and those of `approveRequest`
 */
export const approveRun = async (ctx: WriteCtx, acting: Acting & { by: number }): Promise<void> => {
  const run = await lockRun(ctx, acting.runId)
  await assertMay(ctx, 'approve', run, await linesOfRuns(ctx, [run.id]), acting)
  const id = await askForApproval(ctx, run, acting.limits)
  if (id === undefined) throw new Problem(409, 'no_need', problems.run.no_need)
  await approveRequest(ctx, { id, by: acting.by }, (_, { approvedBy }) => markApproved(ctx, run.id, approvedBy))
}

const closeLines = (ctx: WriteCtx, runId: number) =>
  db(ctx).updateTable('statements.run_line').set({ open: false }).where('run_id', '=', runId).execute()

/** @throws Problem 409 wrong_state, 404 */
export const cancelRun = async (ctx: WriteCtx, acting: Acting): Promise<void> => {
  const run = await lockRun(ctx, acting.runId)
  await assertMay(ctx, 'cancel', run, await linesOfRuns(ctx, [run.id]), acting)
  await db(ctx)
    .updateTable('statements.payout_run')
    .set({ state: 'canceled', ended_by: acting.by, ended_at: ctx.now })
    .where('id', '=', run.id)
    .execute()
  await closeLines(ctx, run.id)
  if (acting.by !== null) await dropPending(ctx, 'payout_run', subjectOf(run.id), acting.by)
}

const moneyOf = ({ amount_minor: amount, currency }: LineRow): Money => ({ amount, currency })

/** Why a line can't be paid now, or undefined: checked when the run is sent, under the owner's lock. */
const reasonNow = async (ctx: WriteCtx, line: LineRow): Promise<DropReason | undefined> => {
  const { account, waits } = await payoutHolds(ctx, line.owner_id)
  const { available } = await payableFunds(ctx, line.owner_id, line.currency)
  const retained = { accountId: line.payout_account_id, amount: line.amount_minor }
  return dropReason(retained, { accountId: account?.id, waits, available })
}

const drop = (ctx: WriteCtx, { run_id, owner_id }: LineRow, reason: DropReason) =>
  db(ctx)
    .updateTable('statements.run_line')
    .set({ dropped_for: reason })
    .where('run_id', '=', run_id)
    .where('owner_id', '=', owner_id)
    .execute()

type Line = { row: LineRow; amount: number; hasCarrier: boolean; carrier: { carrier: string; account: string } | null }

/** A line with its carrier; null: a bank file. */
const lineOf = async (ctx: WriteCtx, row: LineRow): Promise<Line> => {
  const account = (await payoutAccountsByIds(ctx, [row.payout_account_id])).get(row.payout_account_id)
  const by = account && (await providerOf(ctx, account))
  const carrier = by ? { carrier: by.carrier, account: by.reference ?? '' } : null
  return { row, amount: row.amount_minor, hasCarrier: carrier !== null, carrier }
}

const payLines = async (ctx: WriteCtx, lines: readonly Line[], { by }: Acting, note: string): Promise<void> => {
  for (const { row: line, carrier } of lines) {
    const { owner_id: ownerId, payout_account_id: accountId, run_id } = line
    const payoutId = await sendPayout(ctx, { ownerId, accountId, amount: moneyOf(line), note, paidBy: by })
    if (carrier) await recordPayoutTransfer(ctx, payoutId, carrier)
    await db(ctx)
      .updateTable('statements.run_line')
      .set({ payout_id: payoutId })
      .where('run_id', '=', run_id)
      .where('owner_id', '=', ownerId)
      .execute()
  }
}

/**
 * Sends a run: every line is checked again, and lines that can no longer go are dropped with the reason; the rest is
 * sent once, however often someone presses (R46, R47, R54, R55, R56). With nothing left to pay, the run is canceled.
 * @throws Problem 409 wrong_state, 409 needs_second, 422 trust_short, 404
 */
export const sendRun = async (ctx: WriteCtx, acting: Sending): Promise<void> => {
  const { runId, by } = acting
  const lines = await linesOfRuns(ctx, [runId])
  const [first] = lines
  if (first)
    await lockMoney(
      ctx,
      first.currency,
      lines.map(({ owner_id }) => owner_id),
    )
  const run = await lockRun(ctx, runId)
  await assertMay(ctx, 'send', run, lines, acting)
  const ready: Line[] = []
  for (const line of lines) {
    const reason = await reasonNow(ctx, line)
    if (reason) await drop(ctx, line, reason)
    else ready.push(await lineOf(ctx, line))
  }
  const short = shortAtProvider(ready, acting.heldByCarrier)
  for (const { row } of short) await drop(ctx, row, 'short_at_stripe')
  const paid = ready.filter((line) => !short.has(line))
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  if (paid.length > 0) await assertTrustHolds(ctx, { amount: total, currency: run.currency })
  await payLines(ctx, paid, acting, run.note)
  await closeLines(ctx, runId)
  const sent = paid.length > 0
  await db(ctx)
    .updateTable('statements.payout_run')
    .set({
      state: sent ? 'sent' : 'canceled',
      ended_by: by,
      ended_at: ctx.now,
      effective_on: sent ? nextBankingDay(dateIn(bankZone, ctx.now)) : null,
    })
    .where('id', '=', runId)
    .execute()
}
