import { instantAt, nightsOf } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type Arrival, attribute } from '#modules/attribution'
import { type Claim, reserve } from '#modules/availability'
import { contractOf, type Home, homeById } from '#modules/homes'
import { beginSchedule } from '#modules/payments'
import { refuseBanned } from '#modules/people'
import { quoteById, quoteStay, type StoredQuote, usePromo } from '#modules/pricing'
import { acceptOffer, namedByPartner } from './accept-offer.ts'
import { type Booking, type By, bookingOf } from './booking.ts'
import type { KnownParts } from './booking-parts.ts'
import type { Contract } from './engine/recognition.ts'
import { moveEvents } from './events.ts'
import { deadlineOf, hasLapsed, type Move, moveOf } from './lifecycle.ts'
import { holdWords, problems } from './messages.ts'
import { bookingOfQuote, canceledLike } from './queries.ts'
import { expireBooking } from './release-booking.ts'
import { db } from './tables.ts'
import { eventOf, lockBooking, noteOnTimeline } from './transition.ts'

export type BookingRequest = {
  guestId: number
  quoteId: number
  quoteHash: string
  message?: string
  /** The brand on whose site it is made; omitted: the company's default brand. */
  brandId?: string
  /** The partners whose links brought the guest's device. */
  arrivals?: readonly Arrival[]
}

const quoteOf = async (ctx: WriteCtx, { quoteId, quoteHash }: BookingRequest): Promise<StoredQuote> => {
  const quote = await quoteById(ctx, quoteId)
  // The price of a change is only for that booking.
  if (quote.hash !== quoteHash || quote.document.change) throw notFound('This price')
  return quote
}

/** A quote can be booked once. Only the guest who booked it is shown which booking it became. */
const assertUnbooked = async (ctx: WriteCtx, { guestId, quoteId }: BookingRequest): Promise<void> => {
  const known = await bookingOfQuote(ctx, quoteId)
  if (!known) return
  if (hasLapsed(known, ctx.now)) {
    await expireBooking(ctx, await lockBooking(ctx, known.id))
    return
  }
  const own = known.guestId === guestId && { bookingId: known.id }
  throw new Problem(409, 'nights_taken', problems.nightsTaken, { nearest: [], ...own })
}

/** Shows the loser of a race the nearest stays that can still be booked. */
export const nightsTaken = async (ctx: WriteCtx, { homeId, document }: StoredQuote): Promise<Problem> => {
  const { stay, party, channel } = document
  const now = await quoteStay(ctx, homeId, { stay, party, channel })
  return new Problem(409, 'nights_taken', problems.nightsTaken, { nearest: 'nearest' in now ? now.nearest : [] })
}

const bookable = async (ctx: WriteCtx, quote: StoredQuote): Promise<{ home: Home; contract: Contract }> => {
  const home = await homeById(ctx, quote.homeId)
  const contract = await contractOf(ctx, home.id, quote.document.bookedOn)
  if (home.status === 'live' && contract) return { home, contract }
  const details = { reasons: [{ code: 'not_bookable' }], nearest: [] }
  throw new Problem(422, 'stay_not_possible', problems.notBookable, details)
}

