import { area } from '../words.ts'

/** Canceling a stay, whoever does it. */
export const cancelWords = area({
  close: 'Close',
  head: 'Cancel this stay?',
  ask: '{home}, {dates}. The nights are free for others at once; this cannot be undone.',
  loading: 'Working out what comes back',
  columns: { line: 'For', paid: 'Paid', kept: 'Kept', back: 'Back' },
  sum: 'Together',
  backTo: '{amount} goes back to {method}',
  backToFriend: '{amount} goes back to a friend who paid a share ({method})',
  theirCard: 'to their own card',
  balance: '{amount} stays to be paid under the terms.',
  reason: 'Why, if there is something to say',
  reasonHint: 'It stands with the booking, for the guest, the owner and the team.',
  make: 'Cancel: {amount} goes back',
  makeNothing: 'Cancel: nothing goes back',
  keep: 'Keep the stay',
  termsChanged: 'The amounts have changed since you looked. Here are the new ones.',
  made: 'Canceled. {amount} goes back the way it came.',
  madeNothing: 'The stay is canceled.',
  whose: 'Who wants it?',
  whoseIs: { guest: 'The guest', operator: 'We, or the owner', no_show: 'Nobody: the guest did not come' },
  whoseHint: {
    guest: 'The terms of the booking apply.',
    operator: 'Everything comes back to the guest.',
    no_show: 'The terms of the booking apply as they are now. Call the guest first.',
  },
  missing: {
    make: 'Nobody came: {amount} goes back',
    makeNothing: 'Nobody came: nothing goes back',
    made: 'Noted. {amount} goes back the way it came.',
    madeNothing: 'Noted that nobody came.',
  },
})
