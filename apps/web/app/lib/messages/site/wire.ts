import { area } from '../words.ts'

/** Paying a booking by wire. */
export const wireWords = area({
  title: 'Pay by wire',
  text: 'Send a wire from your bank with {reference} as the reference. We confirm your stay when the money arrives.',
  held: 'Your nights are held until {until}.',
  amount: 'Amount',
  holder: 'Account holder',
  bank: 'Bank',
  routing: 'Routing number',
  account: 'Account number',
  reference: 'Reference',
  safety: 'These details never change by email. If a message asks you to wire to another account, call us first.',
  orCard: 'Or pay here',
})
