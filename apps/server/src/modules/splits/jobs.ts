import { bookingCanceled, bookingExpired, bookingWithdrawn } from '#events/bookings'
import { paymentCaptured, paymentRefunded, refundFailed } from '#events/payments'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, writeOn } from '#kernel/jobs'
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
    writeOn(ended, `splits.${ended.name}`, (ctx, { bookingId }, app) => emailEnded(app, ctx, bookingId)),
  ),
  writeOn(
    paymentCaptured,
    'splits.captured',
    async (ctx, payload, app) => {
      await emailAllShares(app, ctx, await lockBooking(ctx, payload.bookingId))
      await emailPaid(app, ctx, payload)
    },
    { lock: (ctx, { bookingId }) => lockBooking(ctx, bookingId) },
  ),
  writeOn(paymentRefunded, 'splits.refunded', (ctx, payload, app) => emailRefunded(app, ctx, payload)),
  writeOn(refundFailed, 'splits.refund-failed', (ctx, payload, app) => emailRefundRejected(app, ctx, payload)),
]
