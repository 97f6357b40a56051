import { area } from '../words.ts'

export const defaultDepositsWords = area({
  title: 'Security deposits',
  lead: 'The card hold for homes that don’t set their own deposit. Existing bookings keep theirs.',
  own: '{number, plural, =0 {Every home follows a default.} one {# home sets its own deposit.} other {# homes set their own deposit.}}',
  list: 'Default deposits',
  none: 'No default deposit',
  noneText: 'Homes that follow the default ask for no deposit.',
  who: 'Applies to',
  company: 'All homes',
  amount: 'Deposit per stay',
  homes: 'Homes that follow it',
  set: 'Set a default',
  hint: '0 asks for no deposit. Leave empty to remove this default.',
  currency: 'Currency',
  review: 'Review change',
  history: 'History',
  toAmount: '{who}: {amount}',
  removed: '{who}: default removed',
  unclear: 'Enter an amount',
})
