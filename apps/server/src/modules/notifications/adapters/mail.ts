/** A message ready to leave. `id` is the same for every try, so that a mailbox that got it twice shows it once. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Stops emails of this sort in one click, without a login (RFC 8058). */
  unsubscribe: string | null
  /** Where an answer goes and what it answers; only of messages that people write to each other. */
  thread: MailThread | null
}

/** What someone wrote is no automatic email; what a schedule wrote is (RFC 3834). */
export type MailThread = {
  replyTo: string
  inReplyTo: string | null
  references: readonly string[]
  automatic: boolean
}

/** The way mail leaves the home. */
export interface MailAdapter {
  readonly via: 'outbox' | 'smtp'
  /** Resolves once someone else answers for the message. @throws MailRefused for good, anything else for now */
  send: (mail: Mail) => Promise<void>
  close: () => Promise<void>
}

/** Refused for good; trying again would not help. A refused `address` takes no other email either. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly what: 'address' | 'message'

  constructor(message: string, what: 'address' | 'message', options?: ErrorOptions) {
    super(message, options)
    this.what = what
  }
}

export type MailTrial = 'ok' | 'unreachable' | 'login_refused' | 'private_address'

/** Replaces the mail server while the product runs, and tries one that nothing uses yet. */
export interface MailConnector {
  /** Connects to what `app.config` says now. */
  connect: () => void
  /** Connects and logs in, without sending anything. `onlyPublic` refuses hosts on a private network. */
  try: (to: { url: string; host: string; onlyPublic: boolean }) => Promise<MailTrial>
  close: () => Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    mail: MailAdapter
    mailConnector: MailConnector
  }
}
