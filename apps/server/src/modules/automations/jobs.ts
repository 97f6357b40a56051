import { bookingCanceled, bookingChanged, bookingConfirmed, bookingNoShow } from '#events/bookings'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { planChangedRules, planStay, sendDue } from './send-messages.ts'

export const jobs: readonly Job[] = [
  job({ name: 'automations.plan', cron: '*/10 * * * *', run: planChangedRules }),
  job({ name: 'automations.send', cron: '*/5 * * * *', run: sendDue }),
]

export const consumers: readonly Consumer[] = [bookingConfirmed, bookingChanged, bookingCanceled, bookingNoShow].map(
  (event) =>
    onEvent(event, `automations.${event.event}`, (app, { bookingId }) =>
      app.work.write((ctx) => planStay(ctx, bookingId)),
    ),
)
