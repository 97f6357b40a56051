import { bookingCanceled, bookingExpired, bookingWithdrawn } from '#events/bookings'
import { paymentCaptured, paymentRefunded, refundFailed } from '#events/payments'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { lockBooking } from '#modules/bookings'
import { emailAllShares, emailEnded, emailPaid, emailRefunded, emailRefundRejected } from './emails.ts'
import { chargeRest, unsettled } from './pay-share.ts'

/**
 * Charges each booking separately, so that a failure doesn't affect the others. @throws AggregateError with what failed
 */
export const chargeRests = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const id of await app.work.read(unsettled)) await chargeRest(app, id).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} backstops failed`)
}

export const jobs: readonly Job[] = [job({ name: 'splits.backstop', cron: '* * * * *', run: chargeRests })]

export const consumers: readonly Consumer[] = [
  ...[bookingCanceled, bookingExpired, bookingWithdrawn].map((ended) =>
    onEvent(ended, `splits.${ended.name}`, (app, { bookingId }) =>
      app.work.write((ctx) => emailEnded(app, ctx, bookingId)),
    ),
  ),
  onEvent(paymentCaptured, 'splits.captured', (app, payload) =>
    app.work.write(async (ctx) => {
      await emailAllShares(app, ctx, await lockBooking(ctx, payload.bookingId))
      await emailPaid(app, ctx, payload)
    }),
  ),
  onEvent(paymentRefunded, 'splits.refunded', (app, payload) =>
    app.work.write((ctx) => emailRefunded(app, ctx, payload)),
  ),
  onEvent(refundFailed, 'splits.refund-failed', (app, payload) =>
    app.work.write((ctx) => emailRefundRejected(app, ctx, payload)),
  ),
]
