import type { NoticeTopic } from '@porchlight/contract'
import { render, type Said, type Spoken, said } from '@porchlight/wording'

/** Texts shared by every email, in one language. */
export const frameOf = (language: Spoken) => {
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  return {
    settings: text('mail.frame.settings'),
    stop: text('mail.frame.stop'),
    questions: text('mail.frame.questions'),
    footer: (name: string): string => text('mail.frame.footer', { name }),
  }
}

/** Why the recipient gets an email, in its footer; `given_address` for recipients without an account. */
export const reasonFor = (language: Spoken, topic: NoticeTopic | 'digest' | 'given_address'): string =>
  render(language, said(topic === 'given_address' ? 'mail.frame.given_address' : `mail.frame.reason.${topic}`))

export const textMessage = (site: string, subject: string, href: string): string => `${site}: ${subject}. ${href}`

export const outboxPage = {
  title: 'Outbox',
  intro:
    'Every email and text message the product would have sent, newest first. Set SMTP_URL and MAIL_FROM to send them.',
  empty: 'Nothing has been sent yet.',
  to: 'To',
}
