import { area, type WordsOf } from '../words.ts'

/** The receipt of a payment or a refund. */
export const receiptWords = area({
  payment: 'Receipt {number}',
  refund: 'Refund {number}',
  received: 'Thank you. We received {amount}',
  sentBack: '{amount} refunded',
  how: 'Payment method',
  paidBy: 'Paid by',
  paidTo: 'Paid to',
  back: '{method}, refunded',
})

export type ReceiptWords = WordsOf<typeof receiptWords>
