import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { bookingById } from '#modules/bookings'
import { cardNeedOf, staysToFollow } from '#modules/deposits'
import { guestPage, type ToReader, toGuest, toTeam } from './news/booking-news.ts'
import { depositPlace, staffPage } from './news/deposit-news.ts'
import { notify } from './notify.ts'
import { settleExpiredTodos } from './resolve-todos.ts'
import { lockStay, money, stayContext, wordsFor } from './stay-details.ts'
import { momentOf } from './values.ts'

/**
 * Sent once: to the guest some days before their card is needed, to the team when it is needed and still missing (R31).
 */
const tellMissing = async (app: App, ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockStay(ctx, bookingId)
  const need = await cardNeedOf(ctx, await bookingById(ctx, bookingId))
  const about = need && (need.missedBy.guest || need.missedBy.team) && (await stayContext(ctx, bookingId))
  if (!about) return
  const amount = money(about.booking, need.amount.amount)
  const from = momentOf(need.placeAt, about.home.timeZone)
  const messages: ToReader[] = [
    ...(need.missedBy.guest ? [toGuest(about, { kind: 'card_missing', amount, from }, guestPage)] : []),
    ...(need.missedBy.team ? await toTeam(ctx, { kind: 'team_card_missing', amount }, staffPage(about.booking)) : []),
  ]
  for (const { reader, occasion, path } of messages)
    await notify(app, ctx, {
      reader,
      fact: `deposit.card_missing:${bookingId}`,
      about: { kind: 'booking', id: bookingId },
      path,
      notification: {
        about: wordsFor(app, about, reader, `${path}${reader.id === about.guest.id ? depositPlace : ''}`),
        occasion,
      },
    })
}

/** Notifies people about deposits that need a card, and clears to-dos that no longer apply. */
export const alertMissingCards = async (app: App): Promise<void> => {
  for (const id of await app.work.read(staysToFollow)) await app.work.write((ctx) => tellMissing(app, ctx, id))
  await settleExpiredTodos(app)
}
