import { area } from '../words.ts'

/** Bills of companies, for the team. */
export const staffBillWords = area({
  left: 'Up to {amount} can still be charged.',
  enter: 'Enter a bill',
  vendor: 'Company',
  choose: 'Choose a company',
  number: 'Its number',
  cost: 'What it asks',
  markup: 'Our part, percent',
  less: 'Less',
  more: 'More',
  unclear: 'Please enter an amount.',
  paper: 'The bill itself',
  paperHint: 'A PDF or a picture, up to 40 MB. The owner can open it.',
  stillSending: 'The paper is still on its way.',
  save: 'Enter it',
  saved: 'The bill is entered',
  charge: 'Charge the owner',
  refuse: 'Refuse it',
  chargeOf: 'Charge the owner: {number}',
  refuseOf: 'Refuse it: {number}',
  charged: 'The owner is charged',
  refused: 'The bill is refused',
})
