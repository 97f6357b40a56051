import type { MessageWriters } from './message-types.ts'
import { nextPayment } from './payment-messages.ts'

type BookingKind =
  | 'held'
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'confirmed'
  | 'canceled'
  | 'missed'
  | 'changed'
  | 'expired'

const afterChange = (
  refund: string | null,
  dueNow: string | null,
  next: { on: string; amount: string } | null,
): string => {
  if (refund)
    return `We’re refunding ${refund} to the original payment method. It usually arrives within five business days.`
  return dueNow ? `${dueNow} is due now. Pay it on your booking page.` : nextPayment(next)
}

/** What happens to the money when the nights reopen. */
const refundAfterExpiry = (returned: boolean, onItsWay: boolean): string => {
  if (onItsWay) return 'Your bank didn’t respond in time. If the payment still arrives, we’ll refund it right away.'
  return returned ? 'Everything paid is being refunded to the people who paid it.' : 'Nothing was charged.'
}

const canceledBy = { guest: 'you', owner: 'the owner', staff: 'we' } as const

/** Emails to the guest about the status of a booking. */
export const bookingWriters: MessageWriters<BookingKind> = {
  held: (stay, { until, dueNow }) => ({
    subject: `${stay.home}: we’re holding your nights until ${until}`,
    brief: `Sign the agreement and pay ${dueNow} by ${until}.`,
    heading: `${stay.home} is on hold for you until ${until}`,
    paragraphs: [
      `Hi ${stay.firstName}, we’re holding ${stay.nights} for you. Two steps are left: sign the agreement and pay ${dueNow}.`,
      'After that, the nights open up to other guests. Nothing is charged until you pay.',
    ],
    action: 'Complete your booking',
  }),
  requested: (stay, { until }) => ({
    subject: `${stay.home}: we’ve received your request`,
    brief: `You’ll hear back by ${until}. Nothing is charged now.`,
    heading: 'Your request has been sent',
    paragraphs: [
      `Hi ${stay.firstName}, every request for this home is reviewed in person. You’ll hear back by ${until}. Until then, nobody else can book these nights.`,
      'Nothing is charged now.',
    ],
    action: 'View your request',
  }),
  accepted: (stay, { until, dueNow }) => ({
    subject: `${stay.home}: your request was accepted`,
    brief: `Sign the agreement and pay ${dueNow} by ${until} to confirm your stay.`,
    heading: 'Your request was accepted',
    paragraphs: [
      `Hi ${stay.firstName}, we’re holding your nights until ${until}. Sign the agreement and pay ${dueNow} to confirm your stay.`,
    ],
    action: 'Sign and pay',
  }),
  declined: (stay, { note }) => ({
    subject: `${stay.home}: your request was declined`,
    brief: note ? `Their note: “${note}” Nothing was charged.` : 'We can’t host these dates. Nothing was charged.',
    heading: 'Your request was declined',
    paragraphs: [
      `Hi ${stay.firstName}, we’re sorry: ${stay.home} can’t host these dates. Nothing was charged.`,
      ...(note ? [`Their note: “${note}”`] : []),
    ],
    action: 'View your request',
  }),
  confirmed: (stay, { address, next }) => ({
    subject: `${stay.home} is booked: ${stay.arrive}`,
    brief: `${stay.nights}. Check-in is at ${stay.arriveTime} on ${stay.arrive}. ${nextPayment(next)}`,
    heading: `Your stay at ${stay.home} is confirmed`,
    paragraphs: [
      `Hi ${stay.firstName}, booking ${stay.number} is confirmed. Check-in is at ${stay.arriveTime} on ${stay.arrive}, local time.`,
      nextPayment(next),
    ],
    facts: [{ label: 'Address', value: address }],
    action: 'View your stay',
  }),
  canceled: (stay, { by, refund, kept, rule }) => ({
    subject: `${stay.home}: your booking was canceled`,
    brief: refund ? `Your refund is ${refund}. ${rule}` : `No refund is due under the cancellation policy. ${rule}`,
    heading: 'Your booking was canceled',
    paragraphs: [
      `Hi ${stay.firstName}, ${canceledBy[by]} canceled booking ${stay.number}. ${rule}`,
      refund
        ? `We’re refunding ${refund} to the original payment method. It usually arrives within five business days.`
        : 'No refund is due under the cancellation policy.',
    ],
    facts: kept ? [{ label: 'Retained under the policy', value: kept }] : [],
    action: 'View the booking',
  }),
  missed: (stay, { refund, kept }) => ({
    subject: `${stay.home}: your booking is marked as a no-show`,
    brief: refund ? `Your refund is ${refund}.` : 'No refund is due under the cancellation policy.',
    heading: 'We missed you',
    paragraphs: [
      `Hi ${stay.firstName}, we expected you at ${stay.home} on ${stay.arrive}, but nobody checked in. Booking ${stay.number} has ended and the remaining nights are open to other guests.`,
      refund
        ? `We’re refunding ${refund} to the original payment method. It usually arrives within five business days.`
        : 'No refund is due under the cancellation policy.',
      'If you’re there or on your way, message or call us right away.',
    ],
    facts: kept ? [{ label: 'Retained under the policy', value: kept }] : [],
    action: 'View the booking',
  }),
  changed: (stay, { was, refund, dueNow, next }) => ({
    subject: `${stay.home}: your booking was changed`,
    brief: `${stay.arrive} to ${stay.depart}, ${stay.party}. ${afterChange(refund, dueNow, next)}`,
    heading: 'Your booking was changed',
    paragraphs: [
      `Hi ${stay.firstName}, booking ${stay.number} is now ${stay.arrive} to ${stay.depart}, ${stay.party}. Before the change: ${was}.`,
      afterChange(refund, dueNow, next),
    ],
    action: 'View your stay',
  }),
  expired: (stay, { asked, returned, onItsWay }) => ({
    subject: `${stay.home}: your hold has expired`,
    brief: onItsWay
      ? 'If your bank still sends the payment, we’ll refund it right away.'
      : returned
        ? 'Everything paid is being refunded.'
        : 'Nothing was charged.',
    heading: asked ? 'Your request expired' : 'Your hold has expired',
    paragraphs: [
      asked
        ? `Hi ${stay.firstName}, we’re sorry: your request for ${stay.home} wasn’t answered in time. Nothing was charged.`
        : `Hi ${stay.firstName}, the nights at ${stay.home} are open to other guests again. ${refundAfterExpiry(returned, onItsWay)} If they’re still available, you can book them again.`,
    ],
    action: 'View the booking',
  }),
}
