import type { Fields } from './engine/render.ts'

/** What stands in a booking agreement that belongs to no booking yet: where each thing will come from. */
export const beforeBooking: Fields = {
  guest: 'the guest who signs',
  home: 'the house you book',
  town: 'the town named on its page',
  number: 'given when you book',
  nights: 'the nights you choose',
  arrive: 'the day you arrive',
  arriveTime: 'the house’s check-in time',
  depart: 'the day you leave',
  departTime: 'its check-out time',
  timeZone: 'in the time zone named with the stay',
  party: 'the people you name when you book',
  price: [{ label: 'Nights, fees and taxes, line by line', value: 'as shown before you sign' }],
  schedule: [{ label: 'Each payment with its day', value: 'as shown before you sign' }],
  policy: 'the policy shown with the price',
  cancellation: ['Each step with its day, hour and amount, as shown before you sign.'],
  deposit: 'If the house asks for a deposit, its amount stands here.',
  houseRules: ['The rules shown on the page of the house.'],
}

export const problems = {
  alreadyReviewed: 'This wording is marked as reviewed already.',
  reviewToCome: 'The day of the review is still to come.',
  unfit: 'This cannot be published:',
  same: 'The words are those of the latest wording. Change something first.',
  publishedMeanwhile: 'Someone has published another wording meanwhile. Please open the document again.',
  homeAgreementMeanwhile: 'Someone has changed this agreement meanwhile. Please open the page again.',
  sameSigner: 'This name has signed for the house. Please sign with your own, in full.',
  changed: 'The agreement has a new wording. Please read it again.',
}

/** The last line of a home's agreement: whoever asks for it has signed it first. */
export const signedForTheHouse = (name: string, day: string): string => `Signed for the house by ${name} on ${day}.`
