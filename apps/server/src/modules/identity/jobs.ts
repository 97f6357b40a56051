import { bookingConfirmed } from '#events/bookings'
import type { App } from '#kernel/app'
import { type Consumer, type Job, job, writeOn } from '#kernel/jobs'
import { bookingById, bookingsByIds } from '#modules/bookings'
import { emailReminder, emailRequested } from './emails.ts'
import { ask, erase, identityOf, noteReminded, storedProofs, unreminded } from './proofs.ts'
import { eraseAt, remindFrom } from './rules.ts'

const ids = (rows: readonly { booking_id: number }[]): number[] => rows.map(({ booking_id }) => booking_id)

/** Erases IDs for stays that ended some days ago; the record that they were submitted and accepted remains. */
export const eraseShown = (app: App): Promise<void> =>
  app.work.write(async (ctx) => {
    const bookings = await bookingsByIds(ctx, ids(await storedProofs(ctx)))
    for (const booking of bookings.values()) if (ctx.now >= eraseAt(booking)) await erase(ctx, booking.id)
  })

/** Reminds guests who arrive soon and haven't submitted an acceptable ID. */
export const remindGuests = (app: App): Promise<void> =>
  app.work.write(async (ctx) => {
    const bookings = await bookingsByIds(ctx, ids(await unreminded(ctx)))
    for (const booking of bookings.values()) {
      if (ctx.now < remindFrom(booking.checkInAt) || !(await identityOf(ctx, booking))?.open) continue
      await noteReminded(ctx, booking.id)
      await emailReminder(app, ctx, booking)
    }
  })

export const jobs: readonly Job[] = [
  job({ name: 'identity.erase', cron: '35 4 * * *', run: eraseShown }),
  job({ name: 'identity.remind', cron: '5 * * * *', run: remindGuests }),
]

export const consumers: readonly Consumer[] = [
  writeOn(bookingConfirmed, 'identity.ask', async (ctx, { bookingId }, app) => {
    const booking = await bookingById(ctx, bookingId)
    if (await ask(ctx, booking)) await emailRequested(app, ctx, booking)
  }),
]
