import { bookingCanceled, bookingChanged, bookingConfirmed, bookingNoShow } from '#events/bookings'
import { homeGroupsChanged } from '#events/homes'
import { type Consumer, type Job, job, onEvent, writeOn } from '#kernel/jobs'
import { planGroupsAgain } from './home-messages.ts'
import { lockStay, planChangedRules, planStay, sendDue } from './send-messages.ts'

export const jobs: readonly Job[] = [
  job({ name: 'automations.plan', cron: '*/10 * * * *', run: planChangedRules }),
  job({ name: 'automations.send', cron: '*/5 * * * *', run: sendDue }),
]

const ofStays: readonly Consumer[] = [bookingConfirmed, bookingChanged, bookingCanceled, bookingNoShow].map((event) =>
  writeOn(event, `automations.${event.event}`, (ctx, { bookingId }) => planStay(ctx, bookingId), {
    lock: (ctx, { bookingId }) => lockStay(ctx, bookingId),
  }),
)

export const consumers: readonly Consumer[] = [
  ...ofStays,
  onEvent(homeGroupsChanged, 'automations.home_groups', (app) => app.work.write(planGroupsAgain)),
]
