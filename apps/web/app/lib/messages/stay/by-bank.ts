import { area, type WordsOf } from '../words.ts'

/** Paying from a bank account: what it means before, while the bank takes its days, and when it returns the money. */
export const byBankWords = area({
  way: 'How you pay',
  card: 'Card',
  cardHint: 'Confirmed at once',
  bank: 'Bank account',
  bankHint: 'Confirmed within {days} working days',
  tooLate: 'A bank takes up to {days} working days: there is no time for it before you arrive',
  returnedBefore: 'A bank has returned money for this stay already',
  termsTitle: 'What it means to pay by bank',
  termDays: 'Your bank takes up to {days} working days, until {until} at the latest.',
  termNights: 'The nights are yours meanwhile. The stay is confirmed once the money has come, and not before.',
  termNightsReturn: 'If your bank returns it you have {hours} hours to pay by card; after that the nights are free.',
  termLaterReturn:
    'If your bank returns it you have {hours} hours to pay by card; after that the booking is canceled under its terms.',
  termStop: 'Once asked, your bank cannot be stopped, and nothing else can pay for it meanwhile.',
  sandboxText:
    'Use one of the test accounts. The numbers stay in your browser; only the name of the test account is sent.',
  testAccounts: 'The test accounts',
  accounts: {
    tok_bank: 'pays after three working days',
    tok_bank_quick: 'pays as soon as it is asked again',
    tok_bank_returned: 'is returned after three days',
    tok_bank_returned_quick: 'is returned as soon as it is asked again',
    tok_bank_slow: 'takes thirty days, and is too late',
    tok_bank_closed: 'is closed and refuses at once',
    tok_bank_taken_back: 'pays, and takes it back a day later',
  },
  holder: 'Name on the account',
  routing: 'Routing number',
  routingHint: 'Nine digits, at the bottom left of a check',
  routingInvalid: 'These are not the nine digits of a bank',
  account: 'Account number',
  accountUnknown: 'This is none of the sandbox’s accounts',
  allow:
    'I allow {company} to debit this account for this stay: {amount} now, and what falls due later on its day. I can take this back at any time by writing to the team.',
  allowMissing: 'Tick this to allow the debit',
  ask: 'Ask your bank for {amount}',
  askNote: 'We write to you as soon as the money has come.',
  laterNote: '{amount} follows on {date} from the same account. We write to you before.',
  refused: 'Your bank refused',
  refusedText: 'Nothing was taken. Use another account, or a card. Your nights are still held.',
  unavailable:
    'The form of the bank could not be loaded. Check your connection and reload the page; nothing has been taken.',
  pending: '{amount} is on its way from your bank',
  pendingNights:
    'Banks take a few working days. The nights are kept for you until {until} at most, and the stay is confirmed the moment the money has come.',
  pendingLater: 'Banks take a few working days, until {until} at most. Nothing else is charged for it meanwhile.',
  lookAgain: 'Ask the bank now',
  notYet: 'Your bank has not answered yet',
  came: 'The money has come',
  returned: 'Your bank returned the payment',
  returnedNights:
    'Nothing was taken. The nights are yours until {until}: pay by card until then, and the stay is confirmed at once.',
  returnedLater:
    'Nothing was taken. Please pay by card until {until}; after that the booking is canceled under its terms.',
  payByCard: 'Pay by card',
  status: 'Bank is paying',
  answersBy: 'Your bank has been asked and answers by {until}.',
  withdrawText:
    '{amount} is on its way and cannot be stopped: it goes back to you as soon as it has come. The nights are free for others at once.',
  withdrawn: 'The nights are free again.',
})

export type ByBankWords = WordsOf<typeof byBankWords>
