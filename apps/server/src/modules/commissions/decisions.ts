import {
  type ApprovalOutcome,
  type addCommission,
  addDays,
  type BodyOf,
  type CommissionHold,
  type Money,
  programs,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { type ApprovalHandler, pendingRequest, submitForApproval } from '#modules/approvals'
import { assertSentBy } from '#modules/media'
import { bookingNumber, partnerName, subjectOf } from './approval-facts.ts'
import { approve, strike } from './engine/machine.ts'
import { holdsOf } from './holds.ts'
import { problems } from './messages.ts'
import { refuseOwn } from './refuse-own.ts'
import { payableDays } from './rules.ts'
import { insertCommission, lockCommission, moveCommission, positionOf } from './store.ts'
import type { CommissionRow } from './tables.ts'

const wrongState = () => new Problem(409, 'wrong_state', problems.wrongState)

const questions: ReadonlySet<CommissionHold> = new Set(['dispute', 'own_stay', 'conflict'])

/**
 * A dispute is waiting for an answer, or staff still have to decide whether the guest is the partner, or which partner
 * brought them.
 */
const isOpenToQuestion = async (ctx: ReadCtx, row: CommissionRow): Promise<boolean> =>
  ((await holdsOf(ctx, [row])).get(row.id) ?? []).some((hold) => questions.has(hold))

/** @throws Problem 409 wrong_state */
const markApproved = async (ctx: WriteCtx, row: CommissionRow, by: number, note: string): Promise<void> => {
  const move = (await isOpenToQuestion(ctx, row)) ? undefined : approve(positionOf(row))
  if (!move) throw wrongState()
  await moveCommission(ctx, row, move, { by, note })
}

type ApprovedCommission = { commissionId: number; amount: number }

/**
 * Approves earned commissions; one over the limit waits for a second person.
 * @throws Problem 403 participant; 409 wrong_state, already_pending; 404
 */
export const approveCommissions = async (
  ctx: WriteCtx,
  { commissionIds, reason, by }: { commissionIds: readonly number[]; reason: string; by: number },
): Promise<{ approved: number; waiting: number }> => {
  let approved = 0
  for (const id of [...new Set(commissionIds)].sort((a, b) => a - b)) {
    const row = await lockCommission(ctx, id)
    await refuseOwn(ctx, by, [row.partner_id])
    if (!approve(positionOf(row)) || (await isOpenToQuestion(ctx, row))) throw wrongState()
    const { state } = await submitForApproval(ctx, {
      kind: 'partner_commission',
      subject: subjectOf(id),
      amount: { amount: row.amount_minor, currency: row.currency },
      facts: { partner: await partnerName(ctx, row.partner_id), booking: await bookingNumber(ctx, row) },
      act: { commissionId: id, amount: row.amount_minor } satisfies ApprovedCommission,
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
  carryOut: async (ctx, { act, approvedBy }) => {
    const { commissionId, amount } = act as ApprovedCommission
    const row = await lockCommission(ctx, commissionId)
    // A second person approves only the amount they saw.
    if (row.amount_minor !== amount) throw wrongState()
    await markApproved(ctx, row, approvedBy, '')
  },
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
 * Adds a commission manually. It begins as earned, and is approved like the others.
 * @throws Problem 403 participant; 422 unknown_partner, file_unknown
 */
export const addManual = async (
  ctx: WriteCtx,
  { email, amount, currency, note, fileId }: BodyOf<typeof addCommission>,
  by: number,
): Promise<ApprovalOutcome> => {
  const partnerId = await partnerByEmail(ctx, email)
  await refuseOwn(ctx, by, [partnerId])
  await assertSentBy(ctx, by, [fileId], 'files')
  const added: Added = { partnerId, money: { amount, currency }, note, fileId, by }
  const outcome = await submitForApproval(ctx, {
    kind: 'manual_commission',
    subject: `partner:${partnerId}:${fileId}`,
    amount: added.money,
    facts: { partner: await partnerName(ctx, partnerId), note },
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

/** Records staff's decision that nothing is due. @throws Problem 409 wrong_state, 404 */
export const strikeCommission = async (ctx: WriteCtx, id: number, reason: string, by: number): Promise<void> => {
  const row = await lockCommission(ctx, id)
  const move = (await pendingRequest(ctx, 'partner_commission', subjectOf(id))) ? undefined : strike(positionOf(row))
  if (!move) throw wrongState()
  await moveCommission(ctx, row, move, { by, note: reason })
}

/**
 * Releases the hold because the team found that the license was valid when the guest booked. @throws Problem 403
 * participant, 409 wrong_state, 404
 */
export const releaseLicenseHold = async (ctx: WriteCtx, id: number, reason: string, by: number): Promise<void> => {
  const row = await lockCommission(ctx, id)
  await refuseOwn(ctx, by, [row.partner_id])
  if (row.license_at_booking !== false || row.state === 'reversed') throw wrongState()
  const move = { next: positionOf(row), reason: 'license_checked' as const }
  await moveCommission(ctx, row, move, { by, note: reason }, { license_at_booking: true })
}
