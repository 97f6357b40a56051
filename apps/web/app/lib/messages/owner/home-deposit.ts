import { area } from '../words.ts'

/** The deposit that a home asks of its guests. */
export const homeDepositWords = area({
  title: 'A deposit',
  note: 'Held on the card, not charged',
  lead: 'It is held on the guest’s card from the day before he arrives until nothing can be claimed of the stay, and stands beside the price, not in it. What is settled of a claim is taken from it first. Stays that are booked keep what was agreed.',
  amount: 'Deposit for each stay',
  amountHint: '0 asks for none',
  unclear: 'Please write an amount.',
  save: 'Save the deposit',
  saved: 'It holds from the next quote on',
})
