import type { Letter } from './letter.ts'

/** A stay in words, ready to be put into a letter; amounts and dates already written out. */
export type StayWords = {
  number: string
  home: string
  town: string
  guest: string
  firstName: string
  arrive: string
  arriveTime: string
  depart: string
  departTime: string
  nights: string
  party: string
  total: string
  paid: string
  /** The booking's page of the reader. */
  href: string
}

/** What happened, with the figures that belong to it. */
export type Occasion =
  | { kind: 'held'; until: string; dueNow: string }
  | { kind: 'requested'; until: string }
  | { kind: 'accepted'; until: string; dueNow: string }
  | { kind: 'declined'; note: string }
  | { kind: 'confirmed'; address: string; next: { on: string; amount: string } | null }
  | { kind: 'paid'; amount: string; next: { on: string; amount: string } | null }
  | { kind: 'payment_failed'; amount: string }
  | { kind: 'cancelled'; by: 'guest' | 'owner' | 'staff'; refund: string | null; kept: string | null; rule: string }
  | { kind: 'resold'; amount: string }
  | { kind: 'expired'; asked: boolean }
  | { kind: 'owner_requested'; until: string; yours: string; message: string | null }
  | { kind: 'owner_confirmed'; yours: string | null; contact: string }
  | { kind: 'owner_cancelled'; by: 'guest' | 'owner' | 'staff'; yours: string | null }

export type OccasionKind = Occasion['kind']

type Words = Pick<Letter, 'subject' | 'heading' | 'paragraphs'> & { action: string | null; facts?: Letter['facts'] }
type Writer<Kind extends OccasionKind> = (stay: StayWords, what: Extract<Occasion, { kind: Kind }>) => Words

const nextPayment = (next: { on: string; amount: string } | null): string =>
  next
    ? `The next payment, ${next.amount}, is taken from the same card on ${next.on}. We write to you before.`
    : 'Nothing more is due.'

const whoToGuest = { guest: 'you', owner: 'the owner', staff: 'we' } as const
const whoToOwner = { guest: 'the guest', owner: 'you', staff: 'we' } as const

