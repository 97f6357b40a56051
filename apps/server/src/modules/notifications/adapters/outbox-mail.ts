import type { MailAdapter } from './mail.ts'

/** Mail that stays here: what is kept of every delivery is what `/dev/outbox` shows. */
export const outboxMail: MailAdapter = {
  via: 'outbox',
  send: async () => {},
  close: async () => {},
}
