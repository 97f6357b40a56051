import { area } from '../words.ts'

export const stayFeeWords = area({
  title: 'Cleaning and service fees',
  note: 'included in every guest price',
  lead: 'Set both fees before the home goes live. You can change them later; existing bookings keep theirs.',
  open: 'Set both fees to publish this home.',
  cleaning: 'Cleaning fee',
  service: 'Service fee',
  ways: { amount: 'Amount per stay', share: 'Percent of rent and fees', none: 'No fee' },
  cleaningAmount: 'Cleaning fee per stay',
  serviceAmount: 'Service fee per stay',
  serviceShare: 'Service fee in percent',
  name: 'Decided by',
  reason: 'Reason for no fee',
  choose: 'Choose one.',
  fill: 'Fill this in.',
  unclear: 'Enter an amount.',
  outside: 'Enter an amount above 0.',
  noNumber: 'Enter a number.',
  outsideShare: 'Enter a percentage above 0, at most 50.',
  save: 'Save fees',
  saved: 'Fees saved.',
})