/** Every word of our mails, by occasion. */
export const writers: { [Kind in OccasionKind]: Writer<Kind> } = {
  held: (stay, { until, dueNow }) => ({
    subject: `${stay.home}: your nights are held until ${until}`,
    heading: `${stay.home} is yours until ${until}`,
    paragraphs: [
      `Dear ${stay.firstName}, we hold ${stay.nights} for you. Two things are left: read and sign the agreement, and pay ${dueNow}.`,
      'After that time the nights are open to everyone again. Nothing is charged until you pay.',
    ],
    action: 'Finish the booking',
  }),
  requested: (stay, { until }) => ({
    subject: `${stay.home}: your request is on its way`,
    heading: 'We have asked for you',
    paragraphs: [
      `Dear ${stay.firstName}, this house answers each request in person. You hear from us by ${until}, and until then nobody else can take the nights.`,
      'Nothing is charged now.',
    ],
    action: 'See the request',
  }),
  accepted: (stay, { until, dueNow }) => ({
    subject: `${stay.home}: yes, you are welcome`,
    heading: `${stay.home} says yes`,
    paragraphs: [
      `Dear ${stay.firstName}, your nights are kept until ${until}. Read and sign the agreement and pay ${dueNow}, and the stay is yours.`,
    ],
    action: 'Sign and pay',
  }),
  declined: (stay, { note }) => ({
    subject: `${stay.home}: not this time`,
    heading: 'These nights cannot be had',
    paragraphs: [
      `Dear ${stay.firstName}, the answer for ${stay.home} is no this time. Nothing was charged.`,
      ...(note ? [`They wrote: “${note}”`] : []),
    ],
    action: 'See the request',
  }),
  confirmed: (stay, { address, next }) => ({
    subject: `${stay.home} is yours, ${stay.arrive}`,
    heading: `${stay.home} is yours`,
    paragraphs: [
      `Dear ${stay.firstName}, your booking ${stay.number} is confirmed. Come from ${stay.arriveTime} on ${stay.arrive}; all times are at the house.`,
      nextPayment(next),
    ],
    facts: [{ label: 'Address', value: address }],
    action: 'See your stay',
  }),
  paid: (stay, { amount, next }) => ({
    subject: `${stay.home}: ${amount} received`,
    heading: `We received ${amount}`,
    paragraphs: [`Dear ${stay.firstName}, thank you. ${nextPayment(next)}`],
    action: 'See your payments',
  }),
  payment_failed: (stay, { amount }) => ({
    subject: `${stay.home}: ${amount} could not be taken`,
    heading: 'A payment did not go through',
    paragraphs: [
      `Dear ${stay.firstName}, your bank did not release ${amount} for ${stay.home}. Nothing was charged.`,
      'The usual reason is a limit on the card. Call the number on its back, or pay with another card.',
    ],
    action: 'Pay now',
  }),
  cancelled: (stay, { by, refund, kept, rule }) => ({
    subject: `${stay.home}: your booking is cancelled`,
    heading: 'Your booking is cancelled',
    paragraphs: [
      `Dear ${stay.firstName}, ${whoToGuest[by]} cancelled booking ${stay.number}. ${rule}`,
      refund
        ? `${refund} goes back to the card it came from, usually within five working days.`
        : 'Nothing comes back under the terms of the booking.',
    ],
    facts: kept ? [{ label: 'Kept under the terms', value: kept }] : [],
    action: 'See the booking',
  }),
  resold: (stay, { amount }) => ({
    subject: `${stay.home}: ${amount} comes back to you`,
    heading: 'Your nights were let again',
    paragraphs: [
      `Dear ${stay.firstName}, somebody else has taken the nights of your cancelled booking ${stay.number} and paid for them. ${amount} goes back to the card it came from, usually within five working days.`,
    ],
    action: 'See the booking',
  }),
  expired: (stay, { asked }) => ({
    subject: `${stay.home}: your nights are open again`,
    heading: asked ? 'Nobody answered in time' : 'The time for these nights is over',
    paragraphs: [
      asked
        ? `Dear ${stay.firstName}, ${stay.home} did not answer your request in time. We are sorry. Nothing was charged.`
        : `Dear ${stay.firstName}, the nights in ${stay.home} are open to everyone again. Nothing was charged. If they are still free you can book them anew.`,
    ],
    action: 'See the booking',
  }),
  owner_requested: (stay, { until, yours, message }) => ({
    subject: `${stay.guest} asks for ${stay.nights} at ${stay.home}`,
    heading: `${stay.guest} asks for ${stay.home}`,
    paragraphs: [
      `Dear ${stay.firstName}, please answer by ${until}; after that the request lapses. ${yours} would be yours.`,
      ...(message ? [`They write: “${message}”`] : []),
    ],
    action: 'Answer the request',
  }),
  owner_confirmed: (stay, { yours, contact }) => ({
    subject: `${stay.home} is booked, ${stay.arrive}`,
    heading: `${stay.guest} comes to ${stay.home}`,
    paragraphs: [
      `Dear ${stay.firstName}, booking ${stay.number} is confirmed. ${yours ? `${yours} of it is yours, once the stay is earned under your contract.` : ''}`.trim(),
    ],
    facts: [{ label: 'Guest', value: contact }],
    action: 'See the booking',
  }),
  owner_cancelled: (stay, { by, yours }) => ({
    subject: `${stay.home}: ${stay.arrive} is free again`,
    heading: 'A booking was cancelled',
    paragraphs: [
      `Dear ${stay.firstName}, ${whoToOwner[by]} cancelled booking ${stay.number} of ${stay.guest}. The nights are open again.`,
      yours ? `${yours} of what the terms keep is yours.` : 'Nothing of it was kept.',
    ],
    action: 'See the booking',
  }),
}

export const labels = {
  house: 'House',
  arrive: 'Arrive',
  depart: 'Leave',
  party: 'Who',
  total: 'Total',
  paid: 'Paid',
  number: 'Booking',
  from: (date: string, time: string) => `${date}, from ${time}`,
  by: (date: string, time: string) => `${date}, by ${time}`,
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  adults: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
  children: (count: number) => (count === 1 ? '1 child' : `${count} children`),
  infants: (count: number) => (count === 1 ? '1 infant' : `${count} infants`),
  pets: (count: number) => (count === 1 ? '1 pet' : `${count} pets`),
  footer: (legalName: string) =>
    `${legalName} holds guests’ money in trust until the stay. You receive this letter because it concerns a booking of yours.`,
}

export const outboxPage = {
  title: 'Outbox',
  intro: 'Every mail the product would have sent, newest first. Set SMTP_URL and MAIL_FROM to send them instead.',
  empty: 'Nothing has been sent yet.',
  to: 'To',
}
