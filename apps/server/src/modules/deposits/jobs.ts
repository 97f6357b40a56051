import type { App } from '#kernel/app'
import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { followDeposit, staysToFollow } from './deposits.ts'
import { emailCharged, emailHoldPlaced, emailReleased } from './emails.ts'

/** What the clock does to deposits, each stay in a transaction of its own. @throws AggregateError with what failed */
export const followDeposits = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const id of await app.work.read(staysToFollow))
    await app.work.write((ctx) => followDeposit(ctx, id)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deposits could not be followed`)
}

export const jobs: readonly Job[] = [job({ name: 'deposits.follow', cron: '*/10 * * * *', run: followDeposits })]

type Tell = typeof emailHoldPlaced

const telling = (event: string, name: string, tell: Tell): Consumer =>
  onEvent(event, `deposits.${name}`, (app, { bookingId, holdId }) =>
    app.work.write(async (ctx) => {
      await followDeposit(ctx, Number(bookingId))
      await tell(app, ctx, Number(holdId))
    }),
  )

/** After these a deposit may be wanted no longer, or from another day on. */
const moves = [
  'booking.confirmed',
  'booking.canceled',
  'booking.no_show',
  'booking.changed',
  'booking.completed',
  'payment.hold_refused',
]

export const consumers: readonly Consumer[] = [
  ...moves.map((event) =>
    onEvent(event, `deposits.${event}`, (app, { bookingId }) =>
      app.work.write((ctx) => followDeposit(ctx, Number(bookingId))),
    ),
  ),
  telling('payment.held', 'held', emailHoldPlaced),
  telling('payment.hold_released', 'released', emailReleased),
  onEvent('payment.captured', 'deposits.charged', (app, { paymentId }) =>
    app.work.write((ctx) => emailCharged(app, ctx, Number(paymentId))),
  ),
]
