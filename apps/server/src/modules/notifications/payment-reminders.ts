import { liveStatuses, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { comingInstallments, mandateOf } from '#modules/payments'
import { daysAhead, paymentReminderAt } from './engine/payment-reminders.ts'
import { guestPage } from './news/booking-news.ts'
import { factsNotified } from './notices.ts'
import { notify } from './notify.ts'
import { settingsOf } from './preferences.ts'
import { lockStay, money, stayContext, wordsFor } from './stay-details.ts'
import { dayOf } from './values.ts'

/** The amount collected on one day for one stay, in minor units; a payment split in two is announced once. */
type Coming = { bookingId: number; dueOn: PlainDate; amount: number }

const dayMs = 86_400_000
const factOf = ({ bookingId, dueOn }: Coming): string => `payment.ahead:${bookingId}:${dueOn}`

const comingOf = async (ctx: ReadCtx): Promise<Coming[]> => {
  const parts = await comingInstallments(ctx, new Date(ctx.now.getTime() + daysAhead * dayMs))
  const days = Map.groupBy(parts, ({ bookingId, dueOn }) => `${bookingId}:${dueOn}`)
  return [...days.values()].flatMap((together) => {
    const [first] = together
    const amount = together.reduce((sum, part) => sum + part.amount.amount, 0)
    return first ? [{ bookingId: first.bookingId, dueOn: first.dueOn, amount }] : []
  })
}

/** Announces payments of active stays; a canceled stay is no longer charged (R43). */
const writeOf = async (app: App, ctx: WriteCtx, notified: Coming): Promise<void> => {
  const { bookingId } = notified
  await lockStay(ctx, bookingId)
  const coming = (await comingOf(ctx)).find((one) => factOf(one) === factOf(notified))
  const about = await stayContext(ctx, bookingId)
  const from = await mandateOf(ctx, bookingId)
  if (!coming || !about || !from || !liveStatuses.includes(about.booking.status)) return
  const reader = about.guest
  const guestZone = (await settingsOf(ctx, reader.id)).timeZone
  if (ctx.now < paymentReminderAt(coming.dueOn, about.home.timeZone, guestZone)) return
  await notify(app, ctx, {
    reader,
    fact: factOf(coming),
    about: { kind: 'booking', id: bookingId },
    path: guestPage(about.booking),
    notification: {
      about: wordsFor(app, about, reader, `/book-payment?booking=${bookingId}&card`),
      occasion: {
        kind: 'payment_ahead',
        amount: money(about.booking, coming.amount),
        on: dayOf(coming.dueOn),
        from: from.method,
      },
    },
  })
}

/** Announces upcoming automatic payments, once for each day of a stay with one. */
export const sendPaymentReminders = async (app: App): Promise<void> => {
  const coming = await app.work.read(comingOf)
  const notified = await app.work.read((ctx) => factsNotified(ctx, coming.map(factOf)))
  for (const one of coming.filter((each) => !notified.has(factOf(each))))
    await app.work.write((ctx) => writeOf(app, ctx, one))
}
