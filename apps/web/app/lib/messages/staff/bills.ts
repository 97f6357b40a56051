import { area } from '../words.ts'

/** Vendor bills of a repair. */
export const staffBillWords = area({
  left: 'Up to {amount} left to charge.',
  enter: 'Enter vendor bill',
  vendor: 'Vendor',
  choose: 'Choose a vendor',
  number: 'Bill number',
  cost: 'Bill amount',
  markup: 'Markup (%)',
  less: 'Decrease',
  more: 'Increase',
  unclear: 'Enter an amount.',
  file: 'Bill (PDF or photo)',
  fileHint: 'PDF or photo, up to 40 MB. The owner can open it.',
  uploading: 'The file is still uploading.',
  save: 'Save bill',
  saved: 'Bill saved',
  charge: 'Charge owner',
  reject: 'Reject bill',
  chargeOf: 'Charge owner: {number}',
  rejectOf: 'Reject bill: {number}',
  charged: 'Charged to the owner',
  rejected: 'Bill rejected',
})
