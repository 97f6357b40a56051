import { soldStatuses } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Booking, staysAround, timelineOf } from '#modules/bookings'
import { pairOf, reviewWindow } from '#modules/reviews'
import {
  type Dates,
  momentsOpen,
  remindersDue,
  type StayMoment,
  type StayReminder,
  stayReminders,
} from './engine/stay-reminders.ts'
import { guestPage, type ToReader, toGuest } from './news/booking-news.ts'
import { reviewPage } from './news/review-news.ts'
import { factsNotified } from './notices.ts'
import { notify } from './notify.ts'
import { settingsOf } from './preferences.ts'
import { lockStay, type StayContext, stayContext, wordsFor } from './stay-details.ts'
import { momentOf } from './values.ts'

/** In days, slightly more than the first and the last email need. */
const within = { before: 9, after: 15 }

/** Announced again when the dates change, and only then. */
const factOf = ({ id, arrive, depart }: Booking, moment: StayMoment): string =>
  `stay.${moment}:${id}:${moment === 'week_ahead' || moment === 'arriving' ? arrive : depart}`

/** Since when a stay has its dates: its confirmation, or a later change. */
const settledAt = async (ctx: ReadCtx, { id, confirmedAt, createdAt }: Booking): Promise<Date> =>
  (await timelineOf(ctx, id)).findLast(({ what }) => what === 'change')?.at ?? confirmedAt ?? createdAt

const datesOf = (booking: Booking): Dates => ({
  ...booking,
  timeZone: booking.quote.document.place.timeZone,
  reviewsCloseAt: reviewWindow(booking)?.closesAt ?? null,
})

const dueOf = async (ctx: ReadCtx, booking: Booking): Promise<StayReminder[]> => {
  const course = { ...datesOf(booking), settledAt: await settledAt(ctx, booking) }
  return remindersDue(stayReminders(course, (await settingsOf(ctx, booking.guestId)).timeZone), ctx.now)
}

/** Undefined if there is nothing to tell this guest. */
const emailOf = async (
  ctx: ReadCtx,
  about: StayContext,
  { moment, until }: StayReminder,
): Promise<ToReader | undefined> => {
  if (moment !== 'review_ending') return toGuest(about, { kind: moment }, guestPage)
  const { reviews } = await pairOf(ctx, about.booking.id)
  if (reviews.some(({ side }) => side === 'guest')) return undefined
  return toGuest(about, { kind: moment, until: momentOf(until, about.home.timeZone) }, reviewPage)
}

/** A canceled stay stops all reminders, and owners get none for their own home (R72). */
const isWritten = ({ booking, owners }: StayContext): boolean =>
  soldStatuses.includes(booking.status) && owners.every(({ id }) => id !== booking.guestId)

const writeFor = async (app: App, ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockStay(ctx, bookingId)
  const about = await stayContext(ctx, bookingId)
  if (!about || !isWritten(about)) return
  for (const email of await dueOf(ctx, about.booking)) {
    const message = await emailOf(ctx, about, email)
    if (!message) continue
    const { reader, occasion, path } = message
    await notify(app, ctx, {
      reader,
      fact: factOf(about.booking, email.moment),
      about: { kind: 'booking', id: bookingId },
      path,
      notification: { about: wordsFor(app, about, reader, path), occasion },
    })
  }
}

/** Stays that may have a due reminder that wasn't sent yet. */
const staysToWriteOf = async (ctx: ReadCtx): Promise<number[]> => {
  const open = (await staysAround(ctx, within)).map((booking) => ({
    id: booking.id,
    facts: momentsOpen(datesOf(booking), ctx.now).map((moment) => factOf(booking, moment)),
  }))
  const notified = await factsNotified(
    ctx,
    open.flatMap(({ facts }) => facts),
  )
  return open.filter(({ facts }) => facts.some((fact) => !notified.has(fact))).map(({ id }) => id)
}

/** Sends the due reminders for each stay, each once. */
export const sendStayReminders = async (app: App): Promise<void> => {
  for (const id of await app.work.read(staysToWriteOf)) await app.work.write((ctx) => writeFor(app, ctx, id))
}
