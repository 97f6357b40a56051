import {
  apiBase,
  type BookingCard,
  type BookingData as BookingView,
  type Money,
  nightsOf,
  type PaymentRequest,
} from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { phoneView } from '#kernel/phone'
import { type BookingPayment, type Installment, netPaidOf, paymentView } from '#modules/payments'
import { quoteView } from '#modules/pricing'
import { dueNowOf, payableOf } from './amounts-due.ts'
import { bankTerms } from './bank-payments.ts'
import { agreedHours, type Booking, type TimelineEntry } from './booking.ts'
import type { BookingParts, CardParts } from './booking-parts.ts'
import { isUnpaid, nightsHeldUntil, statusAt } from './lifecycle.ts'
import type { PaymentRequestRow } from './payment-requests.ts'
import {
  allowedActions,
  type BookingRole,
  canChangeCard,
  seesAddress,
  seesGuestContact,
  seesPayments,
} from './policy.ts'
import { isInternal, moverForStaff, moverText, timelineText } from './timeline.ts'

const moneyOf = (booking: Booking, amount: number): Money => ({ amount, currency: booking.currency })

/** A booking's events, row by row; with `movers`, names as staff see them. */
export const timelineView = (
  rows: readonly TimelineEntry[],
  booking: Booking,
  movers: ReadonlyMap<number, string> | null = null,
): BookingView['timeline'] =>
  rows
    .filter((row) => movers || !isInternal(row))
    .map((row) => ({
      at: row.at.toISOString(),
      what: row.what,
      text: timelineText(row, booking),
      by: movers ? moverForStaff(row, movers) : moverText(row),
    }))

const scheduleView = ({ booking, schedule, now }: Pick<BookingParts, 'booking' | 'schedule' | 'now'>) => {
  const due = new Set(dueNowOf(statusAt(booking, now), schedule, now))
  const stateOf = (part: Installment): BookingView['schedule'][number]['state'] => {
    if (part.pending) return 'pending'
    return part.state === 'scheduled' && due.has(part) ? 'due' : part.state
  }
  return schedule.map((part) => ({
    dueOn: part.dueOn,
    amount: part.amount,
    atBooking: part.atBooking,
    state: stateOf(part),
    paidAt: part.paidAt?.toISOString() ?? null,
    graceUntil: part.payUntil !== null && part.payUntil > now ? part.payUntil.toISOString() : null,
  }))
}

const dueNow = (booking: Booking, schedule: readonly Installment[], now: Date): number =>
  payableOf(dueNowOf(statusAt(booking, now), schedule, now)).reduce((sum, part) => sum + part.amount.amount, 0)

type Case = {
  booking: Booking
  home: { requestTo: 'owner' | 'staff' } | undefined
  roles: readonly BookingRole[]
  now: Date
}

const actionsOf = ({ booking, home, roles: bookingRoles, now }: Case, due: number) =>
  allowedActions({ ...booking, requestTo: home?.requestTo ?? 'staff', dueNow: due }, bookingRoles, now)

const holdUntil = (booking: Booking): string | null =>
  isUnpaid(booking.status) ? (nightsHeldUntil(booking)?.toISOString() ?? null) : null

const homeView = ({ booking, home, pictures, roles: bookingRoles }: BookingParts): BookingView['home'] => ({
  id: home.id,
  slug: home.slug,
  name: home.name,
  town: home.townName,
  ...agreedHours(booking),
  ...pictures,
  address: seesAddress(booking.status, bookingRoles) ? home.address : null,
  instant: home.instant,
})

const guestView = ({ booking, guest, roles: bookingRoles }: BookingParts): BookingView['guest'] => {
  if (!guest) return null
  const { id, firstName, lastName, email, phone, phoneState } = guest
  return seesGuestContact(booking.status, bookingRoles)
    ? { id, firstName, lastName, email, ...phoneView(phone, phoneState) }
    : { id, firstName, lastName, email: '', ...phoneView(null, 'certain') }
}

/** A friend's card is private: only the team sees its last digits. */
const paymentFor = (roles: readonly BookingRole[], payment: BookingPayment) => {
  const shown = paymentView(payment)
  return shown.byFriend && !roles.includes('staff') ? { ...shown, method: said('payment.by_friend') } : shown
}

const documentsOf = ({ booking, agreement }: BookingParts): BookingView['documents'] =>
  agreement.signedAt
    ? [
        {
          name: said('document.agreement_signed'),
          href: `${apiBase}/bookings/${booking.id}/agreement`,
          at: agreement.signedAt.toISOString(),
        },
      ]
    : []

