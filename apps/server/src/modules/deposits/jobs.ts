import { bookingCanceled, bookingChanged, bookingCompleted, bookingConfirmed, bookingNoShow } from '#events/bookings'
import { cardHeld, holdRefused, holdReleased, paymentCaptured } from '#events/payments'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, writeOn } from '#kernel/jobs'
import type { WriteCtx } from '#kernel/work'
import { lockBooking } from '#modules/bookings'
import { followDeposit, staysToFollow } from './deposits.ts'
import { emailCharged, emailHoldPlaced, emailReleased } from './emails.ts'

/** The scheduled deposit work, with one transaction per stay. @throws AggregateError with every failure */
export const followDeposits = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const id of await app.work.read(staysToFollow))
    await app.work.write((ctx) => followDeposit(ctx, id)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deposits could not be followed`)
}

export const jobs: readonly Job[] = [job({ name: 'deposits.follow', cron: '*/10 * * * *', run: followDeposits })]

type Tell = typeof emailHoldPlaced

const lock = (ctx: WriteCtx, { bookingId }: { bookingId: number }) => lockBooking(ctx, bookingId)

const telling = (event: typeof cardHeld | typeof holdReleased, name: string, tell: Tell): Consumer =>
  writeOn(
    event,
    `deposits.${name}`,
    async (ctx, { bookingId, holdId }, app) => {
      await followDeposit(ctx, bookingId)
      await tell(app, ctx, holdId)
    },
    { lock },
  )

/** After these events a deposit may no longer be needed, or may be needed from another day on. */
const moves = [bookingConfirmed, bookingCanceled, bookingNoShow, bookingChanged, bookingCompleted, holdRefused]

export const consumers: readonly Consumer[] = [
  ...moves.map((event) =>
    writeOn(event, `deposits.${event.event}`, (ctx, { bookingId }) => followDeposit(ctx, bookingId), {
      lock,
      once: { per: 'bookingId', as: 'deposits' },
    }),
  ),
  telling(cardHeld, 'held', emailHoldPlaced),
  telling(holdReleased, 'released', emailReleased),
  writeOn(paymentCaptured, 'deposits.charged', (ctx, { paymentId }, app) => emailCharged(app, ctx, paymentId), {
    when: ({ fromHold }) => fromHold,
  }),
]
