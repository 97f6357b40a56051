import { area, type WordsOf } from '../words.ts'

/** Paying by bank: before the payment, while it is pending, and when it is returned. */
export const bankPaymentWords = area({
  way: 'Payment method',
  card: 'Card',
  cardHint: 'Confirmed right away',
  bank: 'Bank account',
  bankHint: 'Confirmed within {days} business days',
  tooLate: 'Bank payments take up to {days} business days, and your check-in is sooner than that',
  returnedBefore: 'A bank payment for this stay was already returned',
  termsTitle: 'How paying by bank works',
  termDays: 'The payment takes up to {days} business days and clears by {until}.',
  termNights: 'We hold your nights in the meantime. Your stay is confirmed when the payment clears.',
  termNightsReturn:
    'If your bank returns it, you have {hours} hours to pay by card. After that, we release the nights.',
  termLaterReturn:
    'If your bank returns it, you have {hours} hours to pay by card. After that, the booking is canceled under its policy.',
  termStop: 'Once started, a bank payment can’t be stopped or replaced by another one.',
  sandboxText: 'Use one of the test accounts. The numbers stay in your browser; we send only the account’s name.',
  testAccounts: 'Test accounts',
  accounts: {
    tok_bank: 'clears after three business days',
    tok_bank_quick: 'clears at the next check',
    tok_bank_returned: 'is returned after three days',
    tok_bank_returned_quick: 'is returned at the next check',
    tok_bank_slow: 'takes thirty days and misses the deadline',
    tok_bank_closed: 'is closed and declines right away',
    tok_bank_taken_back: 'clears and is reversed a day later',
  },
  holder: 'Name on the account',
  routing: 'Routing number',
  routingHint: 'Nine digits, at the bottom left of your check',
  routingInvalid: 'Enter a valid nine-digit routing number',
  account: 'Account number',
  accountUnknown: 'Use one of the test account numbers',
  allow:
    'I authorize {company} to debit this account for this stay: {amount} now and later payments on their due dates. I can revoke this at any time by messaging the team.',
  allowMissing: 'Check this box to authorize the debit',
  ask: 'Pay {amount} from your bank',
  askNote: 'We’ll email you when the payment clears.',
  laterNote: '{amount} follows on {date} from the same account. We’ll email you before that.',
  refused: 'Your bank declined the payment',
  refusedText: 'You weren’t charged. Use another account or a card. Your nights are still on hold.',
  unavailable: 'The bank form didn’t load, and you weren’t charged. Check your connection and reload the page.',
  pending: '{amount} is on its way from your bank',
  pendingNights:
    'Bank payments take a few business days. We hold your nights until {until} and confirm your stay when the payment clears.',
  pendingLater: 'Bank payments take a few business days. This one clears by {until}, and you won’t be charged twice.',
  lookAgain: 'Check with the bank now',
  notYet: 'The payment hasn’t cleared yet',
  came: 'Payment received',
  returned: 'Your bank returned the payment',
  returnedNights: 'You weren’t charged. Pay by card by {until} to keep your nights and confirm your stay right away.',
  returnedLater: 'You weren’t charged. Pay by card by {until}; after that, the booking is canceled under its policy.',
  payByCard: 'Pay by card',
  answersBy: 'Your bank payment is processing and clears by {until}.',
  withdrawText:
    '{amount} is already on its way from your bank. We’ll refund it as soon as it arrives. The nights become available right away.',
  withdrawn: 'The nights are available again.',
})

export type BankPaymentWords = WordsOf<typeof bankPaymentWords>
