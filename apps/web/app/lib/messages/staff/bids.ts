import { area } from '../words.ts'

/** Bids for repairs. */
export const staffBidWords = area({
  title: 'New bid',
  vendor: 'Vendor',
  kind: 'Cost type',
  markup: 'Markup (%)',
  less: 'Decrease',
  more: 'Increase',
  unclear: 'Enter an amount.',
  remove: 'Remove line',
  addLine: 'Add line',
  note: 'Note to the owner',
  sum: 'Total: {amount}.',
  needsApproval: 'Needs owner approval.',
  withinLimit: 'Within the limit: you can order the work now.',
  submit: 'Submit bid',
  submitted: 'Bid submitted',
  order: 'Order work',
  ordered: 'Work ordered. The owner is notified.',
  limitChange: 'Change repair limit',
  limitAmount: 'No owner approval up to',
  limitHint: 'The amount the owner agreed to in writing.',
  limitFrom: 'Effective date',
  limitSave: 'Save limit',
  limitSaved: 'Limit saved',
})
