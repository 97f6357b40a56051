import { area } from '../words.ts'

/** What the team lays out of a repair. */
export const staffBidWords = area({
  title: 'Lay out a bid',
  vendor: 'Who would do it',
  kind: 'Kind of cost',
  markup: 'Our part, percent',
  less: 'Less',
  more: 'More',
  unclear: 'Please enter an amount.',
  remove: 'Take this line out',
  another: 'Another line',
  note: 'For the owner',
  sum: 'In all {amount}.',
  willAsk: 'The owner is asked first.',
  willOrder: 'It can be ordered at once.',
  layOut: 'Lay it out',
  laidOut: 'The bid is laid out',
  order: 'Order it',
  ordered: 'It is ordered, and the owner is told',
  limitChange: 'Change the limit of this house',
  limitAmount: 'Ordered without asking up to',
  limitHint: 'As the owner agreed to it in writing.',
  limitFrom: 'From',
  limitSave: 'Save the limit',
  limitSaved: 'The limit is saved',
})
