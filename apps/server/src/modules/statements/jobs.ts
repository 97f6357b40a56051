import { gatewayNotified } from '#events/payments'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { payoutTransferRecorded } from './events.ts'
import { performPayoutTransfer, receivePayoutUpdate, reconcilePayouts } from './reconcile-payouts.ts'

export const jobs: readonly Job[] = [
  job({ name: 'statements.look-after-carried', cron: '* * * * *', run: reconcilePayouts }),
]

export const consumers: readonly Consumer[] = [
  onEvent(payoutTransferRecorded, 'statements.carry', (app, { payoutId }) => performPayoutTransfer(app, payoutId)),
  onEvent(gatewayNotified, 'statements.payout-told', receivePayoutUpdate),
]
