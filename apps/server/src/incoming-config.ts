/** How emails to the company come in: from a mailbox, or from a service that posts them to us. */
export type IncomingEmail = {
  via: 'imap' | 'postmark' | 'sendgrid' | 'mailgun'
  /** Where guests write to. */
  address: string
  /** Whether the mailbox takes `name+anything@` too, by which an answer finds its conversation. */
  plus: boolean
  /** The name under which our own mail server vouches for senders; empty: nobody does. */
  authServer: string
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  user: string
  password: string
  folder: string
  /** What a service proves itself with: the password in its address, or Mailgun’s signing key. */
  webhookKey: string
  /** Signs the addresses that answers go to. */
  replyKey: string
}
