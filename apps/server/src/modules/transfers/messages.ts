/** Texts of this module. */
export const problems = {
  nothingDue: 'Nothing is due between the trust and the operating account.',
  amountChanged: 'The amount due has changed. Check it and prepare the transfer again.',
  open: 'A transfer in this currency is already open. Settle or cancel it first.',
  lessDue: 'The amount due is now lower than this transfer. Cancel it and prepare a new one.',
  trustShort: 'The trust account holds less than this transfer. Check the bank balance and the amount.',
  when: 'Choose a day between the day the transfer was sent and today.',
  state: 'This transfer has changed. Reload the page.',
  refusals: {
    wrong_state: 'This transfer has changed. Reload the page.',
    same_person: 'You prepared this transfer, so someone else has to approve it.',
    needs_second: 'This amount needs a second approver.',
    no_need: 'This amount doesn’t need approval.',
  },
}
