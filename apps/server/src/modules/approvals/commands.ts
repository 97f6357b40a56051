import type { ApprovalKind, ApprovalOutcome, Money, ThresholdName } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { approverWaitUntil } from '#modules/accounts'
import { assertDocumentsSentBy } from '#modules/media'
import { approvalDone, approvalRequested, decisionEvents } from './events.ts'
import {
  approvalStatusOf,
  doneAlone,
  hasSecondPerson,
  lockRequest,
  pendingRequest,
  type RequestRow,
  removedColleagueAt,
} from './queries.ts'
import { canApproveAlone, deciderRefusal, needsSecondPerson, policies, withdrawRefusal } from './rules.ts'
import { exemptionNow, thresholdIn } from './settings.ts'
import { db, type Facts } from './tables.ts'
import { problems } from './words.ts'

export type Submission = {
  kind: ApprovalKind
  /** What it is about, such as `owner:12`. Only one request can be pending per kind and subject. */
  subject: string
  /** The amount it costs or moves; a percentage as basis points of `percent`. */
  amount?: Money | undefined
  percent?: number | undefined
  facts?: Facts
  /** The input for carrying out the action once it is approved. */
  act?: object
  reason: string
  evidence?: readonly number[]
  /** Everyone who took part in it or benefits from it, besides the requester. */
  participants?: readonly number[]
  /** People to notify once it takes effect. */
  affected?: readonly number[]
  by: number | null
  /** Decided by the action's own rules; otherwise by the policy of the kind. */
  waits?: boolean
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)]

type Sized = Pick<Submission, 'kind' | 'amount' | 'percent' | 'by'>

/**
 * One person's solo actions must be added up one after another: simultaneous ones would each find nothing done yet.
 * Held until the transaction ends.
 */
