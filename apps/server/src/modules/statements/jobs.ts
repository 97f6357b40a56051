import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { performPayoutTransfer, receivePayoutUpdate, reconcilePayouts } from './reconcile-payouts.ts'

export const jobs: readonly Job[] = [
  job({ name: 'statements.look-after-carried', cron: '* * * * *', run: reconcilePayouts }),
]

export const consumers: readonly Consumer[] = [
  onEvent('payout.carriage_recorded', 'statements.carry', (app, { payoutId }) =>
    performPayoutTransfer(app, Number(payoutId)),
  ),
  onEvent('payment.gateway_told', 'statements.payout-told', receivePayoutUpdate),
]
