import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { bookingById, lockBooking } from '#modules/bookings'
import {
  type CardHold,
  cardHoldById,
  performCardHold,
  recordStoredCard,
  type StoredCard,
  saveStoredCard,
  storedCardById,
} from '#modules/payments'
import { caseOf, place } from './deposits.ts'
import { problems } from './messages.ts'
import { canAddCard, isWanted } from './rules.ts'
import { depositView } from './views.ts'

/**
 * The first and last transaction of a call that leaves the database in between; both honor the caller's idempotency
 * key.
 */
type Steps = {
  first: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
  last: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
}

const notNow = () => new Problem(409, 'not_allowed_now', problems.notNow)

/** What was recorded for a card: a hold to place now, or a card stored until the hold is due. */
type Given = { hold: CardHold } | { left: StoredCard }

/** First phase: records the new card before the bank is asked. @throws Problem 404; 409 not_allowed_now */
const prepare = async (ctx: WriteCtx, bookingId: number, token: string): Promise<Given> => {
  const booking = await lockBooking(ctx, bookingId)
  const stay = await caseOf(ctx, booking)
  const last = stay.holds.at(-1)
  // The same card submitted twice is one request.
  if (last?.state === 'recorded' && 'token' in last.source && last.source.token === token) return { hold: last }
  if (!canAddCard(stay, ctx.now)) throw notNow()
  if (!isWanted(stay, ctx.now))
    return { left: await recordStoredCard(ctx, { bookingId, accountId: booking.guestId, token, purpose: 'deposit' }) }
  const hold = await place(ctx, booking, token)
  if (!hold) throw notNow()
  return { hold }
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

/** The remaining phases. If no response arrived for a card, the sweeper asks again. */
const ask = async (app: App, given: Given): Promise<{ state: string; failure: string | null } | undefined> => {
  const asking = 'hold' in given ? performCardHold(app, given.hold.id) : saveStoredCard(app, given.left.id)
  await asking.catch((error) => app.log.warn({ error }, 'deposit hold check failed; retrying'))
  return 'hold' in given
    ? app.work.read((ctx) => cardHoldById(ctx, given.hold.id))
    : app.work.read((ctx) => storedCardById(ctx, given.left.id))
}

/**
 * Authorizes the guest's card while they wait: to hold the deposit or, as long as that is not due, to store the card
 * for it. The bank's answer is recorded whatever it is, and only then is the guest notified.
 */
export const replaceCard = async (
  app: App,
  steps: Steps,
  { bookingId, token }: { bookingId: number; token: string },
) => {
  const answer = await ask(app, await steps.first((ctx) => prepare(ctx, bookingId, token)))
  if (!answer) throw notFound('This deposit')
  if (answer.state === 'recorded') throw unreachable()
  if (answer.state === 'refused')
    throw refusals[answer.failure ?? ''] ?? new Problem(402, 'card_declined', problems.declined)
  return steps.last((ctx) => shown(ctx, bookingId))
}
