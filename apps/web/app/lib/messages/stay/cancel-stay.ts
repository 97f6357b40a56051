import { area } from '../words.ts'

/** Canceling a stay, for guests, owners, and the team. */
export const cancelStayWords = area({
  close: 'Close',
  head: 'Cancel this stay?',
  ask: '{home}, {dates}. The nights become available right away. You can’t undo this.',
  loading: 'Calculating your refund',
  columns: { line: 'Item', paid: 'Paid', retained: 'Retained', refund: 'Refund' },
  sum: 'Total',
  backTo: '{amount} refunded to {method}',
  backToFriend: '{amount} refunded to a friend who paid a share ({method})',
  theirCard: 'to their own card',
  balance: '{amount} is still due under the cancellation policy.',
  reason: 'Reason (optional)',
  reasonHint: 'Saved with the booking. The guest, the owner, and the team can read it.',
  make: 'Cancel and refund {amount}',
  makeNothing: 'Cancel without a refund',
  keep: 'Keep stay',
  termsChanged: 'The amounts changed since you opened this page. Here are the current ones.',
  made: 'Canceled. {amount} is refunded to the original payment method.',
  madeNothing: 'The stay is canceled.',
  whose: 'Who is canceling?',
  whoseIs: { guest: 'The guest', operator: 'The company or the owner', no_show: 'Nobody: the guest is a no-show' },
  whoseHint: {
    guest: 'The booking’s cancellation policy applies.',
    operator: 'The guest gets a full refund.',
    no_show: 'The booking’s cancellation policy applies as of now. Call the guest first.',
  },
  missing: {
    make: 'Mark as no-show and refund {amount}',
    makeNothing: 'Mark as no-show without a refund',
    made: 'Marked as a no-show. {amount} is refunded to the original payment method.',
    madeNothing: 'Marked as a no-show.',
  },
})
