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
    'Each postback is signed: the header “porchlight-signature” contains the time and the HMAC-SHA256 of “time.body” with your secret. No guest data is sent.',
  reference: 'Developer reference',
  body: 'We send a POST with a JSON body. “amount” is the commission in cents, “subId” the sub-ID of the guest’s link or null. Use “id” to detect duplicates.',
  events: 'Events',
  when: 'Sent when',
  eventTexts: {
    'booking.confirmed': 'the booking was signed and paid',
    'commission.earned': 'the stay was completed',
    'commission.changed': 'the amount or rate changed, or the commission was reinstated',
    'commission.reversed': 'the booking was canceled or didn’t happen, or our team reversed the commission',
    'commission.paid': 'a payout that includes it was sent',
    'commission.payout_returned': 'the bank returned a payout that includes it',
  },
  signature:
    'The header is t=SECONDS,v1=HEX. Compute the HMAC over the raw body, compare in constant time, and reject postbacks older than five minutes.',
  retries: 'Answer with a 2xx status within 10 seconds. Anything else, including a redirect, is retried several times.',
  deliveries: 'Last deliveries',
  event: 'Event',
  at: 'Sent',
  state: 'Status',
  delivered: 'Delivered',
  waiting: 'Not delivered yet',
  tries: '{count, plural, one {# try} other {# tries}}, last response {answer}',
})
