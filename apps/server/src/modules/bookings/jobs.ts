import type { App } from '#kernel/app'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import type { WriteCtx } from '#kernel/work'
import { intentById } from '#modules/payments'
import { cancelUnpaid } from './cancelling.ts'
import { expireLapsed } from './ending.ts'
import { followPayments, noteFailure } from './paying.ts'
import { dueBookings } from './queries.ts'
import { refundThoseResoldBy } from './reselling.ts'
import { checkIn, complete, earnNights } from './staying.ts'
import { lockBooking } from './transition.ts'

type Step = (ctx: WriteCtx, bookingId: number) => Promise<unknown>

/** Each booking in a transaction of its own; one that fails is told of and leaves the others alone. */
const forEach = async (app: App, due: Parameters<typeof dueBookings>[1], step: Step): Promise<void> => {
  const failed: unknown[] = []
  for (const id of await app.work.read((ctx) => dueBookings(ctx, due)))
    await app.work.write((ctx) => step(ctx, id)).catch((error) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} ${due} bookings could not be moved on`)
}

/** What the clock does to bookings, in the order in which it does it to one. */
export const moveOn = async (app: App): Promise<void> => {
  await forEach(app, 'lapsed', expireLapsed)
  await forEach(app, 'arriving', checkIn)
  await forEach(app, 'sleeping', earnNights)
  await forEach(app, 'leaving', complete)
}

const follow = (app: App, bookingId: number) =>
  app.work.write(async (ctx) => {
    const { booking } = await followPayments(ctx, await lockBooking(ctx, bookingId))
    await refundThoseResoldBy(ctx, booking)
  })

const failed = (app: App, bookingId: number, paymentId: number, final: boolean) =>
  app.work.write(async (ctx) => {
    const booking = await lockBooking(ctx, bookingId)
    const intent = await intentById(ctx, paymentId)
    if (intent) await noteFailure(ctx, booking, intent)
    if (final) await cancelUnpaid(ctx, booking)
  })

export const jobs: readonly Job[] = [job({ name: 'bookings.move-on', cron: '* * * * *', run: moveOn })]

export const consumers: readonly Consumer[] = [
  // The guest's own request follows his payment at once; this is for payments whose request was lost, and for later instalments.
  onEvent('payment.captured', 'bookings.payment-captured', (app, payload) => follow(app, Number(payload.bookingId))),
  onEvent('payment.failed', 'bookings.payment-failed', (app, payload) =>
    failed(app, Number(payload.bookingId), Number(payload.paymentId), payload.final === true),
  ),
]
