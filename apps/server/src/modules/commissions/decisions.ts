import {
  type ApprovalOutcome,
  type addCommission,
  addDays,
  type answerDispute as answerEndpoint,
  type BodyOf,
  type Money,
  programs,
} from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail, accountById } from '#modules/accounts'
import { type ApprovalHandler, pendingRequest, submitForApproval } from '#modules/approvals'
import { bookingById } from '#modules/bookings'
import { assertSentBy } from '#modules/media'
import { approve, followBooking, strike } from './engine/machine.ts'
import { commissionDisputeAnswered, commissionDisputed } from './events.ts'
import { followCommission, stageOf } from './follow-booking.ts'
import { problems } from './messages.ts'
import { awaitingReview } from './own-stays.ts'
import { disputeUntil } from './queries.ts'
import { answerDays, payableDays, rentOf } from './rules.ts'
import { insertCommission, lockCommission, moveCommission, positionOf } from './store.ts'
import { type CommissionRow, db } from './tables.ts'

const wrongState = () => new Problem(409, 'wrong_state', problems.wrongState)
export const subjectOf = (commissionId: number): string => `commission:${commissionId}`

const nameOf = async (ctx: ReadCtx, accountId: number): Promise<string> => {
  const account = await accountById(ctx, accountId)
  return account ? `${account.firstName} ${account.lastName}` : ''
}

