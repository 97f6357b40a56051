import type { MessageWriters } from './message-types.ts'
import type { MovedTo } from './occasions.ts'

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

const canceledBy = { guest: 'the guest', owner: 'you', staff: 'we' } as const

/** The new status of a home, for its owners. */
const homeStatus: Record<MovedTo, { subject: string; heading: string; text: string }> = {
  draft: {
    subject: 'we have a question',
    heading: 'needs your changes',
    text: 'we reviewed your home and have a question. Update it and submit it again.',
  },
  vetting: {
    subject: 'our review has started',
    heading: 'is under review',
    text: 'our review of your home has started. We’ll visit it, measure what guests ask about, and email you.',
  },
  live: {
    subject: 'guests can book it now',
    heading: 'is live',
    text: 'your home is live. Guests can now find and book it.',
  },
  paused: {
    subject: 'new bookings are paused',
    heading: 'is paused',
    text: 'we paused your home, so it takes no new bookings. Existing bookings aren’t affected.',
  },
  retired: {
    subject: 'it’s off the market',
    heading: 'is off the market',
    text: 'we retired your home from the site. Existing bookings aren’t affected.',
  },
}

/** Emails to owners about their bookings, payouts, and homes. */
export const ownerWriters: MessageWriters<OwnerKind> = {
  owner_requested: (stay, { until, yours, message }) => ({
    subject: `${stay.guest} requests ${stay.nights} at ${stay.home}`,
    brief: `${stay.arrive} to ${stay.depart}, ${stay.party}. Answer by ${until}.`,
    heading: `Booking request from ${stay.guest}`,
    paragraphs: [
      `Hi ${stay.firstName}, please answer by ${until}, when the request expires. Your payout would be ${yours}.`,
      ...(message ? [`Their message: “${message}”`] : []),
    ],
    action: 'Answer the request',
  }),
  owner_withdrawn: (stay) => ({
    subject: `${stay.guest} withdrew the request`,
    brief: `${stay.home}, ${stay.arrive} to ${stay.depart}. The nights are available again.`,
    heading: 'A request was withdrawn',
    paragraphs: [
      `Hi ${stay.firstName}, ${stay.guest} withdrew the request for ${stay.home}. The nights are available again.`,
    ],
    action: 'View the request',
  }),
  owner_lapsed: (stay) => ({
    subject: `The request from ${stay.guest} expired`,
    brief: `${stay.home}, ${stay.arrive} to ${stay.depart}. It wasn’t answered in time. The nights are available again.`,
    heading: 'A request expired',
    paragraphs: [
      `Hi ${stay.firstName}, the request from ${stay.guest} wasn’t answered in time. The nights are available again.`,
    ],
    action: 'View the request',
  }),
  owner_confirmed: (stay, { yours, contact }) => ({
    subject: `New booking: ${stay.home}, ${stay.arrive}`,
    brief: `${stay.guest}, ${stay.nights}, ${stay.party}.${yours ? ` Your payout: ${yours}.` : ''}`,
    heading: `${stay.guest} booked ${stay.home}`,
    paragraphs: [
      `Hi ${stay.firstName}, booking ${stay.number} is confirmed. ${yours ? `Your payout is ${yours}, paid as it is earned under your contract.` : ''}`.trim(),
    ],
    facts: [{ label: 'Guest', value: contact }],
    action: 'View the booking',
  }),
  owner_canceled: (stay, { by, yours }) => ({
    subject: `${stay.home}: the booking from ${stay.arrive} was canceled`,
    brief: `The stay of ${stay.guest} was canceled.${yours ? ` Your share of the retained amount is ${yours}.` : ''}`,
    heading: 'A booking was canceled',
    paragraphs: [
      `Hi ${stay.firstName}, ${canceledBy[by]} canceled booking ${stay.number} of ${stay.guest}. The nights are available again.`,
      yours ? `Your share of the retained amount is ${yours}.` : 'Nothing was retained.',
    ],
    action: 'View the booking',
  }),
  owner_missed: (stay, { yours }) => ({
    subject: `${stay.home}: ${stay.guest} was a no-show`,
    brief: `The remaining nights are available again.${yours ? ` Your share of the retained amount is ${yours}.` : ''}`,
    heading: 'Your guests didn’t arrive',
    paragraphs: [
      `Hi ${stay.firstName}, ${stay.guest} didn’t check in at ${stay.home}. Booking ${stay.number} has ended and the remaining nights are available again.`,
      yours ? `Your share of the retained amount is ${yours}.` : 'Nothing was retained.',
    ],
    action: 'View the booking',
  }),
  owner_changed: (stay, { was, yours }) => ({
    subject: `${stay.home}: the booking of ${stay.guest} was changed`,
    brief: `${stay.arrive} to ${stay.depart}, ${stay.party}. Before the change: ${was}.`,
    heading: 'A booking was changed',
    paragraphs: [
      `Hi ${stay.firstName}, booking ${stay.number} of ${stay.guest} is now ${stay.arrive} to ${stay.depart}, ${stay.party}. Before the change: ${was}.`,
      yours ? `Your payout is ${yours}, paid as it is earned under your contract.` : '',
    ].filter(Boolean),
    action: 'View the booking',
  }),
  owner_arrived: (stay) => ({
    subject: `${stay.guest} checked in at ${stay.home}`,
    brief: `${stay.party}, until ${stay.depart}.`,
    heading: 'Your guests have arrived',
    paragraphs: [`Hi ${stay.firstName}, the stay of ${stay.guest} at ${stay.home} has started.`],
    action: 'View the booking',
  }),
  owner_stay_ended: (stay, { until }) => ({
    subject: `${stay.guest} checked out of ${stay.home}`,
    brief: `You can review your guest until ${until}.`,
    heading: 'Your guests checked out',
    paragraphs: [
      `Hi ${stay.firstName}, the stay of ${stay.guest} at ${stay.home} has ended.`,
      `You can review your guest until ${until}. Reviews publish once you’ve both written one, or when that time is up.`,
    ],
    action: 'View the booking',
  }),
  owner_review_asked: (stay, { until }) => ({
    subject: `${stay.guest} reviewed ${stay.home}`,
    brief: `Review your guest by ${until} to read it.`,
    heading: 'Your guest wrote a review',
    paragraphs: [
      `Hi ${stay.firstName}, ${stay.guest} reviewed the stay. Reviews publish once you’ve both written one, or after ${until}.`,
    ],
    action: 'Review your guest',
  }),
  owner_review_published: (stay) => ({
    subject: `${stay.home}: ${stay.guest}’s review is published`,
    brief: 'You can post one reply.',
    heading: 'New review of your home',
    paragraphs: [
      `Hi ${stay.firstName}, ${stay.guest}’s review is now on the page of ${stay.home}. You can post one reply.`,
    ],
    action: 'Read and reply',
  }),
  owner_statement: ({ firstName }, { quarter, year }) => ({
    subject: `Your statement for quarter ${quarter} of ${year}`,
    brief: 'Every booking and every line of the quarter. The books are closed.',
    heading: `Quarter ${quarter} of ${year} is closed`,
    paragraphs: [
      `Hi ${firstName}, your statement for quarter ${quarter} of ${year} is ready, with your earnings, deductions, and payouts line by line.`,
      'A closed statement never changes. Later adjustments appear in a later statement.',
    ],
    action: 'View statement',
  }),
  owner_paid: ({ firstName }, { amount }) => ({
    subject: `Your payout of ${amount} is on its way`,
    brief: 'We sent it today. It usually arrives within one to three business days.',
    heading: `We sent your payout of ${amount}`,
    paragraphs: [
      `Hi ${firstName}, today we sent you ${amount} from the trust account. It usually arrives within one to three business days.`,
    ],
    action: 'View your payouts',
  }),
  payout_returned: ({ firstName }, { amount, reason }) => ({
    subject: `Your bank returned a payout of ${amount}`,
    brief: 'The money is still yours. Add another payout account to receive it.',
    heading: 'Your bank returned a payout',
    paragraphs: [
      `Hi ${firstName}, your bank returned a payout of ${amount}. Reason: ${reason}.`,
      'The money is still yours. Add another payout account. Payouts to a new account start after three days, for your security.',
    ],
    action: 'Add a payout account',
  }),
  calendar_clash: ({ firstName }, { home, calendar, nights }) => ({
    subject: `${home}: double-booked nights`,
    brief: `“${calendar}” blocks nights that are booked here: ${nights.join('; ')}.`,
    heading: 'Some nights are double-booked',
    paragraphs: [
      `Hi ${firstName}, the calendar “${calendar}” blocks nights at ${home} that a guest booked with us. The booking here stays in place.`,
      'Open the nights on the other calendar, or call us and we’ll work it out together.',
    ],
    facts: nights.map((value) => ({ label: 'Nights', value })),
    action: 'View the calendar',
  }),
  home_moved: ({ firstName }, { home, to, note }) => ({
    subject: `${home}: ${homeStatus[to].subject}`,
    brief: note || homeStatus[to].text,
    heading: `${home} ${homeStatus[to].heading}`,
    paragraphs: [`Hi ${firstName}, ${homeStatus[to].text}`, ...(note ? [`Note from our team: “${note}”`] : [])],
    action: 'View your home',
  }),
  feed_unclear: ({ firstName }, { home, calendar, notes, count }) => ({
    subject: `${home}: check “${calendar}”`,
    brief: `${count === 1 ? 'One event' : `${count} events`} couldn’t be read exactly. To be safe, we blocked every night ${count === 1 ? 'it' : 'they'} could mean.`,
    heading: 'Some calendar events couldn’t be read',
    paragraphs: [
      `Hi ${firstName}, the calendar “${calendar}” of ${home} has ${count === 1 ? 'an event' : `${count} events`} we couldn’t read exactly. To avoid a double booking, we blocked every night ${count === 1 ? 'it' : 'they'} could mean.`,
      'Fix the events in the calendar they come from. Until then, compare the blocked nights with that calendar.',
    ],
    facts: notes.map(({ event, text }) => ({ label: event, value: text })),
    action: 'View the calendar',
  }),
  team_vendor_removed: ({ firstName }, { home, vendor, day, until }) => ({
    subject: `${home}: assign the turnover on ${day}`,
    brief: `It moved past ${until}, when the insurance of ${vendor} expires, so nobody is assigned.`,
    heading: 'A turnover has no vendor',
    paragraphs: [
      `Hi ${firstName}, the turnover at ${home} moved to ${day}. The insurance of ${vendor} expires on ${until}, so the job is no longer assigned to them.`,
      'Assign someone else, update the insurance on the vendor’s page, or request an exception, which needs a second approver.',
    ],
    action: 'Open the job',
  }),
  feed_stale: ({ firstName }, { home, calendar }) => ({
    subject: `${home}: “${calendar}” stopped syncing`,
    brief: 'It hasn’t synced for a day. Nights booked there may look available here.',
    heading: 'A calendar stopped syncing',
    paragraphs: [
      `Hi ${firstName}, the calendar “${calendar}” of ${home} hasn’t synced for a day. Nights imported before stay blocked, but we don’t know about newer bookings.`,
      'Usually the link has changed. Copy the new link from the other site and paste it here.',
    ],
    action: 'View the calendar',
  }),
}
