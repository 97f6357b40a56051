import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { bookingById, lockBooking } from '#modules/bookings'
import { type CardHold, cardHoldById, performCardHold } from '#modules/payments'
import { caseOf, place } from './deposits.ts'
import { problems } from './messages.ts'
import { mayGiveCard } from './rules.ts'
import { depositView } from './showing.ts'

/** The first and last transaction of a call that leaves the database in between; both honour the caller's key. */
type Steps = {
  first: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
  last: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
}

const notNow = () => new Problem(409, 'not_allowed_now', problems.notNow)

/** First phase: the new card is written down to be asked. @throws Problem 404; 409 not_allowed_now */
const prepare = async (ctx: WriteCtx, bookingId: number, token: string): Promise<CardHold> => {
  const booking = await lockBooking(ctx, bookingId)
  const stay = await caseOf(ctx, booking)
  const last = stay.holds.at(-1)
  // The same card given twice is one wish.
  if (last?.state === 'recorded' && 'token' in last.source && last.source.token === token) return last
  if (!mayGiveCard(stay, ctx.now)) throw notNow()
  const hold = await place(ctx, booking, token)
  if (!hold) throw notNow()
  return hold
}

const refusals: Record<string, Problem> = {
  insufficient_funds: new Problem(402, 'insufficient_funds', problems.insufficientFunds),
  unknown_token: new Problem(422, 'unknown_token', problems.unknownToken),
}

const unreachable = () =>
  new Problem(503, 'gateway_unreachable', problems.gatewayUnreachable, undefined, { retryAfterSeconds: 5 })

const shown = async (ctx: ReadCtx, bookingId: number) => ({
  bookingId,
  deposit: await depositView(ctx, await bookingById(ctx, bookingId)),
})

/**
 * The guest's other card is asked while he waits; what the bank said is written down whatever it is, and only then is he
 * told.
 */
export const giveCard = async (app: App, steps: Steps, { bookingId, token }: { bookingId: number; token: string }) => {
  const wish = await steps.first((ctx) => prepare(ctx, bookingId, token))
  await performCardHold(app, wish.id).catch((error) => {
    app.log.warn({ error }, 'a card was not asked about a deposit; it is asked again')
  })
  const hold = await app.work.read((ctx) => cardHoldById(ctx, wish.id))
  if (!hold) throw notFound('This deposit')
  if (hold.state === 'recorded') throw unreachable()
  if (hold.state === 'refused')
    throw refusals[hold.failure ?? ''] ?? new Problem(402, 'card_declined', problems.declined)
  return steps.last((ctx) => shown(ctx, bookingId))
}
