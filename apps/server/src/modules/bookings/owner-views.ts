import { type BookingCard, type Money, nightsOf, type OwnerBookingData } from '@porchlight/contract'
import type { BookingParts, CardParts } from './booking-parts.ts'
import type { OwnerMoney } from './owner-money.ts'
import { bookingView, cardView } from './views.ts'

/** A booking as the owner of its home sees it, with their share of the money line by line. */
export const forOwner = (parts: BookingParts, money: OwnerMoney): OwnerBookingData => {
  const { booking, home, guest } = parts
  const shown = bookingView(parts)
  const moneyOf = (amount: number): Money => ({ amount, currency: booking.currency })
  return {
    id: booking.id,
    number: booking.number,
    status: shown.status,
    home: { id: home.id, slug: home.slug, name: home.name, town: home.townName, timeZone: home.timeZone },
    guestName: guest ? `${guest.firstName} ${guest.lastName}` : '',
    message: booking.message,
    arrive: booking.arrive,
    depart: booking.depart,
    nights: nightsOf(booking),
    party: booking.party,
    guestTotal: shown.total,
    guestPaid: shown.netPaid,
    guestRefunded: shown.refunded,
    onItsWay: shown.onItsWay?.amount ?? null,
    money: {
      lines: money.lines.map((line) => ({ ...line, amount: moneyOf(line.amount) })),
      yours: moneyOf(money.yours),
      recognizedOn: money.recognizedOn,
    },
    answerBy: shown.status === 'requested' ? shown.holdUntil : null,
    timeline: shown.timeline,
    allowedActions: shown.allowedActions,
    createdAt: shown.createdAt,
  }
}

export const ownerCardView = (parts: CardParts, money: OwnerMoney | undefined): BookingCard & { yours: Money } => ({
  ...cardView(parts),
  yours: { amount: money?.yours ?? 0, currency: parts.booking.currency },
})
