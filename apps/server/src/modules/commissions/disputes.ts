import {
  type ApprovalOutcome,
  addDays,
  type answerDispute as answerEndpoint,
  type BodyOf,
  percentInWords,
} from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type ApprovalHandler, dropPending, shortestReason, submitForApproval } from '#modules/approvals'
import { attributionTerms, termsMadeAt } from '#modules/attribution'
import { bookingById } from '#modules/bookings'
import { ownersOfHomes } from '#modules/homes'
import { bookingNumber, partnerName, subjectOf } from './approval-facts.ts'
import { followBooking, positionAt, reinstate } from './engine/machine.ts'
import { commissionDisputeAnswered, commissionDisputed } from './events.ts'
import { followCommission, stageOf } from './follow-booking.ts'
import { followShare } from './follow-share.ts'
import { problems } from './messages.ts'
import { amountBeforeReversal, disputeUntil } from './queries.ts'
import { refuseOwn } from './refuse-own.ts'
import { rentOf } from './rules.ts'
import { lockCommission, moveCommission, positionOf } from './store.ts'
import { type CommissionRow, db } from './tables.ts'

const wrongState = () => new Problem(409, 'wrong_state', problems.wrongState)

/** A commission's dispute that is waiting for an answer. */
export const openDispute = (ctx: ReadCtx, commissionId: number) =>
  db(ctx)
    .selectFrom('commissions.dispute')
    .selectAll()
    .where('commission_id', '=', commissionId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()

/**
 * Disputes a partner's own commission; payment waits for the answer. @throws Problem 409 already_disputed,
 * dispute_too_late, 404
 */
export const disputeCommission = async (
  ctx: WriteCtx,
  { id, reason, by }: { id: number; reason: string; by: number },
): Promise<void> => {
  const row = await lockCommission(ctx, id)
  if (row.partner_id !== by) throw notFound('This commission')
  if (await openDispute(ctx, id)) throw new Problem(409, 'already_disputed', problems.disputed)
  const terms = await attributionTerms(ctx)
  if (ctx.today > disputeUntil(ctx, row, terms)) throw new Problem(409, 'dispute_too_late', problems.tooLate)
  const answerBy = addDays(ctx.today, termsMadeAt(terms, ctx.now, ctx.companyZone).answer_days)
  await db(ctx)
    .insertInto('commissions.dispute')
    .values({
      commission_id: id,
      reason,
      opened_by: by,
      opened_at: ctx.now,
      answer_by: answerBy,
      answer: null,
      answered_by: null,
      answered_at: null,
      upheld: null,
    })
    .execute()
  await announce(ctx, commissionDisputed({ commissionId: id, partnerId: by, answerBy, reason }))
}

/**
 * Recalculates the booking's earnings at another rate, from the day it was made; an increase is approved again (R59,
 * R60). An approval of the earlier amount is withdrawn.
 */
const correctRate = async (
  ctx: WriteCtx,
  row: CommissionRow,
  rate: number,
  { by, note }: { by: number; note: string },
) => {
  await dropPending(ctx, 'partner_commission', subjectOf(row.id), by)
  const booking = await bookingById(ctx, row.booking_id ?? 0)
  const before = positionOf(row)
  const facts = { stage: stageOf(booking.status), rent: rentOf(booking), basisPoints: rate }
  const next = followBooking(before, facts)?.next ?? before
  await moveCommission(ctx, row, { next, reason: 'rate_corrected' }, { by, note }, { basis_points: rate })
}

type DisputeAnswer = BodyOf<typeof answerEndpoint> & { id: number; by: number }

/**
 * Restores a reversed commission, as far as the booking or the commission it is a share of supports it; one that staff
 * added returns at its earlier amount (R60).
 */
const restore = async (ctx: WriteCtx, row: CommissionRow, by: { by: number; note: string }): Promise<void> => {
  const before = positionOf(row)
  const next =
    row.kind === 'manual'
      ? reinstate(before, await amountBeforeReversal(ctx, row.id))
      : positionAt('tracked', 0, before.settled)
  await moveCommission(ctx, row, { next, reason: 'adjusted' }, by)
  if (row.booking_id !== null) await followCommission(ctx, row.booking_id)
  else if (row.origin_id !== null) await followShare(ctx, row.origin_id)
}

/** Applies an upheld dispute from now on: restores what was reversed, or sets the correct rate. */
const applyAnswer = async (ctx: WriteCtx, row: CommissionRow, { id, answer, upheld, rate, by }: DisputeAnswer) => {
  const dispute = await openDispute(ctx, id)
  // The booking may have gone to another partner while a second person was deciding about its rate.
  if (!dispute || (rate !== undefined && row.superseded)) throw wrongState()
  await db(ctx)
    .updateTable('commissions.dispute')
    .set({ answer, upheld, answered_by: by, answered_at: ctx.now })
    .where('id', '=', dispute.id)
    .execute()
  if (rate !== undefined && rate !== row.basis_points) await correctRate(ctx, row, rate, { by, note: answer })
  else if (upheld && row.state === 'reversed' && !row.superseded) await restore(ctx, row, { by, note: answer })
  const number = await bookingNumber(ctx, row)
  await announce(
    ctx,
    commissionDisputeAnswered({ commissionId: id, partnerId: row.partner_id, number, upheld, answer }),
  )
}

/** Owners who bear part of it. */
const ownersBearing = async (ctx: ReadCtx, { bearer, home_id }: CommissionRow): Promise<number[]> =>
  bearer === 'manager' || home_id === null ? [] : [...(await ownersOfHomes(ctx, [home_id])).values()].flat()

/**
 * Submits staff's answer to a dispute. A higher rate costs the company or the owners more, so the answer waits for a
 * second person, and owners who bear it are notified (R56, R58). Null: nothing is pending.
 * @throws Problem 403 participant; 409 wrong_state; 422 rate_fixed, reason_needed; 404
 */
export const submitAnswer = async (ctx: WriteCtx, answered: DisputeAnswer): Promise<ApprovalOutcome | null> => {
  const { id, answer, upheld, rate, by } = answered
  const row = await lockCommission(ctx, id)
  await refuseOwn(ctx, by, [row.partner_id])
  if (!(await openDispute(ctx, id))) throw wrongState()
  if (rate !== undefined && !(upheld && row.booking_id !== null && !row.superseded))
    throw new Problem(422, 'rate_fixed', problems.rateFixed, {}, { required: ['rate'] })
  await dropPending(ctx, 'commission_rate', subjectOf(id), by)
  if (rate === undefined || rate <= (row.basis_points ?? 0)) {
    await applyAnswer(ctx, row, answered)
    return null
  }
  if (answer.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.rateReason, undefined, { required: ['answer'] })
  const owners = await ownersBearing(ctx, row)
  return submitForApproval(ctx, {
    kind: 'commission_rate',
    subject: subjectOf(id),
    facts: {
      partner: await partnerName(ctx, row.partner_id),
      booking: await bookingNumber(ctx, row),
      before: percentInWords(row.basis_points ?? 0),
      after: percentInWords(rate),
    },
    act: answered,
    reason: answer,
    participants: [row.partner_id, ...owners],
    affected: owners,
    by,
    waits: true,
  })
}

export const commissionRateHandler: ApprovalHandler = {
  kind: 'commission_rate',
  carryOut: async (ctx, { act }) => {
    const answered = act as DisputeAnswer
    await applyAnswer(ctx, await lockCommission(ctx, answered.id), answered)
  },
}