const openDispute = (ctx: ReadCtx, commissionId: number) =>
  db(ctx)
    .selectFrom('commissions.dispute')
    .selectAll()
    .where('commission_id', '=', commissionId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()

/** A dispute waits for its answer, or staff have yet to decide whether the guest is the partner. */
const isOpenToQuestion = async (ctx: ReadCtx, id: number): Promise<boolean> =>
  (await openDispute(ctx, id)) !== undefined || (await awaitingReview(ctx, [id])).has(id)

/** @throws Problem 409 wrong_state */
const markApproved = async (ctx: WriteCtx, row: CommissionRow, by: number, note: string): Promise<void> => {
  const move = (await isOpenToQuestion(ctx, row.id)) ? undefined : approve(positionOf(row))
  if (!move) throw wrongState()
  await moveCommission(ctx, row, move, { by, note })
}

const bookingOf = async (ctx: ReadCtx, { booking_id, note }: CommissionRow): Promise<string> =>
  booking_id === null ? note : (await bookingById(ctx, booking_id)).number

/**
 * Approves earned commissions; one over the limit waits for a second person.
 * @throws Problem 409 wrong_state, 409 already_pending, 404
 */
export const approveCommissions = async (
  ctx: WriteCtx,
  { commissionIds, reason, by }: { commissionIds: readonly number[]; reason: string; by: number },
): Promise<{ approved: number; waiting: number }> => {
  let approved = 0
  for (const id of [...new Set(commissionIds)].sort((a, b) => a - b)) {
    const row = await lockCommission(ctx, id)
    if (!approve(positionOf(row)) || (await isOpenToQuestion(ctx, id))) throw wrongState()
    const { state } = await submitForApproval(ctx, {
      kind: 'partner_commission',
      subject: subjectOf(id),
      amount: { amount: row.amount_minor, currency: row.currency },
      facts: { partner: await nameOf(ctx, row.partner_id), booking: await bookingOf(ctx, row) },
      act: { commissionId: id },
      reason,
      participants: [row.partner_id],
      by,
    })
    if (state === 'done') {
      await markApproved(ctx, row, by, reason)
      approved++
    }
  }
  return { approved, waiting: new Set(commissionIds).size - approved }
}

export const commissionHandler: ApprovalHandler = {
  kind: 'partner_commission',
  carryOut: async (ctx, { act, approvedBy }) =>
    markApproved(ctx, await lockCommission(ctx, (act as { commissionId: number }).commissionId), approvedBy, ''),
}

/** @throws Problem 422 unknown_partner */
const partnerByEmail = async (ctx: ReadCtx, email: string): Promise<number> => {
  const account = await accountByEmail(ctx, email)
  if (account && !account.closed && account.roles.some((role) => programs.some((program) => program === role)))
    return account.id
  throw new Problem(422, 'unknown_partner', problems.unknownPartner, {}, { required: ['email'] })
}

type Added = { partnerId: number; money: Money; note: string; fileId: number; by: number }

const add = (ctx: WriteCtx, { partnerId, money, note, fileId, by }: Added) =>
  insertCommission(
    ctx,
    {
      kind: 'manual',
      booking_id: null,
      origin_id: null,
      home_id: null,
      partner_id: partnerId,
      code: null,
      source: 'manual',
      basis_points: null,
      bearer: 'manager',
      currency: money.currency,
      due_on: addDays(ctx.today, payableDays),
      note,
      file_id: fileId,
      added_by: by,
      license_at_booking: null,
    },
    {
      first: { next: { state: 'earned', amount: money.amount, posted: money.amount, settled: 0 }, reason: 'added' },
      by,
    },
  )

/**
 * Adds a commission by hand. It begins as earned, and is approved like the others.
 * @throws Problem 422 unknown_partner, 422 file_unknown
 */
export const addManual = async (
  ctx: WriteCtx,
  { email, amount, currency, note, fileId }: BodyOf<typeof addCommission>,
  by: number,
): Promise<ApprovalOutcome> => {
  const partnerId = await partnerByEmail(ctx, email)
  await assertSentBy(ctx, by, [fileId], 'files')
  const added: Added = { partnerId, money: { amount, currency }, note, fileId, by }
  const outcome = await submitForApproval(ctx, {
    kind: 'manual_commission',
    subject: `partner:${partnerId}:${fileId}`,
    amount: added.money,
    facts: { partner: await nameOf(ctx, partnerId), note },
    act: added,
    reason: note,
    evidence: [fileId],
    participants: [partnerId],
    by,
  })
  if (outcome.state === 'done') await add(ctx, added)
  return outcome
}

export const manualCommissionHandler: ApprovalHandler = {
  kind: 'manual_commission',
  carryOut: async (ctx, { act }) => {
    await add(ctx, act as Added)
  },
}

/** Staff decide that nothing is due. @throws Problem 409 wrong_state, 404 */
export const strikeCommission = async (ctx: WriteCtx, id: number, reason: string, by: number): Promise<void> => {
  const row = await lockCommission(ctx, id)
  const move = (await pendingRequest(ctx, 'partner_commission', subjectOf(id))) ? undefined : strike(positionOf(row))
  if (!move) throw wrongState()
  await moveCommission(ctx, row, move, { by, note: reason })
}

/** The team found that the license was good when the guest booked. @throws Problem 409 wrong_state, 404 */
export const releaseLicenseHold = async (ctx: WriteCtx, id: number, reason: string, by: number): Promise<void> => {
  const row = await lockCommission(ctx, id)
  if (row.license_at_booking !== false || row.state === 'reversed') throw wrongState()
  const move = { next: positionOf(row), reason: 'license_checked' as const }
  await moveCommission(ctx, row, move, { by, note: reason }, { license_at_booking: true })
}

/** A partner disputes one of their own; payment waits for the answer. @throws Problem 409 already_disputed, dispute_too_late, 404 */
export const disputeCommission = async (
  ctx: WriteCtx,
  { id, reason, by }: { id: number; reason: string; by: number },
): Promise<void> => {
  const row = await lockCommission(ctx, id)
  if (row.partner_id !== by) throw notFound('This commission')
  if (await openDispute(ctx, id)) throw new Problem(409, 'already_disputed', problems.disputed)
  if (ctx.today > disputeUntil(ctx, row)) throw new Problem(409, 'dispute_too_late', problems.tooLate)
  const answerBy = addDays(ctx.today, answerDays)
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

/** What the booking earns at another rate, from the day it was made on; more than before is approved again (R59, R60). */
const correctRate = async (ctx: WriteCtx, row: CommissionRow, rate: number, by: { by: number; note: string }) => {
  const booking = await bookingById(ctx, row.booking_id ?? 0)
  const before = positionOf(row)
  const facts = { stage: stageOf(booking.status), rent: rentOf(booking), basisPoints: rate }
  const next = followBooking(before, facts)?.next ?? before
  await moveCommission(ctx, row, { next, reason: 'rate_corrected' }, by, { basis_points: rate })
}

type DisputeAnswer = BodyOf<typeof answerEndpoint> & { id: number; by: number }

/**
 * Staff answer. A partner who is right gets what was reversed back, as far as the booking carries it, and the right rate.
 * @throws Problem 409 wrong_state, 422 rate_fixed, 404
 */
export const answerDispute = async (ctx: WriteCtx, { id, answer, upheld, rate, by }: DisputeAnswer): Promise<void> => {
  const row = await lockCommission(ctx, id)
  const dispute = await openDispute(ctx, id)
  if (!dispute) throw wrongState()
  const isOfBooking = row.booking_id !== null && !row.superseded
  if (rate !== undefined && !(upheld && isOfBooking))
    throw new Problem(422, 'rate_fixed', problems.rateFixed, {}, { required: ['rate'] })
  await db(ctx)
    .updateTable('commissions.dispute')
    .set({ answer, upheld, answered_by: by, answered_at: ctx.now })
    .where('id', '=', dispute.id)
    .execute()
  if (rate !== undefined && rate !== row.basis_points) await correctRate(ctx, row, rate, { by, note: answer })
  else if (upheld && row.state === 'reversed' && row.booking_id !== null && !row.superseded) {
    const next = { ...positionOf(row), state: 'tracked' as const, posted: row.settled_minor }
    await moveCommission(ctx, row, { next, reason: 'adjusted' }, { by, note: answer })
    await followCommission(ctx, row.booking_id)
  }
  const number = await bookingOf(ctx, row)
  await announce(
    ctx,
    commissionDisputeAnswered({ commissionId: id, partnerId: row.partner_id, number, upheld, answer }),
  )
}
