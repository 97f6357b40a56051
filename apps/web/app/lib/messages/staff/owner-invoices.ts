import { area } from '../words.ts'

export const staffOwnerInvoiceWords = area({
  title: 'Owner invoices',
  lead: 'Owners with a negative balance at quarter close. Future earnings are applied automatically; record other payments here.',
  owner: 'Owner',
  none: 'No open owner invoices',
  noneText: 'Invoices appear here when a quarter closes with a negative balance.',
  receive: 'Record payment',
  receiveNote: 'the money must already be in the trust account',
  amount: 'Amount',
  receivedOn: 'Received on',
  reference: 'Bank reference',
  note: 'Record payment',
  noted: 'Payment recorded.',
  unclear: 'Enter an amount.',
  allPaid: 'Paid in full.',
})