const nextId = async (ctx: WriteCtx): Promise<number> => {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('bookings.booking', 'id')) as id`.execute(db(ctx))
  return rows[0]?.id as number
}

/** The hold that a booking places on the nights. */
export const claimOf = (
  booking: Pick<Booking, 'id' | 'homeId' | 'arrive' | 'depart'>,
  kind: 'checkout' | 'requested' | 'booked',
  guestName: string,
  expiresAt?: Date,
): Claim => ({
  homeId: booking.homeId,
  stay: { arrive: booking.arrive, depart: booking.depart },
  kind,
  bookingId: booking.id,
  label: guestName,
  who: guestName,
  why: holdWords.why(`PL-${20_000 + booking.id}`),
  ...(expiresAt && { expiresAt }),
})

type Beginning = {
  id: number
  move: Move
  until: Date
  holdId: number
  request: BookingRequest
  contract: Contract
  brandId: string | null
}

const insertBooking = async (ctx: WriteCtx, quote: StoredQuote, home: Home, begun: Beginning): Promise<Booking> => {
  const { stay, party, price } = quote.document
  const row = await db(ctx)
    .insertInto('bookings.booking')
    .values({
      id: begun.id,
      home_id: home.id,
      guest_id: begun.request.guestId,
      brand_id: begun.brandId,
      status: begun.move.to,
      arrive: stay.arrive,
      depart: stay.depart,
      check_in_at: instantAt(home.timeZone, stay.arrive, home.checkInTime),
      check_out_at: instantAt(home.timeZone, stay.depart, home.checkOutTime),
      ...party,
      message: begun.request.message || null,
      quote_id: quote.id,
      quote_hash: quote.hash,
      quote_expires_at: quote.expiresAt,
      quote: JSON.stringify(quote.document),
      contract: JSON.stringify(begun.contract),
      currency: price.currency,
      total_minor: price.total,
      hold_id: begun.holdId,
      hold_until: begun.until,
      paying_until: null,
      recognized_on: null,
      cancellation: null,
      retained: null,
      confirmed_at: null,
      ended_at: null,
      created_at: ctx.now,
      changed_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return bookingOf(row)
}

/**
 * Holds a quote's nights for fifteen minutes, or requests them for a day if the home is request-to-book. The quote is
 * booked as is or not at all (R16), and only once: a guest who has already booked it gets `bookingId`. Data read along
 * the way is returned too.
 * @throws Problem 404; 409 booking_declined, quote_expired, nights_taken with `nearest`, promo_used_up,
 * promo_used_before; 422 stay_not_possible
 */
export const bookAndShow = async (
  ctx: WriteCtx,
  request: BookingRequest,
): Promise<{ booking: Booking; known: KnownParts }> => {
  const quote = await quoteOf(ctx, request)
  await assertUnbooked(ctx, request)
  await refuseBanned(ctx, request.guestId, 'guest')
  if (quote.expiresAt <= ctx.now) throw new Problem(409, 'quote_expired', problems.quoteExpired)

  const offer = await acceptOffer(ctx, quote.id)
  const { home, contract } = await bookable(ctx, quote)
  const { instant, stay } = quote.document
  const move = moveOf(instant ? 'hold' : 'ask', 'start', 'guest') as Move
  const until = offer?.keepsUntil ?? (deadlineOf(move, ctx.now) as Date)
  const id = await nextId(ctx)
  const guest = await accountById(ctx, request.guestId)
  const claim = claimOf(
    { id, homeId: home.id, ...stay },
    instant ? 'checkout' : 'requested',
    `${guest?.firstName} ${guest?.lastName}`,
    until,
  )
  const held = await reserve(ctx, claim)
  if (!held) {
    await assertUnbooked(ctx, request)
    throw await nightsTaken(ctx, quote)
  }

  const { promo } = quote.document
  await usePromo(ctx, { code: promo, homeId: home.id, bookingId: id, accountId: request.guestId })
  const booking = await insertBooking(ctx, quote, home, {
    id,
    move,
    until,
    holdId: held.holdId,
    request,
    contract,
    brandId: request.brandId ?? null,
  })
  const canceled = await canceledLike(ctx, booking)
  const named = offer ? await namedByPartner(ctx, offer.id) : null
  await attribute(ctx, { bookingId: id, guestId: request.guestId, named, arrivals: request.arrivals ?? [], canceled })
  const schedule = await beginSchedule(ctx, {
    bookingId: id,
    homeId: home.id,
    accountId: request.guestId,
    timeZone: home.timeZone,
    currency: booking.currency,
    installments: quote.document.schedule,
  })
  const by: By = { kind: 'guest', accountId: request.guestId }
  const noted = await noteOnTimeline(ctx, id, move.name, by, { nights: nightsOf(stay) })
  await announce(ctx, moveEvents[move.event](eventOf(booking, by)))
  // A new booking can't have been paid or signed yet.
  const nothingYet = { payments: [], laterFrom: null, signature: null }
  return { booking, known: { home, ...(guest && { guest }), schedule, timeline: [noted], ...nothingYet } }
}

/** @throws Problem as `bookAndShow` */
export const createBooking = async (ctx: WriteCtx, request: BookingRequest): Promise<Booking> =>
  (await bookAndShow(ctx, request)).booking
