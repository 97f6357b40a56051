import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById, staffAccounts } from '#modules/accounts'
import { bookingById, chargeDamage } from '#modules/bookings'
import { homeById, ownersOf } from '#modules/homes'
import { assertSentBy } from '#modules/media'
import { lockClaim, say } from './claims.ts'
import { damage, letters, problems } from './messages.ts'
import { type actionsOf, aDayMore, answerBy, type Part, partFor, stateAt } from './rules.ts'
import { type ClaimRow, db } from './tables.ts'

type Change = Partial<Omit<ClaimRow, 'id'>>

const change = (ctx: WriteCtx, id: number, values: Change): Promise<ClaimRow> =>
  db(ctx).updateTable('claims.claim').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const standingOf = ({ state, answer_by, extra_days }: ClaimRow) => ({
  state,
  answerBy: answer_by,
  extraDays: extra_days,
})

type About = Parameters<typeof letters.escalated>[0]
type Letter = ReturnType<typeof letters.escalated>
type To = 'guest' | 'host' | 'team'

/** Writes to the guest, to the owners of the home, to whoever of the team decides; each is led to his own page. */
export const write = async (
  { adapters }: App,
  ctx: WriteCtx,
  claim: ClaimRow,
  what: string,
  to: readonly To[],
  letter: (about: About) => Letter,
): Promise<void> => {
  const booking = await bookingById(ctx, claim.booking_id)
  const home = await homeById(ctx, claim.home_id)
  const readers = [
    ...(to.includes('guest')
      ? [{ id: claim.guest_id, path: `/travelers/resolution-center/bookings/${booking.id}` }]
      : []),
    ...(to.includes('host')
      ? (await ownersOf(ctx, claim.home_id)).map((id) => ({ id, path: `/owners/resolution-center/${booking.id}` }))
      : []),
    ...(to.includes('team')
      ? (await staffAccounts(ctx))
          .filter(({ permissions }) => permissions.includes('bookings'))
          .map(({ id }) => ({ id, path: '/staff/claims' }))
      : []),
  ]
  for (const { id, path } of readers) {
    const person = await accountById(ctx, id)
    if (!person) continue
    await adapters.post.letter(ctx, {
      to: person.email,
      accountId: id,
      fact: `claim.${what}:${claim.id}:${id}`,
      kind: 'claim',
      ...letter({ firstName: person.firstName, home: home.name, number: booking.number, path }),
    })
  }
}

const notNow = () => new Problem(409, 'not_allowed_now', problems.notNow)

/** @throws Problem 409 not_allowed_now unless somebody in one of these parts may do it now */
const mustBeOpen = (
  claim: ClaimRow,
  action: ReturnType<typeof actionsOf>[number],
  parts: readonly Part[],
  now: Date,
): Part => {
  const part = partFor(action, standingOf(claim), parts, now)
  if (!part) throw notNow()
  return part
}

const zoneOf = async (ctx: WriteCtx, claim: ClaimRow) => (await homeById(ctx, claim.home_id)).timeZone

const sum = ({ currency }: ClaimRow, amount: number) => ({ amount, currency })

/** Ends a claim: the amount is charged and is the owners', or nothing is. */
const end = async (app: App, ctx: WriteCtx, claim: ClaimRow, amount: number, text = ''): Promise<ClaimRow> => {
  const { covered } =
    amount === 0
      ? { covered: 0 }
      : await chargeDamage(ctx, claim.booking_id, {
          source: `claim:${claim.id}`,
          document: damage(claim.id),
          amount,
          by: { kind: 'system', accountId: null },
        })
  const ended = await change(ctx, claim.id, {
    state: amount > 0 ? 'settled' : 'closed',
    answer_by: null,
    settled_minor: amount,
    ended_at: ctx.now,
  })
  if (amount > 0)
    await announce(ctx, 'claim.settled', { claimId: claim.id, bookingId: claim.booking_id, homeId: claim.home_id })
  await write(app, ctx, ended, 'ended', ['guest', 'host'], (about) =>
    amount > 0 ? letters.settled(about, sum(claim, amount), sum(claim, covered), text) : letters.closed(about, text),
  )
  return ended
}

export const tellRaised = async (app: App, ctx: WriteCtx, claim: ClaimRow): Promise<void> => {
  const zone = await zoneOf(ctx, claim)
  const by = claim.answer_by ?? ctx.now
  await write(app, ctx, claim, 'raised', ['guest'], (about) =>
    letters.raised(about, sum(claim, claim.claimed_minor), by, zone),
  )
}

