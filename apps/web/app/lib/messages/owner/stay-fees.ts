import { area } from '../words.ts'

export const stayFeeWords = area({
  title: 'Cleaning and service fees',
  note: 'part of every price that guests see',
  lead: 'Decide both fees before the home can go live. You can change them later; booked stays keep theirs.',
  open: 'This home cannot go live until both fees are decided.',
  cleaning: 'Cleaning fee',
  service: 'Service fee',
  ways: { amount: 'Amount per stay', share: 'Percent of rent and fees', none: 'No fee' },
  cleaningAmount: 'Cleaning fee per stay',
  serviceAmount: 'Service fee per stay',
  serviceShare: 'Service fee in percent',
  name: 'Who decided this',
  reason: 'Why there is no fee',
  choose: 'Choose one.',
  fill: 'Fill this in.',
  unclear: 'Enter an amount.',
  outside: 'Enter an amount above 0.',
  noNumber: 'Enter a number.',
  outsideShare: 'Enter a percentage above 0, at most 50.',
  save: 'Save fees',
  saved: 'Fees saved.',
})
