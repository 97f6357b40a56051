import { area } from '../words.ts'

/** How emails are received, for administrators. */
export const incomingEmailWords = area({
  way: 'How emails come in',
  ways: {
    imap: 'Mailbox (IMAP)',
    postmark: 'Postmark by webhook',
    sendgrid: 'SendGrid by webhook',
    mailgun: 'Mailgun by webhook',
  },
  guestSide: 'What guests see',
  address: 'Address guests write to',
  addressHint: 'Replies to your emails go here.',
  plus: 'The address accepts tags (name+tag@example.com)',
  plusHint:
    'Each conversation then gets its own reply address. Gmail, Google Workspace, Microsoft 365, and Fastmail accept tags.',
  mailbox: 'Mailbox',
  mailboxNote:
    'We only read it. Nothing is moved, marked, or deleted. Emails that arrive from now on appear in the inbox.',
  securities: {
    tls: 'TLS (usually port 993)',
    starttls: 'STARTTLS (usually port 143)',
    none: 'None (only for a server on your own network)',
  },
  folder: 'Folder',
  trust: 'Sender check',
  trustNote:
    'An email counts as a guest’s own when they reply to one of our emails, or when your mail server vouches for its sender. Other emails wait in the inbox until someone links them.',
  authServer: 'Name of your mail server',
  authServerHint:
    'The first word of “Authentication-Results” in emails you receive, such as mx.google.com. Leave empty to skip this check.',
  service: 'Email service',
  serviceNotes: {
    postmark:
      'In Postmark, open your inbound stream. Turn on “Include raw email content”, and enter the address below as the webhook.',
    sendgrid:
      'In SendGrid under Settings, Inbound Parse, enter the address below. Turn on “POST the raw, full MIME message” and the spam check.',
    mailgun:
      'In Mailgun under Receive, create a route to the address below with /mime added, so that it posts whole emails.',
  },
  webhook: 'Webhook address',
  webhookHint: 'Put the password into the address: https://porchlight:PASSWORD@…',
  copy: 'Copy address',
  key: 'Password for the webhook',
  keyHint: 'At least 16 letters and digits. Stored encrypted.',
  signingKey: 'HTTP webhook signing key',
  signingHint: 'In Mailgun under API Security. Stored encrypted.',
  keyInvalid: 'Enter at least 16 letters and digits',
  required: 'Enter this',
  check: 'Check and save',
  saved: 'Incoming email saved',
  never: 'No email received yet.',
  last: 'Last checked {time}',
  lastPosted: 'Last email received {time}',
  problems: {
    unreachable: 'The mailbox doesn’t respond. We try again every minute.',
    login_refused: 'The mailbox rejects the login. Enter the password again.',
    private_address: 'The host is on a private network.',
    folder_missing: 'The folder is gone.',
  },
  log: 'All received messages',
  texts: 'Text messages',
  textsNote:
    'In Twilio, open the number {number}. Under “A message comes in”, enter the address below. Texts from a verified phone go to the guest’s stay; others wait in the inbox. STOP and START are recorded.',
  noTexts: 'To receive text messages, set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, and TWILIO_FROM on the server.',
  lastText: 'Last text message received {time}',
  neverText: 'No text message received yet.',
})
