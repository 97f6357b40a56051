import type { Site } from '@porchlight/contract'
import type { Spoken } from '@porchlight/wording'
import { frameOf } from './frame-messages.ts'

export type Fact = { label: string; value: string }
export type Item = { title: string; text: string; href: string }

/** An email before formatting: the text, a list or a table of facts, and at most one action. */
export type ComposedEmail = {
  /** The reader's language. */
  language: Spoken
  subject: string
  /** What an inbox shows beside the subject. */
  preheader: string
  heading: string
  paragraphs: readonly string[]
  items?: readonly Item[]
  /** Text below the list. */
  closing?: readonly string[]
  facts: readonly Fact[]
  action: { label: string; href: string } | null
  /** Why the recipient gets it. */
  reason: string
  settingsHref: string
  /** Unsubscribes from emails like this one without a login; null for money and safety. */
  stopHref: string | null
}

/** The sender of an email. */
export type Sender = {
  name: string
  theme: Site['theme']
  /** The brand's color, as six hexadecimal digits; none: the theme's own. */
  accent?: string | null
  legalName: string
  postalAddress: string
  contactEmail: string
  contactPhone: string
}

const wrapped = (text: string, width = 76): string => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

/** The plain-text form, for mail readers without HTML and for the outbox. */
export const asText = (email: ComposedEmail, sender: Sender): string => {
  const frame = frameOf(email.language)
  return [
    email.heading,
    ...email.paragraphs.map((paragraph) => wrapped(paragraph)),
    ...(email.items ?? []).map(({ title, text, href }) => [wrapped(title), wrapped(text), href].join('\n')),
    ...(email.closing ?? []).map((paragraph) => wrapped(paragraph)),
    email.facts.map(({ label, value }) => wrapped(`${label}: ${value}`)).join('\n'),
    email.action ? `${email.action.label}:\n${email.action.href}` : '',
    [sender.name, sender.contactPhone, sender.contactEmail].filter(Boolean).join('\n'),
    wrapped(`${sender.legalName}, ${sender.postalAddress}`),
    wrapped(frame.footer(sender.legalName)),
    wrapped(email.reason),
    `${frame.settings}:\n${email.settingsHref}`,
    email.stopHref ? `${frame.stop}:\n${email.stopHref}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
