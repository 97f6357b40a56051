/** How emails to the company arrive: from a mailbox, or from a service that posts them to us. */
export type IncomingEmail = {
  via: 'imap' | 'postmark' | 'sendgrid' | 'mailgun'
  /** The address guests write to. */
  address: string
  /** Whether the mailbox also accepts `name+anything@`, which matches a reply to its conversation. */
  plus: boolean
  /** The name under which our own mail server authenticates senders; empty: none does. */
  authServer: string
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  user: string
  password: string
  folder: string
  /** What a service authenticates with: the password in its address, or Mailgun’s signing key. */
  webhookKey: string
  /** Signs the addresses that replies go to. */
  replyKey: string
}
