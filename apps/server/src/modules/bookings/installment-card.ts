import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { recordStoredCard, type StoredCard, saveStoredCard, scheduleOf, storedCardById } from '#modules/payments'
import { problems } from './messages.ts'
import type { Steps } from './payment-call.ts'
import { canChangeCard } from './policy.ts'
import { lockBooking, notAllowedNow } from './transition.ts'

type Given = { bookingId: number; accountId: number; token: string }

/** First phase: the card is written down to be kept. @throws Problem 404, 409 not_allowed_now */
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

/** The other phases; a card that nobody answered about is asked about again by the sweeper. */
const finish = async (app: App, steps: Steps, left: StoredCard) => {
  await saveStoredCard(app, left.id).catch((error) => app.log.warn({ error }, 'saved card check failed; retrying'))
  const answered = (await app.work.read((ctx) => storedCardById(ctx, left.id))) ?? left
  if (answered.failure === 'unknown_token') throw new Problem(422, 'unknown_token', problems.unknownToken)
  return steps.last(async () => shown(answered))
}

/**
 * Another card takes the place of the one that later parts are charged to, once its bank lets it be kept (R34); until then,
 * and when it refuses, everything stays as it was.
 */
export const changeInstallmentCard = async (app: App, steps: Steps, given: Given) =>
  finish(app, steps, await steps.first((ctx) => prepare(ctx, given)))

/** Finishes that after the bank's step. @throws Problem 404 unless it is a card left for later parts of this booking */
export const resumeInstallmentCard = async (
  app: App,
  steps: Steps,
  requested: { bookingId: number; cardId: number },
) => {
  const left = await steps.first((ctx) => storedCardById(ctx, requested.cardId))
  if (left?.bookingId !== requested.bookingId || left.purpose !== 'later_payments') throw notFound('This card')
  return finish(app, steps, left)
}
