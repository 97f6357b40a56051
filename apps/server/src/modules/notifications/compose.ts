import { isEssential, type NoticeTopic } from '@porchlight/contract'
import type { Letter } from './email.ts'
import { kindOf } from './engine/kinds.ts'
import { digestWords, labels, reasons } from './frame-messages.ts'
import type { MessageContent } from './message-types.ts'
import { writers } from './messages.ts'
import type { Occasion, PlainOccasion, RecipientDetails, StayDetails, StayOccasion } from './occasions.ts'

const stayFacts = (stay: StayDetails): Letter['facts'] => [
  { label: labels.house, value: `${stay.home}, ${stay.town}` },
  { label: labels.arrive, value: labels.from(stay.arrive, stay.arriveTime) },
  { label: labels.depart, value: labels.by(stay.depart, stay.departTime) },
  { label: labels.party, value: `${stay.party}, ${stay.nights}` },
  { label: labels.total, value: stay.total },
  { label: labels.paid, value: stay.paid },
  { label: labels.number, value: stay.number },
]

/** The words for what happened: to a stay, or otherwise. */
export type Notification =
  | { about: StayDetails; occasion: StayOccasion }
  | { about: RecipientDetails; occasion: PlainOccasion }

export const wordsOf = ({ about, occasion }: Notification): MessageContent => {
  const write = writers[occasion.kind] as (about: RecipientDetails, what: Occasion) => MessageContent
  return write(about, occasion)
}

/** The links at the foot of an email, absolute. */
export type FootLinks = { settingsHref: string; stopHref: (topic: NoticeTopic | 'digest') => string }

/** The email for an occasion. What is money or safety has no link that stops it. */
export const compose = (notified: Notification, { settingsHref, stopHref }: FootLinks): Letter => {
  const { subject, brief, heading, paragraphs, action, items = [], closing = [], facts = [] } = wordsOf(notified)
  const { topic } = kindOf(notified.occasion.kind)
  return {
    subject,
    preheader: brief,
    heading,
    paragraphs,
    items,
    closing,
    facts: 'number' in notified.about ? [...facts, ...stayFacts(notified.about)] : facts,
    action: { label: action, href: notified.about.href },
    reason: reasons[topic],
    settingsHref,
    stopHref: isEssential(topic) ? null : stopHref(topic),
  }
}

export type DigestItem = { subject: string; content: string; href: string }

/** The morning email: what is gentle and still unread. */
export const composeDigest = (
  { firstName, href }: RecipientDetails,
  items: readonly DigestItem[],
  { settingsHref, stopHref }: FootLinks,
): Letter => ({
  subject: digestWords.subject(items.length),
  preheader: items.map(({ subject }) => subject).join('. '),
  heading: digestWords.heading(firstName),
  paragraphs: [digestWords.intro],
  items: items.map(({ subject, content, href: to }) => ({ title: subject, text: content, href: to })),
  facts: [],
  action: { label: digestWords.action, href },
  reason: reasons.digest,
  settingsHref,
  stopHref: stopHref('digest'),
})
