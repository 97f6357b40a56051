import { commissionChanged } from '#events/commissions'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { recordDelivery, sendDelivery } from './postbacks.ts'

export const jobs: readonly Job[] = [
  job({ name: 'postbacks.send', run: (app, { deliveryId }) => sendDelivery(app, Number(deliveryId)) }),
]

export const consumers: readonly Consumer[] = [
  onEvent(
    commissionChanged,
    'postbacks.commission.changed',
    (app, payload) => app.work.write((ctx) => recordDelivery(app, ctx, payload)),
    { freshHours: 48 },
  ),
]
