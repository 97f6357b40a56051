import { disputeWon, paymentCaptured, paymentFailed, paymentPending } from '#events/payments'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, writeOn } from '#kernel/jobs'
import type { WriteCtx } from '#kernel/work'
import { intentById } from '#modules/payments'
import { cancelUnpaid } from './cancel-booking.ts'
import { expireChangeRequest, overdueChangeRequests } from './change-requests.ts'
import { checkIn, complete, earnNights } from './check-in.ts'
import { readStoredPhones } from './offers-of-partner.ts'
import { followPayments, noteFailure } from './pay-booking.ts'
import { dueBookings } from './queries.ts'
import { expireLapsed } from './release-booking.ts'
import { bookingsAwaitingResale, refundResold, refundResoldBy } from './resale.ts'
import { isNoted, lockBooking } from './transition.ts'
import { followWonDispute } from './won-disputes.ts'

type Step = (ctx: WriteCtx, bookingId: number) => Promise<unknown>

/**
 * Runs each booking in a separate transaction, so that one that fails doesn't affect the others. Returns what failed.
 */
const forEach = async (app: App, due: Parameters<typeof dueBookings>[1], step: Step): Promise<unknown[]> => {
  const failures: unknown[] = []
  for (const id of await app.work.read((ctx) => dueBookings(ctx, due)))
    await app.work.write((ctx) => step(ctx, id)).catch((error) => failures.push(error))
  return failures
}

/**
 * Everything the clock does to bookings, in the order it does it to each one. @throws AggregateError with what failed
 */
export const moveOn = async (app: App): Promise<void> => {
  const failures = [
    ...(await forEach(app, 'lapsed', expireLapsed)),
    ...(await forEach(app, 'arriving', checkIn)),
    ...(await forEach(app, 'sleeping', earnNights)),
    ...(await forEach(app, 'leaving', complete)),
  ]
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bookings could not be moved on`)
}

/** The request that took the payment has usually followed it up, in the transaction that noted it. */
const follow =
  (noted: 'paid' | 'payment_pending') =>
  async (ctx: WriteCtx, { bookingId, paymentId }: { bookingId: number; paymentId: number }) => {
    const booking = await lockBooking(ctx, bookingId)
    const isFollowed = await isNoted(ctx, bookingId, noted, { payment: paymentId })
    await refundResoldBy(ctx, isFollowed ? booking : (await followPayments(ctx, booking)).booking)
  }

type Failed = { bookingId: number; paymentId: number; final?: boolean | undefined }

const failed = async (ctx: WriteCtx, { bookingId, paymentId, final }: Failed) => {
  const booking = await lockBooking(ctx, bookingId)
  const intent = await intentById(ctx, paymentId)
  if (intent) await noteFailure(ctx, booking, intent)
  if (final) await cancelUnpaid(ctx, booking)
}

const lock = (ctx: WriteCtx, { bookingId }: { bookingId: number }) => lockBooking(ctx, bookingId)

/**
 * Rebooked nights lead to a refund once their new guests can no longer cancel free of charge: no event announces that.
 */
const followResales = async (app: App): Promise<void> => {
  for (const id of await app.work.read(bookingsAwaitingResale)) await app.work.write((ctx) => refundResold(ctx, id))
}

/** Each in a separate transaction. @throws AggregateError with what failed */
const expireChangeRequests = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const id of await app.work.read(overdueChangeRequests))
    await app.work.write((ctx) => expireChangeRequest(ctx, id)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} proposed changes could not be ended`)
}

export const jobs: readonly Job[] = [
  job({ name: 'bookings.move-on', cron: '* * * * *', run: moveOn }),
  job({ name: 'bookings.expire-change-requests', cron: '* * * * *', run: expireChangeRequests }),
  job({
    name: 'bookings.read-stored-phones',
    cron: '*/10 * * * *',
    run: async ({ work }) => {
      await work.write(readStoredPhones)
    },
  }),
  job({ name: 'bookings.follow-resales', cron: '35 * * * *', run: followResales }),
]

export const consumers: readonly Consumer[] = [
  // The guest's own request follows up on their payment at once; this handles payments whose request was lost, and
  // later installments.
  writeOn(paymentCaptured, 'bookings.payment-captured', follow('paid'), { lock }),
  writeOn(paymentPending, 'bookings.payment-pending', follow('payment_pending'), { lock }),
  writeOn(disputeWon, 'bookings.dispute-won', (ctx, { bookingId, dispute }) =>
    followWonDispute(ctx, bookingId, dispute),
  ),
  writeOn(paymentFailed, 'bookings.payment-failed', failed, { lock }),
]
