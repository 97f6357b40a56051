import { area } from '../words.ts'

/** Signed notices of bookings to a partner's own system. */
export const postbackWords = area({
  title: 'Postbacks',
  note: 'We notify your own system of each booking',
  url: 'Postback URL',
  urlHint: 'An https address of your system',
  badAddress: 'Enter a public https address.',
  secret: 'Signing secret, shown only now',
  save: 'Save and create secret',
  stop: 'Stop postbacks',
  saved: 'Saved. Copy the secret now.',
  howToVerify:
    'Each postback is signed: the header “porchlight-signature” has the time and the HMAC-SHA256 of “time.body” with your secret. Nothing about the guest is sent.',
  deliveries: 'Last deliveries',
  event: 'Event',
  at: 'Sent',
  state: 'Status',
  delivered: 'Delivered',
  waiting: 'Not delivered yet',
  tries: '{count, plural, one {# try} other {# tries}}, last answer {answer}',
})
