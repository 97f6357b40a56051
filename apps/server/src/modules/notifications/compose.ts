import { isEssential, type NoticeTopic } from '@porchlight/contract'
import { asWritten, listOf, render, type Spoken, said, textIn } from '@porchlight/wording'
import type { ComposedEmail } from './email.ts'
import { kindOf } from './engine/kinds.ts'
import { reasonFor } from './frame-messages.ts'
import type { MessageContent, Text } from './message-types.ts'
import { messageOf } from './messages.ts'
import type { PlainOccasion, RecipientDetails, StayDetails, StayOccasion } from './occasions.ts'

const stayFacts = (stay: StayDetails): NonNullable<MessageContent['facts']> => [
  { label: said('mail.frame.home'), value: listOf(stay.home, stay.town) },
  { label: said('mail.frame.arrive'), value: said('mail.frame.from', { day: stay.arrive, time: stay.arriveTime }) },
  { label: said('mail.frame.depart'), value: said('mail.frame.by', { day: stay.depart, time: stay.departTime }) },
  { label: said('mail.frame.party'), value: listOf(stay.party, stay.nights) },
  { label: said('mail.frame.total'), value: said('price.value', { value: stay.total }) },
  { label: said('mail.frame.paid'), value: said('price.value', { value: stay.paid }) },
  { label: said('mail.frame.number'), value: asWritten(stay.number) },
]

/** The texts for an event, of a stay or otherwise. */
export type Notification =
  | { about: StayDetails; occasion: StayOccasion }
  | { about: RecipientDetails; occasion: PlainOccasion }

export const wordsOf = ({ about, occasion }: Notification): MessageContent => messageOf(about, occasion)

/** The short form, as its reader sees it. */
export const shortForm = (language: Spoken, { subject, brief, action }: MessageContent) => ({
  subject: textIn(language, subject),
  brief: textIn(language, brief),
  action: textIn(language, action),
})

/** The absolute links in an email's footer, and its reader's language. */
export type FootLinks = {
  settingsHref: string
  stopHref: (topic: NoticeTopic | 'digest') => string
  language: Spoken
}

/** The email for an occasion. Emails about money or safety have no unsubscribe link. */
export const compose = (notified: Notification, { settingsHref, stopHref, language }: FootLinks): ComposedEmail => {
  const words = wordsOf(notified)
  const { heading, paragraphs, items = [], closing = [], facts = [] } = words
  const text = (one: Text): string => textIn(language, one)
  const { topic } = kindOf(notified.occasion.kind)
  const { subject, brief, action } = shortForm(language, words)
  const all = 'number' in notified.about ? [...facts, ...stayFacts(notified.about)] : facts
  return {
    language,
    subject,
    preheader: brief,
    heading: text(heading),
    paragraphs: paragraphs.map(text),
    items: items.map((item) => ({ ...item, title: text(item.title), text: text(item.text) })),
    closing: closing.map(text),
    facts: all.map(({ label, value }) => ({ label: text(label), value: text(value) })),
    action: { label: action, href: notified.about.href },
    reason: reasonFor(language, topic),
    settingsHref,
    stopHref: isEssential(topic) ? null : stopHref(topic),
  }
}

export type DigestItem = { subject: string; content: string; href: string }

/** The morning email: unread low-priority messages. */
export const composeDigest = (
  { firstName, href }: RecipientDetails,
  items: readonly DigestItem[],
  { settingsHref, stopHref, language }: FootLinks,
): ComposedEmail => ({
  language,
  subject: render(language, said('mail.digest.subject', { count: items.length })),
  preheader: items.map(({ subject }) => subject).join('. '),
  heading: render(language, said('mail.digest.heading', { firstName })),
  paragraphs: [render(language, said('mail.digest.intro'))],
  items: items.map(({ subject, content, href: to }) => ({ title: subject, text: content, href: to })),
  facts: [],
  action: { label: render(language, said('mail.digest.action')), href },
  reason: reasonFor(language, 'digest'),
  settingsHref,
  stopHref: stopHref('digest'),
})
