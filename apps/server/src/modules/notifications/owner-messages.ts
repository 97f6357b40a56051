import type { MovedTo } from './occasion.ts'
import type { Writers } from './words.ts'

type OwnerKind =
  | 'owner_requested'
  | 'owner_withdrawn'
  | 'owner_lapsed'
  | 'owner_confirmed'
  | 'owner_canceled'
  | 'owner_missed'
  | 'owner_changed'
  | 'owner_arrived'
  | 'owner_stay_ended'
  | 'owner_review_asked'
  | 'owner_review_published'
  | 'owner_statement'
  | 'owner_paid'
  | 'payout_returned'
  | 'calendar_clash'
  | 'home_moved'
  | 'feed_stale'
  | 'feed_unclear'
  | 'team_vendor_removed'

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

/** What owners hear of their stays, their money and their homes. */
export const ownerWriters: Writers<OwnerKind> = {
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
  owner_canceled: (stay, { by, yours }) => ({
    subject: `${stay.home}: ${stay.arrive} is free again`,
    brief: `The stay of ${stay.guest} was canceled.${yours ? ` ${yours} of what is kept is yours.` : ''}`,
    heading: 'A booking was canceled',
    paragraphs: [
      `Dear ${stay.firstName}, ${whoToOwner[by]} canceled booking ${stay.number} of ${stay.guest}. The nights are open again.`,
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
  feed_unclear: ({ firstName }, { home, calendar, notes, count }) => ({
    subject: `${home}: check “${calendar}”`,
    brief: `${count === 1 ? 'One event' : `${count} events`} could not be read exactly. To be safe, their nights are blocked.`,
    heading: 'Some events could not be read exactly',
    paragraphs: [
      `Dear ${firstName}, the calendar “${calendar}” of ${home} has ${count === 1 ? 'an event' : `${count} events`} we could not follow exactly. To avoid a double booking, we blocked every night ${count === 1 ? 'it' : 'they'} could mean.`,
      'Correct the events where they were made. Until then, compare the blocked nights with that calendar.',
    ],
    facts: notes.map(({ event, text }) => ({ label: event, value: text })),
    action: 'See the calendar',
  }),
  team_vendor_removed: ({ firstName }, { home, vendor, day, until }) => ({
    subject: `${home}: assign the turnover on ${day}`,
    brief: `It moved beyond the insurance of ${vendor}, which ends on ${until}, so nobody is assigned.`,
    heading: 'A turnover has no vendor',
    paragraphs: [
      `Dear ${firstName}, the turnover at ${home} moved to ${day}. The insurance of ${vendor} ends on ${until}, so the job was taken from them.`,
      'Assign someone else, update the insurance on the vendor’s page, or ask for an exception, which a second person approves.',
    ],
    action: 'Open the job',
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
}
