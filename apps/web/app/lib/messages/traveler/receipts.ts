import { area, type WordsOf } from '../words.ts'

/** The receipt of one payment that came, or of what went back. */
export const receiptWords = area({
  payment: 'Receipt {number}',
  refund: 'Refund {number}',
  received: '{amount} received, with thanks',
  sentBack: '{amount} sent back',
  how: 'By',
  paidBy: 'Paid by',
  paidTo: 'Paid to',
  back: '{method}, sent back',
})

export type ReceiptWords = WordsOf<typeof receiptWords>
