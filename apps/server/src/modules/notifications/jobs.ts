import {
  bookingAccepted,
  bookingCanceled,
  bookingChanged,
  bookingCharged,
  bookingCheckedIn,
  bookingCompleted,
  bookingConfirmed,
  bookingDeclined,
  bookingExpired,
  bookingNoShow,
  bookingWithdrawn,
  changeAnswered,
  paymentRequestWithdrawn,
} from '#events/bookings'
import { claimAnswered, claimEnded, claimEscalated } from '#events/claims'
import { orderAnswered, orderCanceled } from '#events/concierge'
import { messageWritten } from '#events/conversations'
import { emailBounced } from '#events/correspondence'
import { cardHeld, cardLeft, holdRefused, paymentCaptured, paymentPending } from '#events/payments'
import { type Consumer, type Job, job, onEvent, writeOn } from '#kernel/jobs'
import type { WriteCtx } from '#kernel/work'
import { sealAddresses } from './addresses.ts'
import { heedBounce } from './bounces.ts'
import { sendDeliveries } from './deliver.ts'
import { releaseDeliveries, sendJob } from './deliveries.ts'
import { writeDigests } from './digest.ts'
import { dispatchEvent } from './dispatch.ts'
import { escalateUnread } from './escalate.ts'
import { alertMissingCards } from './missing-cards.ts'
import { type EventName, notifiedEvents } from './news/notified-events.ts'
import { sendPaymentReminders } from './payment-reminders.ts'
import { replyByText } from './reply-by-text.ts'
import { settleTodos } from './resolve-todos.ts'
import { sealSecrets } from './secrets.ts'
import { lockStay } from './stay-details.ts'
import { sendStayReminders } from './stay-reminders.ts'

export const jobs: readonly Job[] = [
  // Retried for about four hours, then left for a person to handle.
  job({
    name: sendJob,
    retryLimit: 13,
    // Jobs queued by earlier releases, and dead letters of them, name a single delivery.
    run: (app, { deliveryIds, deliveryId }) =>
      sendDeliveries(app, Array.isArray(deliveryIds) ? deliveryIds.map(Number) : [Number(deliveryId)]),
  }),
  job({
    name: 'notifications.release',
    cron: '* * * * *',
    run: (app) => app.work.write((ctx) => releaseDeliveries(app, ctx)),
  }),
  job({ name: 'notifications.escalate', cron: '*/5 * * * *', run: escalateUnread }),
  job({ name: 'notifications.stays', cron: '*/10 * * * *', run: sendStayReminders }),
  job({ name: 'notifications.deposits', cron: '*/10 * * * *', run: alertMissingCards }),
  job({ name: 'notifications.payments', cron: '*/10 * * * *', run: sendPaymentReminders }),
  job({ name: 'notifications.digest', cron: '*/10 * * * *', run: writeDigests }),
  job({
    name: 'notifications.seal-secrets',
    cron: '45 3 * * *',
    run: ({ work, seal }) =>
      work.write(async (ctx) => {
        await sealSecrets(ctx, seal)
        await sealAddresses(ctx, seal)
      }),
  }),
]

/** Events after which a to-do about a booking may be done. */
const settling = [
  bookingAccepted,
  bookingDeclined,
  bookingWithdrawn,
  bookingExpired,
  bookingConfirmed,
  bookingCanceled,
  bookingNoShow,
  bookingChanged,
  bookingCharged,
  bookingCheckedIn,
  bookingCompleted,
  paymentRequestWithdrawn,
  changeAnswered,
  claimAnswered,
  claimEscalated,
  claimEnded,
  orderAnswered,
  orderCanceled,
  paymentCaptured,
  paymentPending,
  cardLeft,
  cardHeld,
  holdRefused,
]

const lockNamedStay = async (ctx: WriteCtx, payload: object) => {
  const { bookingId } = payload as { bookingId?: number | null }
  if (typeof bookingId === 'number') await lockStay(ctx, bookingId)
}

const notifyOf = <Name extends EventName>(name: Name): Consumer =>
  writeOn(
    notifiedEvents[name],
    `notifications.${name}`,
    (ctx, payload, app) => dispatchEvent<Name>(app, ctx, name, payload),
    { freshHours: 48, lock: lockNamedStay },
  )

export const consumers: readonly Consumer[] = [
  onEvent(messageWritten, 'notifications.reply-by-text', replyByText, { freshHours: 48 }),
  onEvent(emailBounced, 'notifications.email-bounced', heedBounce),
  ...(Object.keys(notifiedEvents) as EventName[]).map(notifyOf),
  ...settling.map((event) =>
    writeOn(event, `notifications.settle.${event.event}`, (ctx, { bookingId }) => settleTodos(ctx, bookingId), {
      freshHours: 30 * 24,
      once: { per: 'bookingId', as: 'notifications.settle' },
      lock: lockNamedStay,
    }),
  ),
]
