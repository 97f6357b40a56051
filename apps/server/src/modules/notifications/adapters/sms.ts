/** A text message ready to send; `id` is the same for every attempt. */
export type TextMessage = { id: string; to: string; text: string }

/** Sends text messages. */
export interface SmsAdapter {
  readonly via: 'outbox' | 'gateway'
  /**
   * Resolves once another service has accepted it. @throws SmsRefused for a permanent failure, anything else for a
   * temporary one
   */
  send: (message: TextMessage) => Promise<void>
}

/** The number accepts no text messages, or no more from us; retrying wouldn't help. */
export class SmsRefused extends Error {
  override name = 'SmsRefused'
}

/** Text messages that aren't sent: `/dev/outbox` shows what is stored of every delivery. */
export const outboxSms: SmsAdapter = { via: 'outbox', send: async () => {} }

declare module '#kernel/app' {
  interface Adapters {
    sms: SmsAdapter
  }
}
