import { area } from '../words.ts'

export const staffOwnerInvoiceWords = area({
  title: 'Invoices to owners',
  lead: 'Owners whose account stood below zero when a quarter closed. What their homes earn later is set against it by itself; money that comes another way is noted here.',
  owner: 'Owner',
  none: 'No owner owes anything',
  noneText: 'Invoices are written when a quarter is closed.',
  receive: 'Note money that came',
  receiveNote: 'it must be on the trust account already',
  amount: 'Amount',
  receivedOn: 'Received on',
  reference: 'What the bank’s paper says',
  note: 'Note it',
  noted: 'Noted.',
  unclear: 'Say an amount',
  allPaid: 'Nothing of it is open any more.',
})
