import { area, type WordsOf } from '../words.ts'

export const paymentRequestWords = area({
  title: 'Payment request for {amount}',
  reason: 'Reason',
  amount: 'Amount',
  requestedOn: 'Requested',
  agreeCard: 'Approve and pay with {card}',
  agreeOther: 'Approve and pay with another card',
  cardText: '{card} is charged within 15 minutes. The amount is added to your stay’s price under its terms.',
  otherText: 'The amount is added to your stay’s price under its terms. You pay it on the next page.',
  accepted: 'You approved this. Your stay’s page shows what’s due.',
  withdrawn: 'This request was withdrawn. Nothing is due.',
  canceled: 'This charge was canceled and removed from your stay’s price.',
  late: 'You can no longer approve this request. Message the team.',
  toStay: 'View your stay',
  done: 'Approved. {card} is charged within 15 minutes.',
  todo: 'Payment request for {amount}',
  act: 'Review request',
})

export type PaymentRequestWords = WordsOf<typeof paymentRequestWords>
