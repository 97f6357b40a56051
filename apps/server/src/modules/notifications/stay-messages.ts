import type { MessageWriters } from './message-types.ts'

type StayKind =
  | 'week_ahead'
  | 'arriving'
  | 'leaving'
  | 'review_ending'
  | 'stay_ended'
  | 'friend_joined'
  | 'review_asked'
  | 'review_published'
  | 'review_answered'
  | 'review_hidden'
  | 'review_put_back'

/** Emails to the guest before, during, and after the stay, and about reviews. */
export const stayWriters: MessageWriters<StayKind> = {
  week_ahead: (stay) => ({
    subject: `${stay.home}: your stay is coming up`,
    brief: `Check-in is at ${stay.arriveTime} on ${stay.arrive}. See what’s left to do and what we can arrange for you.`,
    heading: 'Your stay is coming up',
    paragraphs: [
      `Hi ${stay.firstName}, your ${stay.nights} at ${stay.home} in ${stay.town} start at ${stay.arriveTime} on ${stay.arrive}.`,
      'On your booking page you can see what’s left to do, add your guests, and tell us what you’d like ready on arrival. Door codes appear two days before check-in.',
    ],
    action: 'Prepare your stay',
  }),
  arriving: (stay) => ({
    subject: `${stay.home}: arrival instructions`,
    brief: `Check-in is at ${stay.arriveTime} on ${stay.arrive}. Directions, door code, and Wi-Fi are on your booking page.`,
    heading: 'Arrival instructions',
    paragraphs: [
      `Hi ${stay.firstName}, check-in is at ${stay.arriveTime} on ${stay.arrive}, local time.`,
      'Directions, door code, Wi-Fi, and the house guide are on your booking page. Open it once before you leave: everything except the codes then works offline. If a payment or your ID is still missing, the page tells you first.',
    ],
    action: 'View arrival instructions',
  }),
  leaving: (stay) => ({
    subject: `${stay.home}: check-out is at ${stay.departTime} tomorrow`,
    brief: `Check-out is at ${stay.departTime} on ${stay.depart}. The check-out steps are in the house guide.`,
    heading: 'Check-out is tomorrow',
    paragraphs: [
      `Hi ${stay.firstName}, check-out is at ${stay.departTime} on ${stay.depart}. The check-out steps are in the house guide on your booking page.`,
      'Want to stay longer? Check there whether the next night is available.',
    ],
    action: 'View your stay',
  }),
  review_ending: (stay, { until }) => ({
    subject: `${stay.home}: review your stay by ${until}`,
    brief: `You have until ${until} to tell future guests how it was.`,
    heading: 'How was your stay?',
    paragraphs: [
      `Hi ${stay.firstName}, you can review your stay at ${stay.home} until ${until}. A few sentences help future guests and the owner.`,
    ],
    action: 'Write a review',
  }),
  stay_ended: (stay, { until }) => ({
    subject: `${stay.home}: thank you for staying`,
    brief: `Your receipts and documents are on your booking page. You can review the stay until ${until}.`,
    heading: 'Thank you for staying',
    paragraphs: [
      `Hi ${stay.firstName}, we hope you enjoyed ${stay.home}. Your receipts and documents are on your booking page.`,
      `You can review your stay until ${until}. Reviews publish once you’ve both written one, or when that time is up.`,
    ],
    action: 'View your stay',
  }),
  friend_joined: (stay, { friend }) => ({
    subject: `${stay.home}: ${friend} joined your trip`,
    brief: `${friend} is now on your guest list.`,
    heading: `${friend} joined your trip`,
    paragraphs: [
      `Hi ${stay.firstName}, ${friend} accepted your invitation to ${stay.home} and is now on your guest list.`,
      'Don’t know this person? Remove them from the guest list and turn off the link on your booking page.',
    ],
    action: 'View guest list',
  }),
  review_asked: (stay, { until }) => ({
    subject: `${stay.home}: the owner reviewed your stay`,
    brief: `Write your review by ${until} to read theirs.`,
    heading: 'The owner reviewed your stay',
    paragraphs: [
      `Hi ${stay.firstName}, the owner of ${stay.home} reviewed your stay. Reviews publish once you’ve both written one, or after ${until}.`,
    ],
    action: 'Write a review',
  }),
  review_published: (stay, { ofGuest, ofOwner }) => ({
    subject: ofGuest ? `${stay.home}: your review is published` : `${stay.home}: the owner’s review is published`,
    brief: ofOwner ? 'You can now read the owner’s review.' : 'It’s on the home’s page.',
    heading: ofGuest ? 'Your review is published' : 'The owner’s review is published',
    paragraphs: [
      ofGuest
        ? `Hi ${stay.firstName}, your review of ${stay.home} is now on the home’s page. Thank you.`
        : `Hi ${stay.firstName}, the review period for your stay at ${stay.home} has ended.`,
      ...(ofOwner ? ['You can now read the owner’s review of your stay.'] : []),
    ],
    action: 'Read the review',
  }),
  review_answered: (stay) => ({
    subject: `${stay.home}: the owner replied to your review`,
    brief: 'The reply is below your review.',
    heading: 'The owner replied to your review',
    paragraphs: [`Hi ${stay.firstName}, the owner of ${stay.home} replied to your review.`],
    action: 'Read the review',
  }),
  review_hidden: (stay, { reason }) => ({
    subject: `${stay.home}: your review was unpublished`,
    brief: reason,
    heading: 'Your review was unpublished',
    paragraphs: [
      `Hi ${stay.firstName}, we unpublished your review of booking ${stay.number}. Reason: ${reason}`,
      'If you think this is a mistake, reply to this email.',
    ],
    action: 'View your review',
  }),
  review_put_back: (stay) => ({
    subject: `${stay.home}: your review is published again`,
    brief: 'It’s back on the home’s page, unchanged.',
    heading: 'Your review is published again',
    paragraphs: [`Hi ${stay.firstName}, your review of booking ${stay.number} is published again, unchanged.`],
    action: 'View your review',
  }),
}
