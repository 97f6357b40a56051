import { area, type WordsOf } from '../words.ts'

export const paymentRequestWords = area({
  title: 'You are asked for {amount}',
  reason: 'What for',
  amount: 'Amount',
  asked: 'Asked on',
  agreeCard: 'Agree, and pay with {card}',
  agreeOther: 'Agree, and pay with another card',
  cardText:
    '{card} is charged within a quarter of an hour. The amount becomes a line of the price of your stay, under its terms.',
  otherText: 'The amount becomes a line of the price of your stay, under its terms, and you pay it on the next page.',
  accepted: 'You have agreed to this. What is still to pay stands on the page of your stay.',
  withdrawn: 'This request was withdrawn. Nothing is to pay.',
  taken_back: 'This was canceled and is no longer part of the price of your stay.',
  late: 'This can no longer be agreed to. Please write to the team.',
  toStay: 'To your stay',
  done: 'Agreed. {card} is charged within a quarter of an hour.',
  todo: 'You are asked for {amount}',
  act: 'See why',
})

export type PaymentRequestWords = WordsOf<typeof paymentRequestWords>