type Answer = { amount: number; text: string; files: readonly number[]; by: number }

/** @throws Problem 404; 409 not_allowed_now; 422 more_than_claimed, file_unknown */
export const answer = async (app: App, ctx: WriteCtx, id: number, parts: readonly Part[], given: Answer) => {
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
  if (agreed) return end(app, ctx, claim, amount)
  const until = answerBy(ctx.now)
  const answered = await change(ctx, id, { state: 'answered', offered_minor: amount, answer_by: until })
  const zone = await zoneOf(ctx, claim)
  await write(app, ctx, answered, 'answered', ['host'], (about) =>
    letters.answered(about, sum(claim, amount), until, zone),
  )
  return answered
}

/** @throws Problem 404; 409 not_allowed_now, terms_changed */
export const accept = async (
  app: App,
  ctx: WriteCtx,
  id: number,
  parts: readonly Part[],
  offer: number,
  by: number,
) => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'accept', parts, ctx.now)
  if (claim.offered_minor !== offer) throw new Problem(409, 'terms_changed', problems.changed)
  await say(ctx, id, { side: claim.raised_as, what: 'accepted', author_id: by, amount_minor: offer })
  return end(app, ctx, claim, offer)
}

const hand = async (app: App, ctx: WriteCtx, claim: ClaimRow): Promise<ClaimRow> => {
  const escalated = await change(ctx, claim.id, { state: 'escalated', answer_by: null })
  await write(app, ctx, escalated, 'escalated', ['guest', 'host', 'team'], letters.escalated)
  return escalated
}

/** @throws Problem 404; 409 not_allowed_now */
export const escalate = async (
  app: App,
  ctx: WriteCtx,
  id: number,
  parts: readonly Part[],
  { text, by }: { text: string; by: number },
) => {
  const claim = await lockClaim(ctx, id)
  const part = mustBeOpen(claim, 'escalate', parts, ctx.now)
  const side = part === 'guest' ? ('guest' as const) : claim.raised_as
  await say(ctx, id, { side, what: 'escalated', author_id: by, text })
  return hand(app, ctx, claim)
}

/** The day to answer is over: the team decides. Before that, or twice, nothing happens. */
export const escalateOverdue = async (app: App, ctx: WriteCtx, id: number): Promise<void> => {
  const claim = await lockClaim(ctx, id)
  if (claim.state === 'escalated' || stateAt(standingOf(claim), ctx.now) !== 'escalated') return
  await say(ctx, id, { side: 'clock', what: 'escalated' })
  await hand(app, ctx, claim)
}

/** @throws Problem 404; 409 not_allowed_now */
export const withdraw = async (app: App, ctx: WriteCtx, id: number, parts: readonly Part[], by: number) => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'withdraw', parts, ctx.now)
  await say(ctx, id, { side: claim.raised_as, what: 'withdrawn', author_id: by })
  return end(app, ctx, claim, 0)
}

/** @throws Problem 404; 409 not_allowed_now; 422 more_than_claimed */
export const decide = async (
  app: App,
  ctx: WriteCtx,
  id: number,
  { amount, text, by }: { amount: number; text: string; by: number },
) => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'decide', ['team'], ctx.now)
  if (amount > claim.claimed_minor) throw new Problem(422, 'more_than_claimed', problems.tooMuch)
  await say(ctx, id, { side: 'team', what: 'decided', author_id: by, amount_minor: amount, text })
  return end(app, ctx, claim, amount, text)
}

/**
 * Gives whoever is asked a day more, and tells both.
 * @param until as it was read
 * @throws Problem 404; 409 not_allowed_now, terms_changed
 */
export const extend = async (
  app: App,
  ctx: WriteCtx,
  id: number,
  { answerBy: until, by }: { answerBy: Date; by: number },
) => {
  const claim = await lockClaim(ctx, id)
  mustBeOpen(claim, 'extend', ['team'], ctx.now)
  if (claim.answer_by?.getTime() !== until.getTime()) throw new Problem(409, 'terms_changed', problems.moved)
  const next = aDayMore(until)
  await say(ctx, id, { side: 'team', what: 'extended', author_id: by })
  const extended = await change(ctx, id, { answer_by: next, extra_days: claim.extra_days + 1 })
  const asked = claim.state === 'asked' ? 'guest' : 'host'
  const zone = await zoneOf(ctx, claim)
  for (const to of ['guest', 'host'] as const)
    await write(app, ctx, extended, `extended-${extended.extra_days}`, [to], (about) =>
      letters.extended(about, to === asked, next, zone),
    )
  return extended
}
