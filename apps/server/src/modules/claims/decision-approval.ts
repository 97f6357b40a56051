import type { ApprovalOutcome, Money } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds, accountsOfSamePerson } from '#modules/accounts'
import { type ApprovalHandler, needsApproval, pendingRequest, submitForApproval } from '#modules/approvals'
import { type Booking, bookingById, depositShare, moneyInWords } from '#modules/bookings'
import { ownersOf } from '#modules/homes'
import { lockClaim, wordsOf } from './claims.ts'
import { type Decision, type DecisionAct, decisionSubject } from './decision.ts'
import { problems } from './messages.ts'
import type { ClaimRow } from './tables.ts'
import { assertDecidable, decide } from './transitions.ts'

/**
 * The people involved in a claim, none of whom may decide it: the person who raised it, anyone who spoke for a side,
 * its guest, and the home's owners.
 */
const participantsOf = async (ctx: ReadCtx, claim: ClaimRow): Promise<number[]> => {
  const said = await wordsOf(ctx, [claim.id])
  const spoke = said.filter(({ what }) => what !== 'extended').flatMap(({ author_id: id }) => id ?? [])
  return [claim.raised_by, claim.guest_id, ...spoke, ...(await ownersOf(ctx, claim.home_id))]
}

/**
 * What determines whether a decision needs a second person: the total charged, and how much of it comes from the
 * deposit.
 */
const approvalOf = async (ctx: ReadCtx, booking: Booking, { amount, by }: Pick<Decision, 'amount' | 'by'>) => {
  const money = (minor: number): Money => ({ amount: minor, currency: booking.currency })
  const [all, deposit] = [money(amount), money(await depositShare(ctx, booking, amount))]
  const isLarge = await needsApproval(ctx, { kind: 'claim_decision', amount: all, by })
  const takesMuch = await needsApproval(ctx, { kind: 'deposit_capture', amount: deposit, by })
  return {
    all,
    deposit,
    waits: isLarge || takesMuch,
    kind: takesMuch && !isLarge ? 'deposit_capture' : 'claim_decision',
  } as const
}

/** @throws Problem 409 already_pending */
const assertNothingWaits = async (ctx: ReadCtx, id: number): Promise<void> => {
  for (const kind of ['claim_decision', 'deposit_capture'] as const)
    if (await pendingRequest(ctx, kind, decisionSubject(id)))
      throw new Problem(409, 'already_pending', problems.pending)
}

/**
 * Submits a decision by someone who took no part in the claim; above the limit for decisions, or for captured deposits,
 * a second person must approve it. Captures within the limit are recorded too, so that they add up.
 * @throws Problem 403 participant; 404; 409 not_allowed_now, already_pending; 422 more_than_claimed
 */
export const submitDecision = async (
  ctx: WriteCtx,
  id: number,
  decision: Decision,
): Promise<{ row: ClaimRow; outcome: ApprovalOutcome }> => {
  const { amount, text, by } = decision
  const claim = await lockClaim(ctx, id)
  assertDecidable(claim, amount, ctx.now)
  const participants = await participantsOf(ctx, claim)
  if ((await accountsOfSamePerson(ctx, by, participants)).length > 0)
    throw new Problem(403, 'participant', problems.participant)
  await assertNothingWaits(ctx, id)
  const booking = await bookingById(ctx, claim.booking_id)
  const guest = (await accountsByIds(ctx, [claim.guest_id])).get(claim.guest_id)
  const { all, deposit, kind, waits } = await approvalOf(ctx, booking, decision)
  const submission = {
    subject: decisionSubject(id),
    facts: {
      booking: booking.number,
      guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
      total: moneyInWords(all),
      deposit: moneyInWords(deposit),
    },
    act: { id, decision } satisfies DecisionAct,
    reason: text,
    participants,
    by,
    waits,
  }
  const outcome = await submitForApproval(ctx, {
    ...submission,
    kind,
    amount: kind === 'deposit_capture' ? deposit : all,
  })
  if (waits) return { outcome, row: claim }
  if (deposit.amount > 0) await submitForApproval(ctx, { ...submission, kind: 'deposit_capture', amount: deposit })
  return { outcome, row: await decide(ctx, id, decision) }
}

const carryOut: ApprovalHandler['carryOut'] = async (ctx, { act }) => {
  const { id, decision } = act as DecisionAct
  await decide(ctx, id, decision)
}

export const claimDecisionHandler: ApprovalHandler = { kind: 'claim_decision', carryOut }

export const depositCaptureHandler: ApprovalHandler = { kind: 'deposit_capture', carryOut }
