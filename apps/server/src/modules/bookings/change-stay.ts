import { dateIn, instantAt, type Party, type Stay, timeIn } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { releaseHold, reserve } from '#modules/availability'
import { homeById } from '#modules/homes'
import { paidOf, recordRefund, replaceOpen, scheduleOf } from '#modules/payments'
import {
  hashOf,
  type QuoteDocument,
  quoteById,
  quoteChange,
  quoteMove,
  quoteReturn,
  type StoredQuote,
  scheduleOfChange,
} from '#modules/pricing'
import { repriceEarnings } from './adjust-price.ts'
import type { Booking, By } from './booking.ts'
import { claimOf, nightsTaken } from './create.ts'
import { contractInHome, earlierTermsIn, retainEarlierTerms } from './earlier-terms.ts'
import { sumOf } from './engine/charges.ts'
import { increasesPrice } from './engine/price-increase.ts'
import { bookingChanged } from './events.ts'
import { problems } from './messages.ts'
import { refundNow } from './refund-now.ts'
import { stayText } from './timeline.ts'
import { changeBooking, eventOf, lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'

/** Who changes a booking: its guest, or the team. */
export type Changer = By & { kind: 'guest' | 'staff' }

/** Another stay that replaces a booked one, with its price and its effect on payments; amounts in minor units. */
export type StayChange = {
  quote: StoredQuote
  before: number
  after: number
  refund: number
  installments: ReturnType<typeof scheduleOfChange>['installments']
  /** Whether it asks the guest for more than was agreed, for the same earlier, or for a higher deposit. */
  asksMore: boolean
  /** Whether the guest is in the home: nights can only be added at the end, and all of it is due at once. */
  begun: boolean
  /** Covers everything shown, so that what is shown is what happens. */
  hash: string
}

/** `homeId`: the home it moves to; only the team can move a stay to another one. */
type Request = { homeId: number; stay: Stay; party: Party }

export const needsTeam = (): Problem => new Problem(409, 'change_needs_team', problems.changeNeedsTeam)

const isSame = (
  { homeId, arrive, depart, party }: Booking,
  { homeId: home, stay, party: requested }: Request,
): boolean =>
  homeId === home &&
  arrive === stay.arrive &&
  depart === stay.depart &&
  (['adults', 'children', 'infants', 'pets'] as const).every((kind) => party[kind] === requested[kind])

export const isBegun = ({ status }: Booking): boolean => status === 'checked_in'

/** Once the guest has arrived, their stay can only become longer. @throws Problem 422 only_longer */
export const assertOnlyLonger = (booking: Booking, request: Request): void => {
  const { stay } = request
  const isLonger =
    stay.depart > booking.depart && isSame(booking, { ...request, stay: { ...stay, depart: booking.depart } })
  if (isBegun(booking) && !isLonger) throw new Problem(422, 'only_longer', problems.onlyLonger)
}

/** What the stay costs without taxes, which aren't part of anyone's terms. */
export const untaxed = ({ price }: QuoteDocument): number =>
  price.total - sumOf(price.taxes.map(({ amount }) => amount))

/**
 * A guest is refunded for a change only while they could cancel for free: otherwise it would be a way around the
 * terms.
 */
const assertWithinTerms = async (ctx: ReadCtx, booking: Booking, after: QuoteDocument, by: Changer): Promise<void> => {
  if (by.kind === 'staff' || untaxed(after) >= untaxed(booking.quote.document)) return
  const { retained } = await refundNow(ctx, booking, 'guest')
  if (retained > 0) throw needsTeam()
}

/** What a quote for a booked stay means for payments. */
export const changeOf = async (
  ctx: ReadCtx,
  booking: Booking,
  quote: StoredQuote,
  by: Changer['kind'],
): Promise<StayChange> => {
  const { paid, refunded, disputed } = await paidOf(ctx, booking.id)
  const open = (await scheduleOf(ctx, booking.id)).filter(({ state }) => state === 'scheduled' || state === 'failed')
  const agreed = {
    before: booking.total,
    paid: paid - refunded - disputed,
    open: open.map(({ dueOn, amount }) => ({ dueOn, amount: amount.amount })),
    moves: booking.arrive !== quote.document.stay.arrive,
    begun: isBegun(booking),
    keepsDates: by !== 'guest',
  }
  const { refund, installments } = scheduleOfChange(quote.document, agreed, ctx.now)
  const { begun } = agreed
  const after = quote.document.price.total
  const shown = { quote: quote.hash, before: booking.total, after, refund, installments, begun }
  const holdsMore = quote.document.price.deposit > booking.quote.document.price.deposit
  const asksMore = holdsMore || increasesPrice(agreed.open, installments)
  return { ...shown, quote, asksMore, hash: hashOf(shown) }
}

/**
 * What another stay in place of this one would cost, and what would be charged or refunded (R18, R30). The nights are
 * not held meanwhile.
 * @throws Problem 409 change_needs_team; 422 nothing_changes, only_longer, stay_not_possible with `reasons` and
 * `nearest`
 */
export const previewChange = async (
  ctx: WriteCtx,
  booking: Booking,
  request: Request,
  by: Changer,
): Promise<StayChange> => {
  if (isSame(booking, request)) throw new Problem(422, 'nothing_changes', problems.nothingChanges)
  assertOnlyLonger(booking, request)
  const moves = request.homeId !== booking.homeId
  if (moves && by.kind === 'guest') throw needsTeam()
  const change = {
    bookingId: booking.id,
    holdId: booking.holdId ?? 0,
    agreed: await quoteById(ctx, booking.quote.id),
    confirmedAt: booking.confirmedAt ?? ctx.now,
    begun: isBegun(booking),
    ...request,
  }
  const earlier = moves ? await earlierTermsIn(ctx, booking.id, request.homeId) : undefined
  const answer = earlier
    ? await quoteReturn(ctx, await quoteById(ctx, earlier.quoteId), change)
    : await (moves ? quoteMove : quoteChange)(ctx, request.homeId, change)
  if (!('quote' in answer)) throw new Problem(422, 'stay_not_possible', problems.notPossible, answer)
  await assertWithinTerms(ctx, booking, answer.quote.document, by)
  return changeOf(ctx, booking, answer.quote, by.kind)
}

const moveNights = async (ctx: WriteCtx, booking: Booking, quote: StoredQuote): Promise<number> => {
  const guest = await accountById(ctx, booking.guestId)
  if (booking.holdId !== null) await releaseHold(ctx, booking.holdId)
  const claim = claimOf(
    { ...booking, homeId: quote.homeId, ...quote.document.stay },
    'booked',
    `${guest?.firstName} ${guest?.lastName}`,
  )
  const held = await reserve(ctx, claim)
  // A guest already in the home doesn't want another home or another week.
  if (!held && isBegun(booking)) throw new Problem(409, 'nights_taken', problems.nightsTaken, { nearest: [] })
  if (!held) throw await nightsTaken(ctx, quote)
  return held.holdId
}

export const newTerms = (booking: Booking, { id, hash, expiresAt, document }: StoredQuote) => {
  const { stay, party, price, place } = document
  const { timeZone, checkInTime } = place
  const comesAt = isBegun(booking) ? booking.checkInAt : instantAt(timeZone, stay.arrive, checkInTime)
  return {
    ...stay,
    ...party,
    check_in_at: comesAt,
    // The agreed hours remain, whatever the home's hours are now.
    check_out_at: instantAt(timeZone, stay.depart, timeIn(timeZone, booking.checkOutAt)),
    quote_id: id,
    quote_hash: hash,
    quote_expires_at: expiresAt,
    quote: JSON.stringify(document),
    total_minor: price.total,
  }
}

/**
 * Another home has its own contract with its owner and its own check-out time; a home the stay returns to has those
 * from before.
 */
const movedTerms = async (ctx: ReadCtx, booking: Booking, { homeId, document }: StoredQuote) => {
  const { timeZone, checkOutTime } = await homeById(ctx, homeId)
  const earlier = await earlierTermsIn(ctx, booking.id, homeId)
  const contract = await contractInHome(ctx, booking, { homeId, document })
  if (!contract) throw new Problem(422, 'stay_not_possible', problems.notBookable, notBookable)
  const agreedTime = earlier?.checkOutAt ? timeIn(timeZone, earlier.checkOutAt) : checkOutTime
  return {
    home_id: homeId,
    contract: JSON.stringify({ ...contract, refundSplits: booking.contract.refundSplits }),
    check_out_at: instantAt(timeZone, document.stay.depart, agreedTime),
  }
}

const notBookable = { reasons: [{ code: 'not_bookable' }], nearest: [] }

/** A stay as the timeline describes it; with its home if that differs between before and after. */
const namedStay = async (ctx: ReadCtx, homeId: number, stay: Parameters<typeof stayText>[0], withHome: boolean) =>
  withHome ? said('stay.in_home', { home: (await homeById(ctx, homeId)).name, stay: stayText(stay) }) : stayText(stay)

const shortestReason = 10

/** Moving a stay affects two owners and its guest; all of them can read why. @throws Problem 422 reason_needed */
const assertReason = (booking: Booking, { homeId }: StoredQuote, reason: string): void => {
  if (homeId !== booking.homeId && reason.trim().length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.moveReason)
}

export type Changing = { bookingId: number; quoteId: number; quoteHash: string; hash: string; reason: string }

/**
 * The price of a change to this very booking, while it is valid. @throws Problem 404, 409 quote_expired, 422
 * reason_needed
 */
export const changeQuote = async (
  ctx: ReadCtx,
  booking: Booking,
  { quoteId, quoteHash, reason }: Changing,
): Promise<StoredQuote> => {
  const quote = await quoteById(ctx, quoteId)
  const isForThis = quote.hash === quoteHash && quote.document.change?.bookingId === booking.id
  if (!isForThis || quote.expiresAt <= ctx.now || quote.id === booking.quote.id)
    throw new Problem(409, 'quote_expired', problems.quoteExpired)
  assertReason(booking, quote, reason)
  return quote
}

/**
 * Replaces a booked stay with another: its nights, price, and schedule give way to those that were shown, any excess is
 * refunded, and the earlier terms are stored (R18, R30). What has already been earned is earned at the new price. If
 * someone other than the guest asks for more, it is rejected and must be proposed (`change-requests.ts`).
 * @param isOpen whether this person may still change the booking, once it is locked
 * @throws Problem 404; 409 not_allowed_now, quote_expired, terms_changed, change_needs_team, guest_must_approve,
 * nights_taken with
 *   `nearest`; 422 only_longer, reason_needed
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
  assertOnlyLonger(booking, quote.document)
  await assertWithinTerms(ctx, booking, quote.document, by)
  const change = await changeOf(ctx, booking, quote, by.kind)
  if (change.hash !== changing.hash) throw new Problem(409, 'terms_changed', problems.termsChanged)
  if (needsApproval(change, by)) throw new Problem(409, 'guest_must_approve', problems.guestMustApprove)
  return replaceTerms(ctx, booking, change, { by, reason: changing.reason })
}

/** Only the guest can agree to pay more, to pay earlier, or to a higher deposit. */
export const needsApproval = ({ asksMore }: Pick<StayChange, 'asksMore'>, by: Changer): boolean =>
  asksMore && by.kind !== 'guest'

/** Replaces the agreed terms with those that were shown. The booking must be locked. */
export const replaceTerms = async (
  ctx: WriteCtx,
  booking: Booking,
  change: StayChange,
  { by, reason }: { by: Changer; reason: string },
): Promise<Booking> => {
  const { quote } = change
  const moves = quote.homeId !== booking.homeId
  const moved = moves ? await movedTerms(ctx, booking, quote) : {}
  const holdId = await moveNights(ctx, booking, quote)
  const changeId = await retainEarlierTerms(ctx, booking, change, by, reason)
  const renewed = await changeBooking(ctx, booking, { ...newTerms(booking, quote), ...moved, hold_id: holdId })
  const changed = await repriceEarnings(ctx, booking, renewed, { changeId, refund: change.refund })
  await replaceOpen(ctx, {
    bookingId: booking.id,
    homeId: quote.homeId,
    accountId: booking.guestId,
    timeZone: quote.document.place.timeZone,
    currency: booking.currency,
    installments: change.installments,
  })
  await recordRefund(ctx, {
    bookingId: booking.id,
    amount: { amount: change.refund, currency: booking.currency },
    why: said('refund.changed', { number: booking.number }),
    notified: true,
  })
  const detail = {
    was: await namedStay(ctx, booking.homeId, booking, moves),
    is: await namedStay(ctx, changed.homeId, changed, moves),
    refund: change.refund,
    ...(moves && { reason, fromHome: booking.homeId }),
  }
  await noteOnTimeline(ctx, booking.id, 'change', by, detail)
  await announce(ctx, bookingChanged({ ...eventOf(changed, by), changeId }))
  return changed
}

/** What is due on the day a change is made. */
export const dueAtOnce = ({ quote, installments }: StayChange, now: Date): number => {
  const today = dateIn(quote.document.place.timeZone, now)
  return installments.filter(({ dueOn }) => dueOn <= today).reduce((sum, { amount }) => sum + amount, 0)
}
