/** A text message ready to leave; `id` is the same for every try. */
export type TextMessage = { id: string; to: string; text: string }

/** The way text messages leave the home. */
export interface SmsAdapter {
  readonly via: 'outbox' | 'gateway'
  /** Resolves once someone else answers for it. @throws SmsRefused for good, anything else for now */
  send: (message: TextMessage) => Promise<void>
}

/** The number takes no text messages, or no more of ours; trying again would not help. */
export class SmsRefused extends Error {
  override name = 'SmsRefused'
}

/** Text messages that stay here: what is kept of every delivery is what `/dev/outbox` shows. */
export const outboxSms: SmsAdapter = { via: 'outbox', send: async () => {} }

declare module '#kernel/app' {
  interface Adapters {
    sms: SmsAdapter
  }
}
