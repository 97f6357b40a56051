import type { Writers } from './words.ts'

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

/** A stay as it comes and goes, and the reviews of it, to its guest. */
export const stayWriters: Writers<StayKind> = {
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
  review_put_back: (stay) => ({
    subject: `${stay.home}: your review can be read again`,
    brief: 'It stands on our pages as you wrote it.',
    heading: 'Your review is back',
    paragraphs: [
      `Dear ${stay.firstName}, we have put your review of booking ${stay.number} back on our pages, as you wrote it.`,
    ],
    action: 'See it',
  }),
}