const lockAlone = (ctx: ReadCtx, threshold: ThresholdName, by: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`approvals.alone:${threshold}`}, ${by}::bigint))`.execute(db(ctx))

/** Whether the policy of the kind sends an action to a second person. */
export const needsApproval = async (ctx: ReadCtx, { kind, amount, percent, by }: Sized): Promise<boolean> => {
  const { threshold } = policies[kind]
  if (!threshold) return true
  if (percent !== undefined) return percent > (await thresholdIn(ctx, threshold, '', by))
  if (!amount) return false
  if (by !== null) await lockAlone(ctx, threshold, by)
  const alone = by === null ? 0 : await doneAlone(ctx, kind, by, amount.currency)
  return needsSecondPerson(Math.abs(amount.amount), alone, await thresholdIn(ctx, threshold, amount.currency, by))
}

/**
 * Records an action in the history: done at once if one person may do it alone, otherwise pending a second person. The
 * caller carries the action out only if the outcome is `done`.
 * @throws Problem 422 evidence_needed, file_unknown, not_a_document; 409 already_pending
 */
export const submitForApproval = async (ctx: WriteCtx, submission: Submission): Promise<ApprovalOutcome> => {
  const { kind, subject, amount, facts = {}, act = {}, reason, evidence = [], by } = submission
  const waits = submission.waits ?? (await needsApproval(ctx, submission))
  if (waits && policies[kind].needsEvidence && evidence.length === 0)
    throw new Problem(422, 'evidence_needed', problems.evidence, undefined, { required: ['evidence'] })
  if (by !== null) await assertDocumentsSentBy(ctx, by, evidence, 'evidence')
  if (waits && (await pendingRequest(ctx, kind, subject))) throw new Problem(409, 'already_pending', problems.pending)
  const { id } = await db(ctx)
    .insertInto('approvals.request')
    .values({
      kind,
      subject,
      state: waits ? 'pending' : 'done',
      amount_minor: amount ? Math.abs(amount.amount) : null,
      currency: amount?.currency ?? null,
      facts: JSON.stringify(facts),
      act: JSON.stringify(act),
      reason,
      evidence: [...evidence],
      participants: unique([...(submission.participants ?? []), ...(by === null ? [] : [by])]),
      affected: unique(submission.affected ?? []),
      requested_by: by,
      requested_at: ctx.now,
      decided_by: null,
      decided_at: null,
      decision: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(ctx, (waits ? approvalRequested : approvalDone)({ requestId: id }))
  return { id, state: waits ? 'pending' : 'done' }
}

const decided = async (
  ctx: WriteCtx,
  { id }: RequestRow,
  change: { state: 'approved' | 'declined' | 'withdrawn'; by: number; decision: string; exempt?: boolean },
): Promise<void> => {
  await db(ctx)
    .updateTable('approvals.request')
    .set({
      state: change.state,
      decided_by: change.by,
      decided_at: ctx.now,
      decision: change.decision || null,
      exempt: change.exempt ?? false,
    })
    .where('id', '=', id)
    .execute()
  await announce(ctx, decisionEvents[`approval.${change.state}`]({ requestId: id }))
}

/** Whether the owner of a company of one is approving their own action. */
const isOwnUnderExemption = async (ctx: WriteCtx, row: RequestRow, by: number): Promise<boolean> => {
  if (row.state !== 'pending' || row.requested_by !== by) return false
  const exemption = await exemptionNow(ctx)
  if ((await approverWaitUntil(ctx, by)) !== null) return false
  return canApproveAlone({
    isExempt: exemption?.account_id === by,
    hasSecondPerson: await hasSecondPerson(ctx, by, row),
    requestedAt: row.requested_at,
    removedAt: await removedColleagueAt(ctx, by),
    now: ctx.now,
  })
}

const assertMayDecide = async (ctx: WriteCtx, row: RequestRow, by: number): Promise<void> => {
  const refusal = deciderRefusal(by, await approvalStatusOf(ctx, by, row))
  if (refusal) throw new Problem(refusal === 'wrong_state' ? 409 : 403, refusal, problems.decider[refusal])
}

export type ApprovedAct = { act: unknown; requestedBy: number | null; approvedBy: number; requestId: number }

/**
 * Records the second person's approval, and carries out the action in the same transaction or not at all.
 * @throws Problem 409 wrong_state, 403 participant, same_person, waits, not_permitted, 404, and those of the action
 */
export const approveRequest = async (
  ctx: WriteCtx,
  { id, by, note = '' }: { id: number; by: number; note?: string },
  carryOut: (row: RequestRow, advanced: ApprovedAct) => Promise<void>,
): Promise<void> => {
  const row = await lockRequest(ctx, id)
  const exempt = await isOwnUnderExemption(ctx, row, by)
  if (!exempt) await assertMayDecide(ctx, row, by)
  await decided(ctx, row, { state: 'approved', by, decision: note, exempt })
  await carryOut(row, { act: row.act, requestedBy: row.requested_by, approvedBy: by, requestId: row.id })
}

/** @throws Problem as for `approveRequest` */
export const declineRequest = async (
  ctx: WriteCtx,
  { id, by, reason }: { id: number; by: number; reason: string },
): Promise<RequestRow> => {
  const row = await lockRequest(ctx, id)
  await assertMayDecide(ctx, row, by)
  await decided(ctx, row, { state: 'declined', by, decision: reason })
  return row
}

/** @throws Problem 409 wrong_state, 403 not_permitted, 404 */
export const withdrawRequest = async (ctx: WriteCtx, { id, by }: { id: number; by: number }): Promise<RequestRow> => {
  const row = await lockRequest(ctx, id)
  const refusal = withdrawRefusal(by, { state: row.state, requestedBy: row.requested_by })
  if (refusal) throw new Problem(refusal === 'wrong_state' ? 409 : 403, refusal, problems.decider[refusal])
  await decided(ctx, row, { state: 'withdrawn', by, decision: '' })
  return row
}

/** Closes a pending request because its subject no longer exists, such as a canceled run. */
export const dropPending = async (ctx: WriteCtx, kind: ApprovalKind, subject: string, by: number): Promise<void> => {
  const row = await pendingRequest(ctx, kind, subject)
  if (row) await decided(ctx, row, { state: 'withdrawn', by, decision: '' })
}
