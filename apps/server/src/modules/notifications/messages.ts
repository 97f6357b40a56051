import type { NoticeKind } from './engine/kinds.ts'
import { needWriters } from './need-messages.ts'
import type { MovedTo } from './occasion.ts'
import { searchMatched } from './search-messages.ts'
import type { Writers } from './words.ts'

const nextPayment = (next: { on: string; amount: string } | null): string =>
  next
    ? `The next payment, ${next.amount}, is taken the same way on ${next.on}. We write to you before.`
    : 'Nothing more is due.'

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
const whoToOwner = { guest: 'the guest', owner: 'you', staff: 'we' } as const

/** What the team did with a home, to its owners. */
const homeMoved: Record<MovedTo, { subject: string; heading: string; text: string }> = {
  draft: {
    subject: 'we have a question',
    heading: 'is with you again',
    text: 'we looked at your house and something is still open. Change what you like and hand it in again.',
  },
  vetting: {
    subject: 'we are looking at it',
    heading: 'is being looked at',
    text: 'we have begun to look at your house. We visit it, measure what guests ask about, and write to you.',
  },
  live: {
    subject: 'guests can book it',
    heading: 'is open to guests',
    text: 'your house is published: from now on guests find and book it.',
  },
  paused: {
    subject: 'it is paused',
    heading: 'is paused',
    text: 'we have paused your house: nobody new can book it. Stays that are booked stay booked.',
  },
  retired: {
    subject: 'it is let no longer',
    heading: 'is let no longer',
    text: 'your house has left the site for good. Stays that are booked stay booked.',
  },
}

