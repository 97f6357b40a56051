import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { performCapture } from './card-capture.ts'
import { endGraces } from './grace-periods.ts'
import { performCardHold, performRelease } from './hold-card.ts'
import { performRefund } from './refund-commands.ts'
import {
  chargeDueInstallments,
  receiveDisputes,
  receiveReturnedRefunds,
  settleDue,
  sweepCardHolds,
  sweepIntents,
  sweepLeftCards,
  sweepPending,
  sweepRefunds,
} from './runs.ts'
import { handleStripeEvent } from './stripe-events.ts'

export const jobs: readonly Job[] = [
  job({ name: 'payments.sweep', cron: '* * * * *', run: sweepIntents }),
  job({ name: 'payments.sweep-pending', cron: '*/10 * * * *', run: sweepPending }),
  job({ name: 'payments.end-graces', cron: '* * * * *', run: endGraces }),
  job({ name: 'payments.sweep-card-holds', cron: '*/5 * * * *', run: sweepCardHolds }),
  job({ name: 'payments.sweep-left-cards', cron: '*/5 * * * *', run: sweepLeftCards }),
  job({ name: 'payments.sweep-refunds', cron: '*/5 * * * *', run: sweepRefunds }),
  // Midnights fall on quarter hours somewhere.
  job({ name: 'payments.installments', cron: '*/15 * * * *', run: chargeDueInstallments }),
  job({ name: 'payments.disputes', cron: '10 * * * *', run: receiveDisputes }),
  job({ name: 'payments.returned-refunds', cron: '15 * * * *', run: receiveReturnedRefunds }),
  job({ name: 'payments.settle', cron: '20 * * * *', run: settleDue }),
]

export const consumers: readonly Consumer[] = [
  onEvent('payment.gateway_told', 'payments.stripe-event', (app, payload) =>
    handleStripeEvent(app, String(payload.eventId)),
  ),
  onEvent('payment.refund_recorded', 'payments.refund', (app, payload) => performRefund(app, Number(payload.refundId))),
  onEvent('payment.hold_recorded', 'payments.hold', (app, payload) => performCardHold(app, Number(payload.holdId))),
  onEvent('payment.hold_release_recorded', 'payments.release', (app, payload) =>
    performRelease(app, Number(payload.holdId)),
  ),
  onEvent('payment.capture_recorded', 'payments.capture', (app, payload) =>
    performCapture(app, Number(payload.paymentId)),
  ),
]
