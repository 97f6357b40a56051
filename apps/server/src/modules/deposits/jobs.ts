import { bookingCanceled, bookingChanged, bookingCompleted, bookingConfirmed, bookingNoShow } from '#events/bookings'
import { cardHeld, holdRefused, holdReleased, paymentCaptured } from '#events/payments'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
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

const telling = (event: typeof cardHeld | typeof holdReleased, name: string, tell: Tell): Consumer =>
  onEvent(event, `deposits.${name}`, (app, { bookingId, holdId }) =>
    app.work.write(async (ctx) => {
      await followDeposit(ctx, bookingId)
      await tell(app, ctx, holdId)
    }),
  )

/** After these events a deposit may no longer be needed, or may be needed from another day on. */
const moves = [bookingConfirmed, bookingCanceled, bookingNoShow, bookingChanged, bookingCompleted, holdRefused]

export const consumers: readonly Consumer[] = [
  ...moves.map((event) =>
    onEvent(
      event,
      `deposits.${event.event}`,
      (app, { bookingId }) => app.work.write((ctx) => followDeposit(ctx, bookingId)),
      { once: { per: 'bookingId', as: 'deposits' } },
    ),
  ),
  telling(cardHeld, 'held', emailHoldPlaced),
  telling(holdReleased, 'released', emailReleased),
  onEvent(
    paymentCaptured,
    'deposits.charged',
    (app, { paymentId }) => app.work.write((ctx) => emailCharged(app, ctx, paymentId)),
    { when: ({ fromHold }) => fromHold },
  ),
]
