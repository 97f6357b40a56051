import { nextPayment } from './payment-messages.ts'
import type { Writers } from './words.ts'

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
  if (refund) return `${refund} goes back the way it came, usually within five working days.`
  return dueNow ? `${dueNow} is due now; you can pay it on the page of your stay.` : nextPayment(next)
}

/** What becomes of money when the nights are open again. */
const whatComesBack = (returned: boolean, onItsWay: boolean): string => {
  if (onItsWay) return 'Your bank has not answered in time; what it still sends goes straight back.'
  return returned ? 'What was paid goes back to those who paid it.' : 'Nothing was charged.'
}

const whoToGuest = { guest: 'you', owner: 'the owner', staff: 'we' } as const

/** What becomes of a booking, to its guest. */
export const bookingWriters: Writers<BookingKind> = {
  held: (stay, { until, dueNow }) => ({
    subject: `${stay.home}: your nights are held until ${until}`,
    brief: `Read and sign the agreement and pay ${dueNow} until ${until}.`,
    heading: `${stay.home} is yours until ${until}`,
    paragraphs: [
      `Dear ${stay.firstName}, we hold ${stay.nights} for you. Two things are left: read and sign the agreement, and pay ${dueNow}.`,
      'After that time the nights are open to everyone again. Nothing is charged until you pay.',
    ],
    action: 'Finish the booking',
  }),
  requested: (stay, { until }) => ({
    subject: `${stay.home}: your request is on its way`,
    brief: `The house answers in person. You hear from us by ${until}.`,
    heading: 'We have asked for you',
    paragraphs: [
      `Dear ${stay.firstName}, this house answers each request in person. You hear from us by ${until}, and until then nobody else can take the nights.`,
      'Nothing is charged now.',
    ],
    action: 'See the request',
  }),
  accepted: (stay, { until, dueNow }) => ({
    subject: `${stay.home}: yes, you are welcome`,
    brief: `Sign and pay ${dueNow} until ${until}, and the stay is yours.`,
    heading: `${stay.home} says yes`,
    paragraphs: [
      `Dear ${stay.firstName}, your nights are kept until ${until}. Read and sign the agreement and pay ${dueNow}, and the stay is yours.`,
    ],
    action: 'Sign and pay',
  }),
  declined: (stay, { note }) => ({
    subject: `${stay.home}: not this time`,
    brief: note ? `They wrote: “${note}” Nothing was charged.` : 'The answer is no this time. Nothing was charged.',
    heading: 'These nights cannot be had',
    paragraphs: [
      `Dear ${stay.firstName}, the answer for ${stay.home} is no this time. Nothing was charged.`,
      ...(note ? [`They wrote: “${note}”`] : []),
    ],
    action: 'See the request',
  }),
  confirmed: (stay, { address, next }) => ({
    subject: `${stay.home} is yours, ${stay.arrive}`,
    brief: `${stay.nights}, from ${stay.arriveTime} on ${stay.arrive}. ${nextPayment(next)}`,
    heading: `${stay.home} is yours`,
    paragraphs: [
      `Dear ${stay.firstName}, your booking ${stay.number} is confirmed. Come from ${stay.arriveTime} on ${stay.arrive}; all times are at the house.`,
      nextPayment(next),
    ],
    facts: [{ label: 'Address', value: address }],
    action: 'See your stay',
  }),
  canceled: (stay, { by, refund, kept, rule }) => ({
    subject: `${stay.home}: your booking is canceled`,
    brief: refund ? `${refund} goes back to you. ${rule}` : `Nothing comes back under the terms. ${rule}`,
    heading: 'Your booking is canceled',
    paragraphs: [
      `Dear ${stay.firstName}, ${whoToGuest[by]} canceled booking ${stay.number}. ${rule}`,
      refund
        ? `${refund} goes back the way it came, usually within five working days.`
        : 'Nothing comes back under the terms of the booking.',
    ],
    facts: kept ? [{ label: 'Kept under the terms', value: kept }] : [],
    action: 'See the booking',
  }),
  missed: (stay, { refund, kept }) => ({
    subject: `${stay.home}: we noted that nobody came`,
    brief: refund ? `${refund} goes back to you.` : 'Nothing comes back under the terms.',
    heading: 'We missed you',
    paragraphs: [
      `Dear ${stay.firstName}, you were expected at ${stay.home} on ${stay.arrive}, and nobody came. Booking ${stay.number} is ended, and the nights that are left are open to everyone again.`,
      refund
        ? `${refund} goes back the way it came, usually within five working days.`
        : 'Nothing comes back under the terms of the booking.',
      'If you are there or on your way, write to us or call at once.',
    ],
    facts: kept ? [{ label: 'Kept under the terms', value: kept }] : [],
    action: 'See the booking',
  }),
  changed: (stay, { was, refund, dueNow, next }) => ({
    subject: `${stay.home}: your stay is changed`,
    brief: `${stay.arrive} to ${stay.depart}, ${stay.party}. ${afterChange(refund, dueNow, next)}`,
    heading: 'Your stay is changed',
    paragraphs: [
      `Dear ${stay.firstName}, booking ${stay.number} is now for ${stay.arrive} to ${stay.depart}, ${stay.party}. It was ${was}.`,
      afterChange(refund, dueNow, next),
    ],
    action: 'See your stay',
  }),
  expired: (stay, { asked, returned, onItsWay }) => ({
    subject: `${stay.home}: your nights are open again`,
    brief: onItsWay
      ? 'What your bank still sends goes straight back.'
      : returned
        ? 'What was paid goes back.'
        : 'Nothing was charged.',
    heading: asked ? 'Nobody answered in time' : 'The time for these nights is over',
    paragraphs: [
      asked
        ? `Dear ${stay.firstName}, ${stay.home} did not answer your request in time. We are sorry. Nothing was charged.`
        : `Dear ${stay.firstName}, the nights in ${stay.home} are open to everyone again. ${whatComesBack(returned, onItsWay)} If they are still free you can book them anew.`,
    ],
    action: 'See the booking',
  }),
}
