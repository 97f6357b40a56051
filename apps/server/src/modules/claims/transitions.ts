import { said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { chargeDamage } from '#modules/bookings'
import { assertSentBy } from '#modules/media'
import { lockClaim, say } from './claims.ts'
import { aboutClaim, claimAnswered, claimEnded, claimEscalated, claimExtended, claimSettled } from './events.ts'
import { problems } from './messages.ts'
import { type actionsOf, aDayMore, answerBy, type ClaimRole, partFor, stateAt } from './rules.ts'
import { type ClaimRow, db } from './tables.ts'

type Change = Partial<Omit<ClaimRow, 'id'>>

const change = (ctx: WriteCtx, id: number, values: Change): Promise<ClaimRow> =>
  db(ctx).updateTable('claims.claim').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const claimStatusOf = ({ state, answer_by, extra_days }: ClaimRow) => ({
  state,
  answerBy: answer_by,
  extraDays: extra_days,
})

const notNow = () => new Problem(409, 'not_allowed_now', problems.notNow)

/** @throws Problem 409 not_allowed_now unless someone in one of these roles may do it now */
const mustBeOpen = (
  claim: ClaimRow,
  action: ReturnType<typeof actionsOf>[number],
  parts: readonly ClaimRole[],
  now: Date,
): ClaimRole => {
  const part = partFor(action, claimStatusOf(claim), parts, now)
  if (!part) throw notNow()
  return part
}

/**
 * Ends a claim: either the amount is charged and goes to the owners, or nothing is. `agreed`: by the guest, not by the
 * team.
 */
const end = async (ctx: WriteCtx, claim: ClaimRow, amount: number, agreed: boolean): Promise<ClaimRow> => {
  if (amount > 0)
    await chargeDamage(ctx, claim.booking_id, {
      source: `claim:${claim.id}`,
      document: said('claim.settled_document', { id: String(claim.id) }),
      amount,
      by: { kind: 'system', accountId: null },
      agreed,
    })
  const ended = await change(ctx, claim.id, {
    state: amount > 0 ? 'settled' : 'closed',
    answer_by: null,
    settled_minor: amount,
    ended_at: ctx.now,
  })
  if (amount > 0) await announce(ctx, claimSettled(aboutClaim(ended)))
  await announce(ctx, claimEnded(aboutClaim(ended)))
  return ended
}

type Answer = { amount: number; text: string; files: readonly number[]; by: number }

/** @throws Problem 404; 409 not_allowed_now; 422 more_than_claimed, file_unknown */
export const answer = async (ctx: WriteCtx, id: number, parts: readonly ClaimRole[], given: Answer) => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'answer', parts, ctx.now)
  const { amount, text, files, by } = given
  if (amount > claim.claimed_minor) throw new Problem(422, 'more_than_claimed', problems.tooMuch)
  await assertSentBy(ctx, by, files, 'photos')
  const agreed = amount === claim.claimed_minor
  await say(ctx, id, {
    side: 'guest',
    what: agreed ? 'accepted' : 'answered',
    author_id: by,
    amount_minor: amount,
    text,
    uploads: files,
  })
  if (agreed) return end(ctx, claim, amount, true)
  const until = answerBy(ctx.now)
  const answered = await change(ctx, id, { state: 'answered', offered_minor: amount, answer_by: until })
  await announce(ctx, claimAnswered(aboutClaim(answered)))
  return answered
}

/** @throws Problem 404; 409 not_allowed_now, terms_changed */
export const accept = async (ctx: WriteCtx, id: number, parts: readonly ClaimRole[], offer: number, by: number) => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'accept', parts, ctx.now)
  if (claim.offered_minor !== offer) throw new Problem(409, 'terms_changed', problems.changed)
  await say(ctx, id, { side: claim.raised_as, what: 'accepted', author_id: by, amount_minor: offer })
  return end(ctx, claim, offer, true)
}

const hand = async (ctx: WriteCtx, claim: ClaimRow): Promise<ClaimRow> => {
  const escalated = await change(ctx, claim.id, { state: 'escalated', answer_by: null })
  await announce(ctx, claimEscalated(aboutClaim(escalated)))
  return escalated
}

/** @throws Problem 404; 409 not_allowed_now */
export const escalate = async (
  ctx: WriteCtx,
  id: number,
  parts: readonly ClaimRole[],
  { text, by }: { text: string; by: number },
) => {
  const claim = await lockClaim(ctx, id)
  const part = mustBeOpen(claim, 'escalate', parts, ctx.now)
  const side = part === 'guest' ? ('guest' as const) : claim.raised_as
  await say(ctx, id, { side, what: 'escalated', author_id: by, text })
  return hand(ctx, claim)
}

/** The time to answer is over: the team decides. Before that, or a second time, nothing happens. */
export const escalateOverdue = async (ctx: WriteCtx, id: number): Promise<void> => {
  const claim = await lockClaim(ctx, id)
  if (claim.state === 'escalated' || stateAt(claimStatusOf(claim), ctx.now) !== 'escalated') return
  await say(ctx, id, { side: 'clock', what: 'escalated' })
  await hand(ctx, claim)
}

/** @throws Problem 404; 409 not_allowed_now */
export const withdraw = async (ctx: WriteCtx, id: number, parts: readonly ClaimRole[], by: number) => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'withdraw', parts, ctx.now)
  await say(ctx, id, { side: claim.raised_as, what: 'withdrawn', author_id: by })
  return end(ctx, claim, 0, true)
}

/** @throws Problem 409 not_allowed_now; 422 more_than_claimed */
export const assertDecidable = (claim: ClaimRow, amount: number, now: Date): void => {
  mustBeOpen(claim, 'decide', ['team'], now)
  if (amount > claim.claimed_minor) throw new Problem(422, 'more_than_claimed', problems.tooMuch)
}

/** @throws Problem 404; 409 not_allowed_now; 422 more_than_claimed */
export const decide = async (
  ctx: WriteCtx,
  id: number,
  { amount, text, by }: { amount: number; text: string; by: number },
) => {
  const claim = await lockClaim(ctx, id)
  assertDecidable(claim, amount, ctx.now)
  await say(ctx, id, { side: 'team', what: 'decided', author_id: by, amount_minor: amount, text })
  return end(ctx, claim, amount, false)
}

/**
 * Gives the person who has to answer one more day, and notifies both.
 * @param until as it was read
 * @throws Problem 404; 409 not_allowed_now, terms_changed
 */
export const extend = async (
  ctx: WriteCtx,
  id: number,
  { answerBy: until, by }: { answerBy: Date; by: number },
): Promise<ClaimRow> => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'extend', ['team'], ctx.now)
  if (claim.answer_by?.getTime() !== until.getTime()) throw new Problem(409, 'terms_changed', problems.moved)
  await say(ctx, id, { side: 'team', what: 'extended', author_id: by })
  const extended = await change(ctx, id, { answer_by: aDayMore(until), extra_days: claim.extra_days + 1 })
  await announce(ctx, claimExtended(aboutClaim(extended)))
  return extended
}
