import type { Fields } from './engine/render.ts'

/** Placeholder texts for a preview of the booking agreement without a booking. */
export const beforeBooking: Fields = {
  guest: 'the guest who signs',
  home: 'the home you book',
  town: 'the town on its page',
  number: 'assigned when you book',
  nights: 'the nights you choose',
  arrive: 'your arrival date',
  arriveTime: 'the check-in time',
  depart: 'your departure date',
  departTime: 'the check-out time',
  timeZone: 'in the home’s time zone',
  party: 'the people you name when you book',
  price: [{ label: 'Nights, fees, and taxes, line by line', value: 'as shown before you sign' }],
  schedule: [{ label: 'Each payment with its due date', value: 'as shown before you sign' }],
  policy: 'the policy shown with the price',
  cancellation: ['Each deadline with its date, time, and amount, as shown before you sign.'],
  deposit: 'If the home requires a security deposit, the amount appears here.',
  houseRules: ['The rules on the home’s page.'],
}

export const problems = {
  alreadyReviewed: 'This version is already marked as reviewed.',
  reviewToCome: 'The review date is in the future.',
  unfit: 'This can’t be published:',
  same: 'Nothing has changed since the latest version.',
  publishedMeanwhile: 'Someone published a newer version. Reload the document and try again.',
  homeAgreementMeanwhile: 'Someone changed this agreement. Reload the page and try again.',
  sameSigner: 'This name already signed for the home. Sign with your own full name.',
  changed: 'The agreement was updated. Review it again before you sign.',
}

/** Last line of a home's agreement, which the operator signs before the guest. */
export const signedForTheHome = (name: string, day: string): string => `Signed for the home by ${name} on ${day}.`