/** Pending bank payments; which account they come from stays between the guest and the operator. */
const onItsWayOf = ({ booking, payments, roles: bookingRoles }: BookingParts): BookingView['onItsWay'] => {
  const payment = payments.findLast(({ state }) => state === 'pending')
  if (!payment?.answerBy) return null
  const { id: paymentId, amount, answerBy } = payment
  const method = seesPayments(bookingRoles) ? payment.method : ''
  return { amount: moneyOf(booking, amount.amount), method, paymentId, until: answerBy.toISOString() }
}

/** Until when a card can replace money that a bank returned. */
const cardByOf = ({ booking, payments, schedule, now }: BookingParts): string | null => {
  const graces = isUnpaid(statusAt(booking, now))
    ? payments.slice(-1)
    : schedule.filter(({ state, pending }) => state === 'scheduled' && !pending)
  const grace = graces.find(({ graceUntil }) => graceUntil !== null && graceUntil > now)?.graceUntil
  return grace?.toISOString() ?? null
}

const byBankOf = ({ booking, payments, now }: BookingParts, due: number): BookingView['byBank'] => {
  const terms = due > 0 ? bankTerms(booking, payments, now) : null
  return terms && { ...terms, until: terms.until.toISOString() }
}

/** A booking for a person with these roles; what isn't for them is left out. */
export const bookingView = (parts: BookingParts): BookingView => {
  const { booking, payments, schedule, agreement, now } = parts
  const quote = quoteView({ ...booking.quote, createdAt: booking.createdAt })
  const captured = payments.filter((payment) => payment.state === 'succeeded')
  const sum = (of: (payment: (typeof captured)[number]) => number) =>
    moneyOf(
      booking,
      captured.reduce((total, payment) => total + of(payment), 0),
    )
  const due = dueNow(booking, schedule, now)
  return {
    id: booking.id,
    number: booking.number,
    status: statusAt(booking, now),
    holdUntil: holdUntil(booking),
    home: homeView(parts),
    guest: guestView(parts),
    arrive: booking.arrive,
    depart: booking.depart,
    nights: nightsOf(booking),
    party: booking.party,
    quote: { id: quote.id, hash: quote.hash, expiresAt: quote.expiresAt },
    lines: quote.lines,
    headline: quote.headline,
    taxes: quote.taxes,
    total: quote.total,
    deposit: quote.deposit,
    waiver: quote.waiver,
    schedule: scheduleView(parts),
    paid: sum((payment) => payment.amount.amount),
    refunded: sum((payment) => payment.refunded),
    netPaid: moneyOf(booking, netPaidOf(payments)),
    dueNow: moneyOf(booking, due),
    onItsWay: onItsWayOf(parts),
    cardBy: cardByOf(parts),
    byBank: byBankOf(parts, due),
    laterFrom: seesPayments(parts.roles) ? parts.laterFrom : null,
    cancellation: quote.cancellation,
    policyName: quote.policyName,
    resale: parts.resale,
    agreement: { ...agreement, signedAt: agreement.signedAt?.toISOString() ?? null },
    payments: seesPayments(parts.roles) ? payments.map((payment) => paymentFor(parts.roles, payment)) : [],
    documents: documentsOf(parts),
    timeline: timelineView(parts.timeline, booking, parts.movers),
    allowedActions: [
      ...actionsOf(parts, due),
      ...(canChangeCard(statusAt(booking, now), schedule, parts.roles) ? (['change_card'] as const) : []),
    ],
    createdAt: booking.createdAt.toISOString(),
  }
}

/** A booking in a list. */
export const cardView = (parts: CardParts): BookingCard => {
  const { booking, home, pictures, guest, schedule, paid, now } = parts
  const due = dueNow(booking, schedule, now)
  const pending = schedule.reduce((sum, part) => (part.pending ? sum + part.amount.amount : sum), 0)
  return {
    id: booking.id,
    number: booking.number,
    status: statusAt(booking, now),
    arrive: booking.arrive,
    depart: booking.depart,
    nights: nightsOf(booking),
    total: moneyOf(booking, booking.total),
    paid: moneyOf(booking, paid),
    dueNow: moneyOf(booking, due),
    onItsWay: pending > 0 ? moneyOf(booking, pending) : null,
    allowedActions: actionsOf(parts, due),
    holdUntil: holdUntil(booking),
    home: {
      id: booking.homeId,
      slug: home?.slug ?? '',
      name: home?.name ?? '',
      town: home?.townName ?? '',
      ...pictures,
    },
    guestName: guest ? `${guest.firstName} ${guest.lastName}` : '',
    guests: booking.party.adults + booking.party.children + booking.party.infants,
  }
}

export const requestView = (row: PaymentRequestRow): PaymentRequest => ({
  id: row.id,
  hash: row.hash,
  bookingId: row.booking_id,
  amount: { amount: row.amount_minor, currency: row.currency },
  reason: row.reason,
  state: row.state,
  requestedAt: row.asked_at.toISOString(),
  orderId: row.order_id,
})
