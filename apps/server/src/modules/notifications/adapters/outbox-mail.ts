import type { MailAdapter } from './mail.ts'

/** Mail that isn't sent: `/dev/outbox` shows what is stored of every delivery. */
export const outboxMail: MailAdapter = {
  via: 'outbox',
  send: async () => {},
  close: async () => {},
}
