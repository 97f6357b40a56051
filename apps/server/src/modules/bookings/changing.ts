import { dateIn, instantAt, type Party, type Stay } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { releaseHold, reserve } from '#modules/availability'
import { homeById } from '#modules/homes'
import { paidOf, recordRefund, replaceOpen, scheduleOf } from '#modules/payments'
import { hashOf, quoteById, quoteChange, type StoredQuote, scheduleOfChange } from '#modules/pricing'
import type { Booking, By } from './booking.ts'
import { refundNow } from './cancelling.ts'
import { claimOf, nightsTaken } from './create.ts'
import { chargesOf } from './engine/charges.ts'
import { problems } from './messages.ts'
import { db } from './tables.ts'
import { changeBooking, eventOf, lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'
import { stayInWords } from './words.ts'

/** Who changes a booking: its guest, or the team. */
export type Changer = By & { kind: 'guest' | 'staff' }

/** Another stay in the place of a booked one, with its price and what it means in money; amounts in minor units. */
export type StayChange = {
  quote: StoredQuote
  before: number
  after: number
  refund: number
  instalments: ReturnType<typeof scheduleOfChange>['instalments']
  /** Stands for everything shown, so that what is shown is what happens. */
  hash: string
}

type Wish = { stay: Stay; party: Party }

export const needsTeam = (): Problem => new Problem(409, 'change_needs_team', problems.changeNeedsTeam)

const isSame = ({ arrive, depart, party }: Booking, { stay, party: wished }: Wish): boolean =>
  arrive === stay.arrive &&
  depart === stay.depart &&
  (['adults', 'children', 'infants', 'pets'] as const).every((kind) => party[kind] === wished[kind])

/** A guest gets money back for a change only while he could cancel for nothing: else it would be a way around the terms. */
const assertWithinTerms = async (ctx: ReadCtx, booking: Booking, after: number, by: Changer): Promise<void> => {
  if (by.kind === 'staff' || after >= booking.total) return
  const { retained } = await refundNow(ctx, booking, 'guest')
  if (retained > 0) throw needsTeam()
}

const changeOf = async (ctx: ReadCtx, booking: Booking, quote: StoredQuote): Promise<StayChange> => {
  const { paid, refunded, disputed } = await paidOf(ctx, booking.id)
  const open = (await scheduleOf(ctx, booking.id)).filter(({ state }) => state === 'scheduled' || state === 'failed')
  const agreed = {
    before: booking.total,
    paid: paid - refunded - disputed,
    open: open.map(({ dueOn, amount }) => ({ dueOn, amount: amount.amount })),
    moves: booking.arrive !== quote.document.stay.arrive,
  }
  const { refund, instalments } = scheduleOfChange(quote.document, agreed, ctx.now)
  const shown = { quote: quote.hash, before: booking.total, after: quote.document.price.total, refund, instalments }
  return { ...shown, quote, hash: hashOf(shown) }
}

/**
 * What another stay in the place of this one would cost, and what would be paid or come back (R18, R30). The nights are
 * not held meanwhile.
 * @throws Problem 409 change_needs_team; 422 nothing_changes, stay_not_possible with `reasons` and `nearest`
 */
export const previewChange = async (ctx: WriteCtx, booking: Booking, wish: Wish, by: Changer): Promise<StayChange> => {
  if (isSame(booking, wish)) throw new Problem(422, 'nothing_changes', problems.nothingChanges)
  const answer = await quoteChange(ctx, booking.homeId, {
    bookingId: booking.id,
    holdId: booking.holdId ?? 0,
    agreed: await quoteById(ctx, booking.quote.id),
    confirmedAt: booking.confirmedAt ?? ctx.now,
    ...wish,
  })
  if (!('quote' in answer)) throw new Problem(422, 'stay_not_possible', problems.notPossible, answer)
  await assertWithinTerms(ctx, booking, answer.quote.document.price.total, by)
  return changeOf(ctx, booking, answer.quote)
}

const moveNights = async (ctx: WriteCtx, booking: Booking, quote: StoredQuote): Promise<number> => {
  const guest = await accountById(ctx, booking.guestId)
  if (booking.holdId !== null) await releaseHold(ctx, booking.holdId)
  const claim = claimOf({ ...booking, ...quote.document.stay }, 'booked', `${guest?.firstName} ${guest?.lastName}`)
  const held = await reserve(ctx, claim)
  if (!held) throw await nightsTaken(ctx, quote)
  return held.holdId
}

/** What was agreed until now. */
export const keepEarlierTerms = async (
  ctx: WriteCtx,
  booking: Booking,
  { refund, instalments }: Pick<StayChange, 'refund' | 'instalments'>,
  by: Changer,
) => {
  const { id } = await db(ctx)
    .insertInto('bookings.earlier_terms')
    .values({
      booking_id: booking.id,
      replaced_at: ctx.now,
      by_kind: by.kind,
      by_account: by.accountId,
      arrive: booking.arrive,
      depart: booking.depart,
      quote_id: booking.quote.id,
      quote_hash: booking.quote.hash,
      quote: JSON.stringify(booking.quote.document),
      charges: JSON.stringify(booking.charges),
      total_minor: booking.total,
      refund_minor: refund,
      schedule: JSON.stringify(instalments),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const newTerms = async (ctx: ReadCtx, { homeId }: Booking, { id, hash, expiresAt, document }: StoredQuote) => {
  const home = await homeById(ctx, homeId)
  const { stay, party, price } = document
  return {
    ...stay,
    ...party,
    check_in_at: instantAt(home.timeZone, stay.arrive, home.checkInTime),
    check_out_at: instantAt(home.timeZone, stay.depart, home.checkOutTime),
    quote_id: id,
    quote_hash: hash,
    quote_expires_at: expiresAt,
    quote: JSON.stringify(document),
    charges: JSON.stringify(chargesOf(price)),
    total_minor: price.total,
  }
}

export type Changing = { bookingId: number; quoteId: number; quoteHash: string; hash: string }

/** The price of a change of this very booking, as long as it holds. @throws Problem 404, 409 quote_expired */
const changeQuote = async (ctx: ReadCtx, booking: Booking, { quoteId, quoteHash }: Changing): Promise<StoredQuote> => {
  const quote = await quoteById(ctx, quoteId)
  const isForThis = quote.hash === quoteHash && quote.document.change?.bookingId === booking.id
  if (!isForThis || quote.expiresAt <= ctx.now || quote.id === booking.quote.id)
    throw new Problem(409, 'quote_expired', problems.quoteExpired)
  return quote
}

/**
 * Makes another stay of a booked one: its nights, its price and its schedule give way to those that were shown, what is
 * too much goes back, and what was agreed before is kept (R18, R30).
 * @param isOpen whether this person may still change the booking, once it is locked
 * @throws Problem 404; 409 not_allowed_now, quote_expired, terms_changed, change_needs_team, nights_taken with `nearest`
 */
export const changeStay = async (
  ctx: WriteCtx,
  changing: Changing,
  by: Changer,
  isOpen: (booking: Booking) => boolean,
): Promise<Booking> => {
  const booking = await lockBooking(ctx, changing.bookingId)
  if (!isOpen(booking)) throw notAllowedNow(booking.status)
  const quote = await changeQuote(ctx, booking, changing)
  await assertWithinTerms(ctx, booking, quote.document.price.total, by)
  const change = await changeOf(ctx, booking, quote)
  if (change.hash !== changing.hash) throw new Problem(409, 'terms_changed', problems.termsChanged)

  const holdId = await moveNights(ctx, booking, quote)
  const changeId = await keepEarlierTerms(ctx, booking, change, by)
  const changed = await changeBooking(ctx, booking.id, { ...(await newTerms(ctx, booking, quote)), hold_id: holdId })
  await replaceOpen(ctx, {
    bookingId: booking.id,
    homeId: booking.homeId,
    accountId: booking.guestId,
    timeZone: quote.document.place.timeZone,
    currency: booking.currency,
    instalments: change.instalments,
  })
  await recordRefund(ctx, {
    bookingId: booking.id,
    amount: { amount: change.refund, currency: booking.currency },
    why: problems.changed(booking.number),
    told: true,
  })
  const detail = { was: stayInWords(booking), is: stayInWords(changed), refund: change.refund }
  await noteOnTimeline(ctx, booking.id, 'change', by, detail)
  await announce(ctx, 'booking.changed', { ...eventOf(changed, by), changeId })
  return changed
}

/** What of a change is due on the day it is made. */
export const dueAtOnce = ({ quote, instalments }: StayChange, now: Date): number => {
  const today = dateIn(quote.document.place.timeZone, now)
  return instalments.filter(({ dueOn }) => dueOn <= today).reduce((sum, { amount }) => sum + amount, 0)
}
