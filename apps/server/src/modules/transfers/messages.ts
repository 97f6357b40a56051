/** Every word of this module's own. */
export const problems = {
  nothingDue: 'Nothing is due between the trust and the operating account.',
  amountChanged: 'What is due has changed since you looked. Check the amount and prepare the transfer again.',
  open: 'A transfer in this currency is under way. Settle or cancel it first.',
  lessDue: 'Less is due now than this transfer moves. Cancel it and prepare a new one.',
  trustShort: 'The trust account holds less than this transfer moves. Check the bank balance and the amount.',
  when: 'Choose a day that is not in the future, and not before the transfer was sent.',
  state: 'This transfer has moved on. Load the page again.',
  refusals: {
    wrong_state: 'This transfer has moved on. Load the page again.',
    same_person: 'A second person approves: you prepared this transfer.',
    needs_second: 'This amount needs the approval of a second person.',
    no_need: 'This amount needs no approval.',
  },
}

export const documentOf = (number: string, reference: string): string => `Transfer ${number}: ${reference}`
