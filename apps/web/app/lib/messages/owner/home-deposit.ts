import { area } from '../words.ts'

/** The deposit that a home asks of its guests. */
export const homeDepositWords = area({
  title: 'A deposit',
  note: 'Held on the card, not charged',
  lead: 'It is held on the guest’s card from the day before he arrives until nothing can be claimed of the stay, and stands beside the price, not in it. What is settled of a claim is taken from it first. Stays that are booked keep what was agreed.',
  amount: 'Deposit for each stay',
  amountHint: '0 asks for none',
  waiverLead:
    'A guest may choose a waiver instead: he pays a little that does not come back, nothing is held, and what is settled of a claim is paid to you from the waivers up to the limit.',
  price: 'Price of the waiver',
  priceHint: '0 lets nobody choose one',
  limit: 'It pays up to',
  limitHint: 'At least the deposit',
  noDeposit: 'It takes the place of a deposit: ask for one first.',
  tooLow: 'This is less than the deposit.',
  unclear: 'Please write an amount.',
  save: 'Save the deposit',
  saved: 'It holds from the next quote on',
})
