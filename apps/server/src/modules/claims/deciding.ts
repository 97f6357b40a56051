import type { ApprovalOutcome } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds, accountsOfSamePerson } from '#modules/accounts'
import { type ApprovalHandler, submitForApproval } from '#modules/approvals'
import { bookingById } from '#modules/bookings'
import { ownersOf } from '#modules/homes'
import { lockClaim, wordsOf } from './claims.ts'
import { problems } from './messages.ts'
import { assertDecidable, decide } from './moving.ts'
import type { ClaimRow } from './tables.ts'

type Decision = { amount: number; text: string; by: number }

/** Who raised it, who spoke in it for a side, its guest and the owners of the home: none of them decides it. */
const participantsOf = async (ctx: ReadCtx, claim: ClaimRow): Promise<number[]> => {
  const said = await wordsOf(ctx, [claim.id])
  const spoke = said.filter(({ what }) => what !== 'extended').flatMap(({ author_id: id }) => id ?? [])
  return [claim.raised_by, claim.guest_id, ...spoke, ...(await ownersOf(ctx, claim.home_id))]
}

/**
 * The decision of somebody who took no part in the claim; above the limit a second person approves it.
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
  const booking = await bookingById(ctx, claim.booking_id)
  const guest = (await accountsByIds(ctx, [claim.guest_id])).get(claim.guest_id)
  const outcome = await submitForApproval(ctx, {
    kind: 'claim_decision',
    subject: `claim:${id}`,
    amount: { amount, currency: claim.currency },
    facts: { booking: booking.number, guest: guest ? `${guest.firstName} ${guest.lastName}` : '' },
    act: { id, decision },
    reason: text,
    participants,
    by,
  })
  return { outcome, row: outcome.state === 'done' ? await decide(ctx, id, decision) : claim }
}

export const claimDecisionHandler: ApprovalHandler = {
  kind: 'claim_decision',
  carryOut: async (ctx, { act }) => {
    const { id, decision } = act as { id: number; decision: Decision }
    await decide(ctx, id, decision)
  },
}
