import { type Said, said } from '@porchlight/wording'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Booking, bookingById } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { type CardHold, cardHoldById, cardHoldsOf, intentById, isHeldAt } from '#modules/payments'
import { caseOf } from './deposits.ts'
import { emails } from './messages.ts'
import { isWanted } from './rules.ts'

type Email = ReturnType<typeof emails.released>
type About = Parameters<typeof emails.released>[0]
type Reader = { id: number; path: string; action: Said }

const send = async (
  { adapters }: App,
  ctx: WriteCtx,
  booking: Booking,
  fact: string,
  { id, path, action }: Reader,
  write: (about: About) => Email,
): Promise<void> => {
  const person = await accountById(ctx, id)
  if (!person) return
  const home = await homeById(ctx, booking.homeId)
  await adapters.post.email(ctx, {
    to: person.email,
    accountId: id,
    fact: `${fact}:${id}`,
    kind: 'deposit',
    ...write({ firstName: person.firstName, home: home.name, number: booking.number, path, action }),
  })
}

const guestOf = ({ id, guestId }: Booking): Reader => ({
  id: guestId,
  path: `/travelers/bookings/${id}#money`,
  action: said('label.open_stay'),
})

const of = async (ctx: WriteCtx, holdId: number): Promise<{ hold: CardHold; booking: Booking }> => {
  const hold = await cardHoldById(ctx, holdId)
  if (!hold) throw new Error(`there is no card hold ${holdId}`)
  return { hold, booking: await bookingById(ctx, hold.bookingId) }
}

/** Sent for every hold, including one that replaces another, since the bank shows both for a while. */
export const emailHoldPlaced = async (app: App, ctx: WriteCtx, holdId: number): Promise<void> => {
  const { hold, booking } = await of(ctx, holdId)
  const { closesAt } = await caseOf(ctx, booking)
  const { timeZone } = booking.quote.document.place
  await send(app, ctx, booking, `deposit.held:${holdId}`, guestOf(booking), (about) =>
    emails.held(about, hold, closesAt, timeZone),
  )
}

/** Sent only when nothing is held anymore: an old hold replaced by a new one is released without an email. */
export const emailReleased = async (app: App, ctx: WriteCtx, holdId: number): Promise<void> => {
  const { hold, booking } = await of(ctx, holdId)
  const others = await cardHoldsOf(ctx, [booking.id])
  const goesOn = others.some((one) => isHeldAt(one, ctx.now)) || isWanted(await caseOf(ctx, booking), ctx.now)
  const wasCharged = others.some(({ state }) => state === 'captured' || state === 'capturing')
  if (!hold.heldAt || goesOn || wasCharged) return
  await send(app, ctx, booking, `deposit.released:${holdId}`, guestOf(booking), (about) => emails.released(about, hold))
}

/** Tells the guest how much of the deposit was captured when a payment came from it. */
export const emailCharged = async (app: App, ctx: WriteCtx, paymentId: number): Promise<void> => {
  const intent = await intentById(ctx, paymentId)
  if (!intent || !('cardHoldId' in intent.source)) return
  const { hold, booking } = await of(ctx, intent.source.cardHoldId)
  await send(app, ctx, booking, `deposit.charged:${hold.id}`, guestOf(booking), (about) =>
    emails.charged(about, hold, intent.amount),
  )
}
