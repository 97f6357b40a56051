import type { App } from '#kernel/app'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { uncommissioned } from './catch-up.ts'
import { followCommission } from './follow-booking.ts'
import { followShare } from './follow-share.ts'

const moves = [
  'held',
  'requested',
  'accepted',
  'declined',
  'signed',
  'confirmed',
  'withdrawn',
  'expired',
  'checked_in',
  'completed',
  'canceled',
  'no_show',
  'changed',
  'charged',
] as const

const follow = (app: App, bookingId: number) => app.work.write((ctx) => followCommission(ctx, bookingId))

export const consumers: readonly Consumer[] = [
  ...moves.map((move) =>
    onEvent(`booking.${move}`, `commissions.booking.${move}`, (app, { bookingId }) => follow(app, Number(bookingId))),
  ),
  onEvent('commission.changed', 'commissions.share', (app, { commissionId }) =>
    app.work.write((ctx) => followShare(ctx, Number(commissionId))),
  ),
]

export const jobs: readonly Job[] = [
  job({
    name: 'commissions.catch-up',
    cron: '20 * * * *',
    run: async (app) => {
      for (const bookingId of await app.work.read(uncommissioned)) await follow(app, bookingId)
    },
  }),
]
