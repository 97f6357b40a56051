/** A message ready to send. `id` is the same for every attempt, so that a mailbox that gets it twice shows it once. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Unsubscribes from emails of this kind in one click, without a login (RFC 8058). */
  unsubscribe: string | null
  /** Where replies go and what this email replies to; only for messages that people write to each other. */
  thread: MailThread | null
}

/** A message from a person isn't an automatic email; one from a schedule is (RFC 3834). */
export type MailThread = {
  replyTo: string
  inReplyTo: string | null
  references: readonly string[]
  automatic: boolean
}

/** Sends mail. */
export interface MailAdapter {
  readonly via: 'outbox' | 'smtp'
  /**
   * Resolves once another server has accepted the message. @throws MailRefused for a permanent failure, anything else
   * for a temporary one
   */
  send: (mail: Mail) => Promise<void>
  close: () => Promise<void>
}

/** A permanent rejection; retrying wouldn't help. A rejected `address` accepts no other email either. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly what: 'address' | 'message'

  constructor(message: string, what: 'address' | 'message', options?: ErrorOptions) {
    super(message, options)
    this.what = what
  }
}

export type MailTrial = 'ok' | 'unreachable' | 'login_refused' | 'private_address'

/** Replaces the mail server at runtime, and tests one that isn't in use yet. */
export interface MailConnector {
  /** Connects to the server in the current `app.config`. */
  connect: () => void
  /** Connects and logs in without sending anything. `onlyPublic` rejects hosts on a private network. */
  try: (to: { url: string; host: string; onlyPublic: boolean }) => Promise<MailTrial>
  close: () => Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    mail: MailAdapter
    mailConnector: MailConnector
  }
}
