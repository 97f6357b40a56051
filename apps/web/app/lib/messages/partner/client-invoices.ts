import { area } from '../words.ts'

/** What travel agents bill their clients. */
export const clientInvoiceWords = area({
  title: 'Client invoices',
  titleNote: 'What you bill your clients yourself',
  number: 'Invoice',
  client: 'Client',
  agent: 'Agent',
  state: 'Status',
  fee: 'Fee',
  acts: 'Actions',
  stands: 'Issued',
  voided: 'Void',
  void: 'Void',
  voidOf: 'Void invoice {number}',
  voidText: 'The invoice stays in the list as void. You can then issue a new one for this booking.',
  reason: 'Reason',
  pdfOf: '{number}: download PDF',
  issue: 'Invoice client',
  issueFor: 'Invoice client: {client}',
  issueText:
    'The stay ({stay}) is listed for your client’s records; they pay it to us directly. The invoice is for your own fee. Your commission isn’t on it.',
  feeLabel: 'What the fee is for',
  usualFee: 'Travel planning fee',
  note: 'Note on the invoice',
  unclear: 'Enter an amount, such as 150.',
  issueNow: 'Issue invoice',
  issued: 'Invoice issued.',
  close: 'Close',
})
