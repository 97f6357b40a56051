import { dateIn, type StayProtection } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { homeById } from '#modules/homes'
import { replaceOpen, scheduleOf } from '#modules/payments'
import { protectionBeside, protectionEnds, quoteById, quoteProtected } from '#modules/pricing'
import type { Booking } from './booking.ts'
import { newTerms } from './change-stay.ts'
import { retainEarlierTerms } from './earlier-terms.ts'
import { bookingCharged } from './events.ts'
import { problems, protectionEmail } from './messages.ts'
import { changeBooking, eventOf, lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'

const endsOf = ({ confirmedAt, quote }: Booking): Date | null =>
  confirmedAt && protectionEnds(quote.document, confirmedAt)

const mayAdd = (booking: Booking, now: Date): boolean => {
  const ends = endsOf(booking)
  return ends !== null && now <= ends && booking.status === 'confirmed' && now < booking.checkInAt
}

/** A stay's travel protection, or what can still be added; null if neither. */
export const protectionOf = async (ctx: ReadCtx, booking: Booking): Promise<StayProtection | null> => {
  const until = endsOf(booking)
  const beside = until && (await protectionBeside(ctx, booking.quote.document))
  if (!beside || !(beside.chosen || mayAdd(booking, ctx.now))) return null
  const { provider, price, chosen } = beside
  return { provider, price, taken: chosen, until: until.toISOString() }
}

const writeAbout = async (app: App, ctx: WriteCtx, booking: Booking, { provider, price, until }: StayProtection) => {
  const guest = await accountById(ctx, booking.guestId)
  const home = await homeById(ctx, booking.homeId)
  if (!guest) return
  await app.adapters.post.email(ctx, {
    to: guest.email,
    accountId: guest.id,
    fact: `protection:${booking.id}`,
    kind: 'protection',
    ...protectionEmail({
      firstName: guest.firstName,
      home: home.name,
      number: booking.number,
      amount: price,
      provider,
      until: { instant: until, zone: home.timeZone },
    }),
  })
}

/**
 * Adds travel protection to the guest's stay: a price line, due today, that is refunded or retained on its own terms.
 * @param amount minor units, as they were shown
 * @throws Problem 409 not_allowed_now, also while a payment is in progress; 409 terms_changed at another price
 */
export const protectStay = async (
  app: App,
  ctx: WriteCtx,
  { bookingId, amount }: { bookingId: number; amount: number },
): Promise<Booking> => {
  const booking = await lockBooking(ctx, bookingId)
  const { confirmedAt } = booking
  if (!confirmedAt || !mayAdd(booking, ctx.now)) throw notAllowedNow(booking.status)
  const agreed = await quoteById(ctx, booking.quote.id)
  const quote = await quoteProtected(ctx, { bookingId, agreed, confirmedAt })
  if (!quote) throw notAllowedNow(booking.status)
  if (quote.document.price.total - booking.total !== amount)
    throw new Problem(409, 'terms_changed', problems.protectionChanged)
  const { timeZone } = quote.document.place
  const open = (await scheduleOf(ctx, bookingId)).filter(({ state }) => state === 'scheduled' || state === 'failed')
  const installments = [
    { dueOn: dateIn(timeZone, ctx.now), amount, atBooking: false },
    ...open.map((part) => ({ dueOn: part.dueOn, amount: part.amount.amount, atBooking: part.atBooking })),
  ]
  const by = { kind: 'guest', accountId: booking.guestId } as const
  await retainEarlierTerms(ctx, booking, { refund: 0, installments }, by)
  const changed = await changeBooking(ctx, booking, newTerms(booking, quote))
  const { homeId, guestId: accountId, currency } = booking
  await replaceOpen(ctx, { bookingId, homeId, accountId, timeZone, currency, installments })
  await noteOnTimeline(ctx, bookingId, 'protected', by, { amount })
  await announce(ctx, bookingCharged(eventOf(changed, by)))
  const added = await protectionOf(ctx, changed)
  if (added) await writeAbout(app, ctx, changed, added)
  return changed
}
