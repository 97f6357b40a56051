import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { performRefund } from './refunding.ts'
import { chargeDueInstalments, hearDisputes, settleDue, sweepIntents, sweepRefunds } from './runs.ts'
import { handleStripeEvent } from './stripe-events.ts'

export const jobs: readonly Job[] = [
  job({ name: 'payments.sweep', cron: '* * * * *', run: sweepIntents }),
  job({ name: 'payments.sweep-refunds', cron: '*/5 * * * *', run: sweepRefunds }),
  // Midnights fall on quarter hours somewhere.
  job({ name: 'payments.instalments', cron: '*/15 * * * *', run: chargeDueInstalments }),
  job({ name: 'payments.disputes', cron: '10 * * * *', run: hearDisputes }),
  job({ name: 'payments.settle', cron: '20 * * * *', run: settleDue }),
]

export const consumers: readonly Consumer[] = [
  onEvent('payment.gateway_told', 'payments.stripe-event', (app, payload) =>
    handleStripeEvent(app, String(payload.eventId)),
  ),
  onEvent('payment.refund_recorded', 'payments.refund', (app, payload) => performRefund(app, Number(payload.refundId))),
]
