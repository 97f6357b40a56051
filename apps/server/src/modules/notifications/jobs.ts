import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { sealAddresses } from './addresses.ts'
import { sendDelivery } from './deliver.ts'
import { releaseDeliveries, sendJob } from './deliveries.ts'
import { writeDigests } from './digest.ts'
import { dispatchEvent, news } from './dispatch.ts'
import { escalateUnread } from './escalate.ts'
import { alertMissingCards } from './missing-cards.ts'
import { sendPaymentReminders } from './payment-reminders.ts'
import { settleTodos } from './resolve-todos.ts'
import { sealSecrets } from './secrets.ts'
import { sendStayReminders } from './stay-reminders.ts'

export const jobs: readonly Job[] = [
  // Tried for some four hours, then it waits for a person.
  job({ name: sendJob, retryLimit: 13, run: (app, data) => sendDelivery(app, Number(data.deliveryId)) }),
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

/** After which something that should have been done about a booking may be done. */
const settling = [
  'booking.accepted',
  'booking.declined',
  'booking.withdrawn',
  'booking.expired',
  'booking.confirmed',
  'booking.canceled',
  'booking.no_show',
  'booking.changed',
  'booking.charged',
  'booking.checked_in',
  'booking.completed',
  'booking.request_withdrawn',
  'booking.change_answered',
  'claim.answered',
  'claim.escalated',
  'claim.ended',
  'concierge.answered',
  'concierge.canceled',
  'payment.captured',
  'payment.pending',
  'payment.card_left',
  'payment.held',
  'payment.hold_refused',
]

export const consumers: readonly Consumer[] = [
  ...Object.keys(news).map((event) =>
    onEvent(event, `notifications.${event}`, (app, payload) => dispatchEvent(app, event, payload), { freshHours: 48 }),
  ),
  ...settling.map((event) =>
    onEvent(
      event,
      `notifications.settle.${event}`,
      (app, { bookingId }) => app.work.write((ctx) => settleTodos(ctx, Number(bookingId))),
      { freshHours: 30 * 24 },
    ),
  ),
]
