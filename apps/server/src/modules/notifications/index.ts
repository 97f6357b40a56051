/**
 * notifications own what we write to people and how its delivery went.
 * They promise one letter per fact, reader and kind, however often the fact is heard of, and that a letter is kept until
 *   the mail server has taken it or refused it for good.
 * They announce nothing; nobody imports them but the place that puts the product together.
 */
export type { Mail, MailAdapter } from './adapters/mail.ts'
export { outboxMail } from './adapters/outbox-mail.ts'
export { smtpMail } from './adapters/smtp.ts'