/** Every word of our messages, by what happened. */
export const writers: Writers<NoticeKind> = {
  ...needWriters,
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
  paid: (stay, { amount, next }) => ({
    subject: `${stay.home}: ${amount} received`,
    brief: nextPayment(next),
    heading: `We received ${amount}`,
    paragraphs: [`Dear ${stay.firstName}, thank you. ${nextPayment(next)}`],
    action: 'See the receipt',
  }),
  payment_ahead: (stay, { amount, on, from }) => ({
    subject: `${stay.home}: ${amount} is taken on ${on}`,
    brief: `It is taken from ${from}. Until then you can give another card.`,
    heading: `${amount} is taken on ${on}`,
    paragraphs: [
      `Dear ${stay.firstName}, the next payment for your stay at ${stay.home} is taken by itself. There is nothing to do for you.`,
      'Is this card no longer the right one? Until then you can give another; nothing is charged by that.',
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Day', value: on },
      { label: 'From', value: from },
    ],
    action: 'See or change the card',
  }),
  payment_failed: (stay, { amount, until }) => ({
    subject: `${stay.home}: ${amount} could not be taken`,
    brief: until
      ? `Your bank did not release it. Please pay with this or another card until ${until}; after that the stay is cancelled under its terms.`
      : 'Your bank did not release it. Nothing was charged; please pay with this or another card.',
    heading: 'A payment did not go through',
    paragraphs: [
      `Dear ${stay.firstName}, your bank did not release ${amount} for ${stay.home}. Nothing was charged.`,
      'The usual reason is a limit on the card. Call the number on its back, or pay with another card.',
      ...(until
        ? [
            `You can pay until ${until}. We try this card once more each night until then. If nothing has come by then, the booking is cancelled under its terms.`,
          ]
        : []),
    ],
    ...(until && { facts: [{ label: 'Pay until', value: until }] }),
    action: 'Pay now',
  }),
  bank_pending: (stay, { amount, until, nights }) => ({
    subject: `${stay.home}: ${amount} is on its way from your bank`,
    brief: nights
      ? `The nights are yours meanwhile, until ${until} at most. We write to you as soon as it has come.`
      : `We write to you as soon as it has come, by ${until} at the latest.`,
    heading: 'Your bank has been asked',
    paragraphs: [
      `Dear ${stay.firstName}, we have asked your bank for ${amount}. Banks take a few working days; there is nothing more for you to do.`,
      nights
        ? `The nights in ${stay.home} are kept for you meanwhile, until ${until} at most. The stay is confirmed the moment the money has come, and not before.`
        : 'Nothing else is charged for it meanwhile.',
      'Should your bank return it we write to you at once, and a card can take its place.',
    ],
    facts: [{ label: 'The bank answers by', value: until }],
    action: 'See your payments',
  }),
  bank_returned: (stay, { amount, until, nights }) => ({
    subject: `${stay.home}: your bank returned ${amount}`,
    brief: `Please pay by card until ${until}. ${nights ? 'The nights are yours until then.' : 'Nothing was taken.'}`,
    heading: 'Your bank returned the payment',
    paragraphs: [
      `Dear ${stay.firstName}, your bank did not pay ${amount} for ${stay.home}. Nothing was taken.`,
      nights
        ? `The nights are yours until ${until}. Pay by card until then and the stay is confirmed at once; after that the nights are open to everyone again.`
        : `Please pay it by card until ${until}. After that the booking is cancelled under its terms.`,
    ],
    facts: [{ label: 'Pay by card until', value: until }],
    action: 'Pay by card',
  }),
  cancelled: (stay, { by, refund, kept, rule }) => ({
    subject: `${stay.home}: your booking is cancelled`,
    brief: refund ? `${refund} goes back to you. ${rule}` : `Nothing comes back under the terms. ${rule}`,
    heading: 'Your booking is cancelled',
    paragraphs: [
      `Dear ${stay.firstName}, ${whoToGuest[by]} cancelled booking ${stay.number}. ${rule}`,
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
  resold: (stay, { amount }) => ({
    subject: `${stay.home}: ${amount} comes back to you`,
    brief: 'Somebody else has taken the nights of your cancelled booking.',
    heading: 'Your nights were let again',
    paragraphs: [
      `Dear ${stay.firstName}, somebody else has taken the nights of your cancelled booking ${stay.number} and paid for them. ${amount} goes back the way it came, usually within five working days.`,
    ],
    action: 'See the booking',
  }),
  refunded: (stay, { amount, otherwise }) => ({
    subject: `${stay.home}: ${amount} sent back`,
    brief: otherwise
      ? `Paid another way: ${otherwise}.`
      : 'It goes back the way it came, usually within five working days.',
    heading: `${amount} is on its way back`,
    paragraphs: [
      otherwise
        ? `Dear ${stay.firstName}, your card did not take ${amount}, so we paid it another way: ${otherwise}.`
        : `Dear ${stay.firstName}, we sent ${amount} back the way it came.`,
    ],
    action: 'See the receipt',
  }),
  refund_refused: (stay, { amount }) => ({
    subject: `${stay.home}: your card did not take ${amount}`,
    brief: 'The money is yours; we pay it another way.',
    heading: `We owe you ${amount}`,
    paragraphs: [
      `Dear ${stay.firstName}, we sent ${amount} of booking ${stay.number} back to your card, and your bank did not take it. The money is yours and stands with us. Somebody of our team writes to you and asks how you would like to have it.`,
    ],
    action: 'See the booking',
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
  week_ahead: (stay) => ({
    subject: `${stay.home}: your stay is near`,
    brief: `From ${stay.arriveTime} on ${stay.arrive}. See what is still to be done, and what we can arrange for you.`,
    heading: 'Your stay is near',
    paragraphs: [
      `Dear ${stay.firstName}, ${stay.home} in ${stay.town} is yours from ${stay.arriveTime} on ${stay.arrive}, for ${stay.nights}.`,
      'On the page of your stay you see what is still to be done, name who comes, and ask for whatever shall be ready when you arrive. Door codes are there two days before.',
    ],
    action: 'Prepare your stay',
  }),
  arriving: (stay) => ({
    subject: `${stay.home}: how you get in`,
    brief: `The house is yours from ${stay.arriveTime} on ${stay.arrive}. The way, the door and the Wi-Fi are on the page of your stay.`,
    heading: 'How you get in',
    paragraphs: [
      `Dear ${stay.firstName}, the house is yours from ${stay.arriveTime} on ${stay.arrive}; the time is that of the house.`,
      'The way, what opens the door, the Wi-Fi and the guide of the house are on the page of your stay. Open it once before you leave: it can be read without a connection afterwards, all but the codes. If something is still to be paid or shown, the page says so first.',
    ],
    action: 'See how you get in',
  }),
  leaving: (stay) => ({
    subject: `${stay.home}: until ${stay.departTime} tomorrow`,
    brief: `The house is yours until ${stay.departTime} on ${stay.depart}. What is to be done before you leave is in its guide.`,
    heading: 'The last evening',
    paragraphs: [
      `Dear ${stay.firstName}, the house is yours until ${stay.departTime} on ${stay.depart}. What is to be done before you leave is in its guide, on the page of your stay.`,
      'If you would rather stay, see there whether the next night is free.',
    ],
    action: 'See your stay',
  }),
  review_ending: (stay, { until }) => ({
    subject: `${stay.home}: your review, until ${until}`,
    brief: `Until ${until} you can say how it was. Those who come after you will read it.`,
    heading: 'How was it?',
    paragraphs: [
      `Dear ${stay.firstName}, until ${until} you can review your stay at ${stay.home}. A few sentences help those who come after you, and the owner.`,
    ],
    action: 'Write your review',
  }),
  stay_ended: (stay, { until }) => ({
    subject: `${stay.home}: thank you for staying`,
    brief: `Receipts and papers of the stay are on its page. You can review it until ${until}.`,
    heading: 'Thank you for staying',
    paragraphs: [
      `Dear ${stay.firstName}, we hope ${stay.home} was kind to you. Receipts and papers are on its page.`,
      `Until ${until} you can review the stay. The owner reads your words only when both of you have written, or when that time is over.`,
    ],
    action: 'See your stay',
  }),
  friend_joined: (stay, { friend }) => ({
    subject: `${stay.home}: ${friend} is coming`,
    brief: `${friend} is on your list of guests now.`,
    heading: `${friend} is coming with you`,
    paragraphs: [
      `Dear ${stay.firstName}, ${friend} has opened your invitation to ${stay.home} and is on your list of guests now.`,
      'If this is nobody you know, take the name off the list and stop the link on the page of your stay.',
    ],
    action: 'See who comes',
  }),
  review_asked: (stay, { until }) => ({
    subject: `${stay.home}: the owner has written about you`,
    brief: `Write your review until ${until}, and both can be read.`,
    heading: 'A review waits for yours',
    paragraphs: [
      `Dear ${stay.firstName}, the owner of ${stay.home} has written about your stay. Both reviews can be read as soon as you have written yours; after ${until} they are published as they are.`,
    ],
    action: 'Write your review',
  }),
  review_published: (stay, { ofGuest, ofOwner }) => ({
    subject: ofGuest ? `${stay.home}: your review can be read` : `${stay.home}: a review of your stay`,
    brief: ofOwner ? 'And you can read what the owner wrote.' : 'It stands on the page of the house.',
    heading: ofGuest ? 'Your review can be read' : 'The owner’s review can be read',
    paragraphs: [
      ofGuest
        ? `Dear ${stay.firstName}, your review of ${stay.home} stands on the page of the house. Thank you.`
        : `Dear ${stay.firstName}, the time for reviews of your stay at ${stay.home} is over.`,
      ...(ofOwner ? ['You can read what the owner wrote of your stay.'] : []),
    ],
    action: 'Read it',
  }),
  review_answered: (stay) => ({
    subject: `${stay.home}: the owner has answered you`,
    brief: 'The answer stands below your review.',
    heading: 'Your review has an answer',
    paragraphs: [`Dear ${stay.firstName}, the owner of ${stay.home} has answered your review.`],
    action: 'Read it',
  }),
  review_hidden: (stay, { reason }) => ({
    subject: `${stay.home}: your review was taken down`,
    brief: reason,
    heading: 'Your review was taken down',
    paragraphs: [
      `Dear ${stay.firstName}, we have taken your review of booking ${stay.number} off our pages. The reason: ${reason}`,
      'If you think that we are wrong, please answer this letter.',
    ],
    action: 'See it',
  }),
  owner_requested: (stay, { until, yours, message }) => ({
    subject: `${stay.guest} asks for ${stay.nights} at ${stay.home}`,
    brief: `${stay.arrive} to ${stay.depart}, ${stay.party}. Please answer by ${until}.`,
    heading: `${stay.guest} asks for ${stay.home}`,
    paragraphs: [
      `Dear ${stay.firstName}, please answer by ${until}; after that the request lapses. ${yours} would be yours.`,
      ...(message ? [`They write: “${message}”`] : []),
    ],
    action: 'Answer the request',
  }),
  owner_withdrawn: (stay) => ({
    subject: `${stay.guest} took the request back`,
    brief: `${stay.home}, ${stay.arrive} to ${stay.depart}. The nights are open again.`,
    heading: 'A request was taken back',
    paragraphs: [`Dear ${stay.firstName}, ${stay.guest} no longer asks for ${stay.home}. The nights are open again.`],
    action: 'See the request',
  }),
  owner_lapsed: (stay) => ({
    subject: `The request of ${stay.guest} has lapsed`,
    brief: `${stay.home}, ${stay.arrive} to ${stay.depart}. Nobody answered in time; the nights are open again.`,
    heading: 'A request has lapsed',
    paragraphs: [`Dear ${stay.firstName}, nobody answered ${stay.guest} in time. The nights are open again.`],
    action: 'See the request',
  }),
  owner_confirmed: (stay, { yours, contact }) => ({
    subject: `${stay.home} is booked, ${stay.arrive}`,
    brief: `${stay.guest}, ${stay.nights}, ${stay.party}.${yours ? ` ${yours} is yours once earned.` : ''}`,
    heading: `${stay.guest} comes to ${stay.home}`,
    paragraphs: [
      `Dear ${stay.firstName}, booking ${stay.number} is confirmed. ${yours ? `${yours} of it is yours, as it is earned under your contract.` : ''}`.trim(),
    ],
    facts: [{ label: 'Guest', value: contact }],
    action: 'See the booking',
  }),
  owner_cancelled: (stay, { by, yours }) => ({
    subject: `${stay.home}: ${stay.arrive} is free again`,
    brief: `The stay of ${stay.guest} was cancelled.${yours ? ` ${yours} of what is kept is yours.` : ''}`,
    heading: 'A booking was cancelled',
    paragraphs: [
      `Dear ${stay.firstName}, ${whoToOwner[by]} cancelled booking ${stay.number} of ${stay.guest}. The nights are open again.`,
      yours ? `${yours} of what the terms keep is yours.` : 'Nothing of it was kept.',
    ],
    action: 'See the booking',
  }),
  owner_missed: (stay, { yours }) => ({
    subject: `${stay.home}: ${stay.guest} did not come`,
    brief: `The nights that are left are open again.${yours ? ` ${yours} of what is kept is yours.` : ''}`,
    heading: 'Nobody came',
    paragraphs: [
      `Dear ${stay.firstName}, ${stay.guest} did not come to ${stay.home}. Booking ${stay.number} is ended, and the nights that are left are open again.`,
      yours ? `${yours} of what the terms keep is yours.` : 'Nothing of it was kept.',
    ],
    action: 'See the booking',
  }),
  owner_changed: (stay, { was, yours }) => ({
    subject: `${stay.home}: the stay of ${stay.guest} is changed`,
    brief: `${stay.arrive} to ${stay.depart}, ${stay.party}. It was ${was}.`,
    heading: 'A stay is changed',
    paragraphs: [
      `Dear ${stay.firstName}, booking ${stay.number} of ${stay.guest} is now for ${stay.arrive} to ${stay.depart}, ${stay.party}. It was ${was}.`,
      yours ? `${yours} of it is yours, once the stay is earned under your contract.` : '',
    ].filter(Boolean),
    action: 'See the booking',
  }),
  owner_arrived: (stay) => ({
    subject: `${stay.guest} is at ${stay.home}`,
    brief: `${stay.party}, until ${stay.depart}.`,
    heading: 'Your guests have arrived',
    paragraphs: [`Dear ${stay.firstName}, the stay of ${stay.guest} at ${stay.home} has begun.`],
    action: 'See the booking',
  }),
  owner_stay_ended: (stay, { until }) => ({
    subject: `${stay.guest} has left ${stay.home}`,
    brief: `You can write about the stay until ${until}.`,
    heading: 'A stay is over',
    paragraphs: [
      `Dear ${stay.firstName}, the stay of ${stay.guest} at ${stay.home} is over.`,
      `Until ${until} you can write about your guest. Neither of you reads the other before both have written, or before that time is over.`,
    ],
    action: 'See the booking',
  }),
  owner_review_asked: (stay, { until }) => ({
    subject: `${stay.guest} has written about ${stay.home}`,
    brief: `Write about your guest until ${until}, and both can be read.`,
    heading: 'A review waits for yours',
    paragraphs: [
      `Dear ${stay.firstName}, ${stay.guest} has written about the stay. Both reviews can be read as soon as you have written yours; after ${until} they are published as they are.`,
    ],
    action: 'Write about your guest',
  }),
  owner_review_published: (stay) => ({
    subject: `${stay.home}: ${stay.guest}’s review can be read`,
    brief: 'You can answer it, once.',
    heading: 'A review of your house',
    paragraphs: [
      `Dear ${stay.firstName}, what ${stay.guest} wrote about ${stay.home} stands on the page of the house. You can answer it, once.`,
    ],
    action: 'Read and answer',
  }),
  owner_statement: ({ firstName }, { quarter, year }) => ({
    subject: `Your statement for quarter ${quarter} of ${year}`,
    brief: 'Every booking and every line of the quarter, closed for good.',
    heading: `Quarter ${quarter} of ${year} is closed`,
    paragraphs: [
      `Dear ${firstName}, your statement for quarter ${quarter} of ${year} is ready: what you earned, what was taken off and what was paid, line by line.`,
      'A closed statement never changes. What comes later stands in a later one.',
    ],
    action: 'Read the statement',
  }),
  owner_paid: ({ firstName }, { amount }) => ({
    subject: `${amount} is on its way to you`,
    brief: 'It is with our bank today.',
    heading: `We sent you ${amount}`,
    paragraphs: [
      `Dear ${firstName}, we told our bank today to pay you ${amount} from the trust account. Banks usually take one to three working days.`,
    ],
    action: 'See your payouts',
  }),
  payout_returned: ({ firstName }, { amount, reason }) => ({
    subject: `${amount} came back from your bank`,
    brief: 'It is yours still, and waits for another account.',
    heading: 'Your bank sent a payout back',
    paragraphs: [
      `Dear ${firstName}, your bank sent ${amount} back to us. It gave this reason: ${reason}.`,
      'The money is yours still. Please give us another account; the next payout goes there three days later, once it has cooled off.',
    ],
    action: 'Give another account',
  }),
  calendar_clash: ({ firstName }, { home, calendar, nights }) => ({
    subject: `${home}: nights are taken twice`,
    brief: `${calendar} has nights that are booked here: ${nights.join('; ')}.`,
    heading: 'The same nights are taken twice',
    paragraphs: [
      `Dear ${firstName}, the calendar “${calendar}” claims nights of ${home} that a guest has booked with us. The booking here stands.`,
      'Please free the nights in the other place, or call us and we find a way together.',
    ],
    facts: nights.map((value) => ({ label: 'Nights', value })),
    action: 'See the calendar',
  }),
  home_moved: ({ firstName }, { home, to, note }) => ({
    subject: `${home}: ${homeMoved[to].subject}`,
    brief: note || homeMoved[to].text,
    heading: `${home} ${homeMoved[to].heading}`,
    paragraphs: [`Dear ${firstName}, ${homeMoved[to].text}`, ...(note ? [`Our team writes: “${note}”`] : [])],
    action: 'See how it stands',
  }),
  feed_stale: ({ firstName }, { home, calendar }) => ({
    subject: `${home}: we cannot read “${calendar}”`,
    brief: 'For a day its bookings have not reached us. Nights taken there may look free here.',
    heading: 'A calendar does not answer',
    paragraphs: [
      `Dear ${firstName}, for a day we could not read the calendar “${calendar}” of ${home}. What it told us before stays blocked; what was booked there since, we do not know.`,
      'Usually its address has changed. Copy the new one from there into the calendar here.',
    ],
    action: 'See the calendar',
  }),
  team_wrote: ({ firstName }, { home }) => ({
    subject: home ? `${home}: the team has written to you` : 'The team has written to you',
    brief: 'Open it to read and answer.',
    heading: 'You have a message',
    paragraphs: [
      `Dear ${firstName}, our team has written to you${home ? ` about ${home}` : ''}. The message and everything before it are on the page.`,
    ],
    action: 'Read and answer',
  }),
  person_wrote: ({ firstName }, { home, person }) => ({
    subject: `${person} has written${home ? ` about ${home}` : ''}`,
    brief: 'Somebody waits for an answer of the team.',
    heading: `${person} waits for an answer`,
    paragraphs: [`Dear ${firstName}, ${person} has written to the team${home ? ` about ${home}` : ''}.`],
    action: 'See your messages',
  }),
  search_matched: searchMatched,
  mail_stopped: ({ firstName }, { address }) => ({
    subject: 'Our letters do not reach you',
    brief: `${address} refused our letters, so we have stopped writing to it. Please look at your address.`,
    heading: 'Our letters do not reach you',
    paragraphs: [`Dear ${firstName}, ${address} refused our letters, so we have stopped writing to it.`],
    action: 'Look at it',
  }),
}
