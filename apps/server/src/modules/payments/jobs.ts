import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { lookAt } from '#modules/payees'
import { performCapture } from './card-capture.ts'
import { captureRecorded, gatewayNotified, holdRecorded, holdReleaseRecorded, refundRecorded } from './events.ts'
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
  // In some places, midnight falls on a quarter hour.
  job({ name: 'payments.installments', cron: '*/15 * * * *', run: chargeDueInstallments }),
  job({ name: 'payments.disputes', cron: '10 * * * *', run: receiveDisputes }),
  job({ name: 'payments.returned-refunds', cron: '15 * * * *', run: receiveReturnedRefunds }),
  job({ name: 'payments.settle', cron: '20 * * * *', run: settleDue }),
]

export const consumers: readonly Consumer[] = [
  // The provider's events say where to look, not what happened.
  onEvent(gatewayNotified, 'payees.account-told', async (app, { type, object }) => {
    if (type === 'account.updated' && object && app.adapters.carrier) await lookAt(app, object)
  }),
  onEvent(gatewayNotified, 'payments.stripe-event', (app, payload) => handleStripeEvent(app, payload.eventId)),
  onEvent(refundRecorded, 'payments.refund', (app, payload) => performRefund(app, payload.refundId)),
  onEvent(holdRecorded, 'payments.hold', (app, payload) => performCardHold(app, payload.holdId)),
  onEvent(holdReleaseRecorded, 'payments.release', (app, payload) => performRelease(app, payload.holdId)),
  onEvent(captureRecorded, 'payments.capture', (app, payload) => performCapture(app, payload.paymentId)),
]
