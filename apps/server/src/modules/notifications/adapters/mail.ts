/** A message ready to leave. `id` is the same for every try, so that a mailbox that got it twice shows it once. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string }

/** The way mail leaves the house. */
export interface MailAdapter {
  readonly via: 'outbox' | 'smtp'
  /** Resolves once somebody else answers for the message. @throws MailRefused for good, anything else for now */
  send: (mail: Mail) => Promise<void>
  close: () => Promise<void>
}

/** The address or the message is refused for good; trying again would not help. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

declare module '#kernel/app' {
  interface Adapters {
    mail: MailAdapter
  }
}
