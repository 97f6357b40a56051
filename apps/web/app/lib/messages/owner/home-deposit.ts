import { area } from '../words.ts'

/** The deposit a home requires from its guests. */
export const homeDepositWords = area({
  title: 'Security deposit',
  note: 'Authorization hold on the card, not a charge',
  lead: 'We place a hold on the guest’s card the day before check-in and release it when the claim period ends. It is shown next to the price, not included in it. Approved damage claims are paid from it first. Existing bookings keep their terms.',
  inherit: 'Use the default: {amount}',
  inheritFrom: 'Use the default of {group}: {amount}',
  amount: 'Deposit per stay',
  amountHint: '0 for no deposit',
  waiverLead:
    'Guests can buy a non-refundable damage waiver instead of a deposit. Approved damage claims are then paid to you from waiver fees, up to the limit.',
  price: 'Waiver price',
  priceHint: '0 for no waiver',
  limit: 'Waiver limit',
  limitHint: 'At least the deposit amount',
  noDeposit: 'A waiver replaces a deposit. Set a deposit first.',
  tooLow: 'The limit must be at least the deposit.',
  unclear: 'Enter an amount.',
  save: 'Save deposit',
  saved: 'Deposit saved. It applies to new quotes.',
})
