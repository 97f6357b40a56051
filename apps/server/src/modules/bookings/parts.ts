import type { HomeCard } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds } from '#modules/accounts'
import { currentTemplate, signatureOf } from '#modules/agreements'
import { type Home, homeById, homeCards, ownersOf } from '#modules/homes'
import { type BookingPayment, type Instalment, paidOf, paymentsOf, scheduleOf } from '#modules/payments'
import type { Booking } from './booking.ts'
import { type Hat, hatsOf } from './policy.ts'
import { bookingById, timelineOf } from './queries.ts'
import type { TimelineRow } from './tables.ts'

/** A booking with everything its page shows, for somebody with these hats. */
export type BookingParts = {
  booking: Booking
  home: Home
  card: HomeCard | undefined
  guest: Account | undefined
  payments: readonly BookingPayment[]
  schedule: readonly Instalment[]
  agreement: { version: number; title: string; signedAt: Date | null; signedName: string | null }
  timeline: readonly TimelineRow[]
  hats: readonly Hat[]
  now: Date
}

export type Viewer = { accountId: number; staff: boolean }
export type Seen = { booking: Booking; hats: Hat[] }

/** A booking as far as it exists for this person. @throws Problem 404 for strangers, as for bookings that are not there */
export const seenBy = async (ctx: ReadCtx, viewer: Viewer, bookingId: number): Promise<Seen> => {
  const booking = await bookingById(ctx, bookingId)
  const ownerIds = await ownersOf(ctx, booking.homeId)
  const hats = hatsOf(viewer, { guestId: booking.guestId, ownerIds })
  if (hats.length === 0) throw notFound('This booking')
  return { booking, hats }
}

const agreementState = async (ctx: ReadCtx, bookingId: number): Promise<BookingParts['agreement']> => {
  const { version, title } = await currentTemplate(ctx, 'booking-agreement')
  const signed = await signatureOf(ctx, { kind: 'booking', id: bookingId })
  if (!signed) return { version, title, signedAt: null, signedName: null }
  return { version: signed.version, title, signedAt: signed.signedAt, signedName: signed.signedName }
}

export const partsOf = async (ctx: ReadCtx, booking: Booking, hats: readonly Hat[]): Promise<BookingParts> => {
  const [card] = await homeCards(ctx, [booking.homeId])
  return {
    booking,
    home: await homeById(ctx, booking.homeId),
    card,
    guest: await accountById(ctx, booking.guestId),
    payments: await paymentsOf(ctx, booking.id),
    schedule: await scheduleOf(ctx, booking.id),
    agreement: await agreementState(ctx, booking.id),
    timeline: await timelineOf(ctx, booking.id),
    hats,
    now: ctx.now,
  }
}

/** What a card in a list shows of a booking. */
export type CardParts = {
  booking: Booking
  home: Home | undefined
  card: HomeCard | undefined
  guest: Account | undefined
  schedule: readonly Instalment[]
  paid: number
  hats: readonly Hat[]
  now: Date
}

/** The cards of one page of a list; `hats` are those of its reader towards every one of them. */
export const cardPartsOf = async (
  ctx: ReadCtx,
  bookings: readonly Booking[],
  hats: readonly Hat[],
): Promise<CardParts[]> => {
  const homeIds = [...new Set(bookings.map((booking) => booking.homeId))]
  const cards = new Map((await homeCards(ctx, homeIds)).map((card) => [card.id, card]))
  const guests = await accountsByIds(
    ctx,
    bookings.map((booking) => booking.guestId),
  )
  const homes = new Map<number, Home>()
  for (const id of homeIds) homes.set(id, await homeById(ctx, id))
  return Promise.all(
    bookings.map(async (booking) => ({
      booking,
      home: homes.get(booking.homeId),
      card: cards.get(booking.homeId),
      guest: guests.get(booking.guestId),
      schedule: await scheduleOf(ctx, booking.id),
      paid: (await paidOf(ctx, booking.id)).paid,
      hats,
      now: ctx.now,
    })),
  )
}
