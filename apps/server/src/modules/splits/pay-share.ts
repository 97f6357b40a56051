import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  type Booking,
  bookingById,
  finishPayment,
  lockBooking,
  type PaymentInput,
  preparePayment,
  prepareRest,
  statusAt,
  takePayment,
} from '#modules/bookings'
import { type Intent, intentById, submitIntent } from '#modules/payments'
import { isOpen, isPayable, sharedUntil } from './deadline.ts'
import { problems } from './messages.ts'
import { payerOf, splitOf, splitStatusOf } from './splits.ts'
import { db, type Share } from './tables.ts'

const notNow = (message: string) => new Problem(409, 'not_allowed_now', message)

type Card = Pick<PaymentInput, 'token' | 'key' | 'accountId'>

/**
 * First phase of the guest's own share: everything open that isn't in anyone else's share. After it the others can pay
 * theirs.
 * @throws Problem 404; 409 not_allowed_now, hold_expired, agreement_missing
 */
export const prepareOwn = async (ctx: WriteCtx, bookingId: number, card: Card): Promise<Intent> => {
  const booking = await lockBooking(ctx, bookingId)
  const split = await splitOf(ctx, bookingId)
  if (!split || !isOpen(booking, ctx.now)) throw notNow(problems.notNow)
  const { own, leastOwn } = await splitStatusOf(ctx, booking)
  if (own <= 0 || own < leastOwn) throw notNow(problems.ownTooSmall)
  return preparePayment(ctx, { bookingId, amount: own, ...card })
}

/** The share a link leads to. @throws Problem 404, also when the booking failed */
export const shareBy = async (ctx: ReadCtx, secret: string): Promise<{ share: Share; booking: Booking }> => {
  const share = await db(ctx)
    .selectFrom('splits.share')
    .selectAll()
    .where('secret_hash', '=', sha256(secret))
    .executeTakeFirst()
  if (!share) throw notFound('This share')
  return { share, booking: await bookingById(ctx, share.booking_id) }
}

/**
 * First phase of someone's share.
 * @throws Problem 404; 409 not_allowed_now before the guest has paid their own, once the time is over, and when nothing
 * of the share is left to pay
 */
export const prepareShare = async (ctx: WriteCtx, secret: string, card: Pick<PaymentInput, 'token' | 'key'>) => {
  const found = await shareBy(ctx, secret)
  const booking = await lockBooking(ctx, found.booking.id)
  const { shares, begun } = await splitStatusOf(ctx, booking)
  const share = shares.find(({ id }) => id === found.share.id)
  if (!share) throw notFound('This share')
  if (share.due === 0 || !isPayable({ ...booking, status: statusAt(booking, ctx.now) }, begun, ctx.now))
    throw notNow(problems.shareOver)
  return preparePayment(ctx, {
    bookingId: booking.id,
    accountId: booking.guestId,
    amount: share.due,
    payer: payerOf(share),
    token: card.token,
    // Payers without an account choose their own keys, so the share is part of the key to prevent collisions.
    key: `${payerOf(share)}:${card.key}`,
  })
}

/** Sends the payment to the gateway and finishes. @throws Problem as `payShare` */
export const takeShare = async (app: App, intent: Intent, returnTo?: string): Promise<Intent> => {
  await takePayment(app, intent, { returnTo })
  return (await app.work.read((ctx) => intentById(ctx, intent.id))) ?? intent
}

/** Splits still waiting for money. */
export const unsettled = async (ctx: ReadCtx): Promise<number[]> => {
  const rows = await db(ctx).selectFrom('splits.split').select('booking_id').where('settled_at', 'is', null).execute()
  return rows.map(({ booking_id }) => booking_id)
}

const settle = (ctx: WriteCtx, bookingId: number) =>
  db(ctx).updateTable('splits.split').set({ settled_at: ctx.now }).where('booking_id', '=', bookingId).execute()

/** What to charge to the guest's own card because the others' time is over; settles splits that need no more checks. */
const backstopOf = async (ctx: WriteCtx, bookingId: number): Promise<Intent | undefined> => {
  const booking = await lockBooking(ctx, bookingId)
  const split = await splitOf(ctx, bookingId)
  const until = sharedUntil({ ...booking, status: statusAt(booking, ctx.now) })
  if (!until) {
    await settle(ctx, bookingId)
    return undefined
  }
  const { begun } = await splitStatusOf(ctx, booking)
  if (split?.backstop !== 'charge' || !begun || ctx.now < until) return undefined
  return prepareRest(ctx, bookingId, `backstop:${bookingId}:${ctx.now.toISOString()}`)
}

/**
 * The guest's backstop: when the time for the shares is over, charges the missing part of the first payment to their
 * card, as they agreed. A declined card is tried once; the guest has the remaining time to pay with another.
 */
export const chargeRest = async (app: App, bookingId: number): Promise<void> => {
  const intent = await app.work.write((ctx) => backstopOf(ctx, bookingId))
  if (!intent) return
  const outcome = await submitIntent(app, intent)
  await app.work.write(async (ctx) => {
    const paid = await finishPayment(ctx, intent, outcome)
    if (paid.kind === 'refused') await settle(ctx, bookingId)
  })
}
