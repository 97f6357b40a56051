import {
  bookingAccepted,
  bookingCanceled,
  bookingChanged,
  bookingCharged,
  bookingCheckedIn,
  bookingCompleted,
  bookingConfirmed,
  bookingDeclined,
  bookingExpired,
  bookingHeld,
  bookingNoShow,
  bookingRequested,
  bookingSigned,
  bookingWithdrawn,
} from '#events/bookings'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, writeOn } from '#kernel/jobs'
import { uncommissioned } from './catch-up.ts'
import { remindOfDisputes } from './dispute-deadlines.ts'
import { commissionChanged } from './events.ts'
import { followCommission } from './follow-booking.ts'
import { followShare } from './follow-share.ts'

const moves = [
  bookingHeld,
  bookingRequested,
  bookingAccepted,
  bookingDeclined,
  bookingSigned,
  bookingConfirmed,
  bookingWithdrawn,
  bookingExpired,
  bookingCheckedIn,
  bookingCompleted,
  bookingCanceled,
  bookingNoShow,
  bookingChanged,
  bookingCharged,
] as const

/** Older events were handled when they happened; the hourly job finds what was missed. */
const freshHours = 30 * 24

const follow = (app: App, bookingId: number) => app.work.write((ctx) => followCommission(ctx, bookingId))

export const consumers: readonly Consumer[] = [
  ...moves.map((move) =>
    writeOn(move, `commissions.${move.event}`, (ctx, { bookingId }) => followCommission(ctx, bookingId), {
      freshHours,
      once: { per: 'bookingId', as: 'commissions' },
    }),
  ),
  writeOn(commissionChanged, 'commissions.share', (ctx, { commissionId }) => followShare(ctx, commissionId), {
    freshHours,
  }),
]

export const jobs: readonly Job[] = [
  job({
    name: 'commissions.catch-up',
    cron: '20 * * * *',
    run: async (app) => {
      for (const bookingId of await app.work.read(uncommissioned)) await follow(app, bookingId)
    },
  }),
  job({ name: 'commissions.dispute-deadlines', cron: '15 13 * * *', run: ({ work }) => work.write(remindOfDisputes) }),
]
