import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { recordStoredCard, type StoredCard, saveStoredCard, scheduleOf, storedCardById } from '#modules/payments'
import { problems } from './messages.ts'
import type { Steps } from './payment-call.ts'
import { canChangeCard } from './policy.ts'
import { lockBooking, notAllowedNow } from './transition.ts'

type Given = { bookingId: number; accountId: number; token: string }

/** First phase: records the card to be stored. @throws Problem 404, 409 not_allowed_now */
const prepare = async (ctx: WriteCtx, given: Given): Promise<StoredCard> => {
  const booking = await lockBooking(ctx, given.bookingId)
  if (!canChangeCard(booking.status, await scheduleOf(ctx, booking.id), ['guest'])) throw notAllowedNow(booking.status)
  return recordStoredCard(ctx, { ...given, purpose: 'later_payments' })
}

const shown = ({ id, bookingId, state, method, challengeUrl }: StoredCard) => {
  switch (state) {
    case 'recorded':
      throw new Problem(503, 'gateway_unreachable', problems.gatewayUnreachable, undefined, { retryAfterSeconds: 5 })
    case 'refused':
      throw new Problem(402, 'card_declined', problems.cardNotSaved)
    case 'kept':
    case 'needs_action':
      return { bookingId, card: { id, state, method, challengeUrl } }
  }
}

/** The other phases; the sweeper checks again on a card that got no answer. */
const finish = async (app: App, steps: Steps, left: StoredCard) => {
  await saveStoredCard(app, left.id).catch((error) => app.log.warn({ error }, 'saved card check failed; retrying'))
  const answered = (await app.work.read((ctx) => storedCardById(ctx, left.id))) ?? left
  if (answered.failure === 'unknown_token') throw new Problem(422, 'unknown_token', problems.unknownToken)
  return steps.last(async () => shown(answered))
}

/**
 * Replaces the card that later installments are charged to, once the new card's bank allows it to be stored (R34);
 * until then, and if it declines, nothing changes.
 */
export const changeInstallmentCard = async (app: App, steps: Steps, given: Given) =>
  finish(app, steps, await steps.first((ctx) => prepare(ctx, given)))

/**
 * Finishes replacing the card after the bank's step. @throws Problem 404 unless it is a card stored for later
 * installments of this booking
 */
export const resumeInstallmentCard = async (
  app: App,
  steps: Steps,
  requested: { bookingId: number; cardId: number },
) => {
  const left = await steps.first((ctx) => storedCardById(ctx, requested.cardId))
  if (left?.bookingId !== requested.bookingId || left.purpose !== 'later_payments') throw notFound('This card')
  return finish(app, steps, left)
}
