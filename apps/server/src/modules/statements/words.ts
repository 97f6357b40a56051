import type { WordingCode } from '@porchlight/wording'

/** The owner's name for the part of a line taken by an account. */
export const partCodes: Partial<Record<string, WordingCode>> = {
  'liability:guest-deposit': 'statement.part.guest',
  'receivable:guest': 'statement.part.due',
  'payable:owner': 'statement.part.co_owners',
  'payable:partner': 'statement.part.agent',
  'payable:vendor': 'statement.part.vendor',
  'payable:tax': 'statement.part.tax',
  'payable:protection': 'statement.part.protection',
  'liability:damage-waiver': 'statement.part.waiver',
  'income:commission': 'statement.part.commission',
  'income:cleaning': 'statement.part.fees',
  'income:service-fee': 'statement.part.service',
  'expense:operator': 'statement.part.company',
  'expense:partner-commission': 'statement.part.company',
}

export const problems = {
  notNext: 'Quarters close in order; another one is next.',
  checksOpen: 'The quarter is not ready to be closed.',
  alreadyClosed: 'This quarter is already closed.',
  notOver: 'This quarter is not over yet.',
  previousOpen: 'Close the previous quarter first.',
  yearOpen: 'The year isn’t closed yet. File its forms after the fourth quarter closes.',
  nothingToFile: 'Every form for this year is already filed and matches the books.',
  figuresChanged: 'The figures have changed. Check them again.',
  noAmount: 'Enter an amount.',
  operatorShort: 'The operator doesn’t have enough funds for this.',
  inAnotherRun: 'This owner is already in another payout run.',
  twice: 'An owner is paid once in a run.',
  moreThanEarned: 'This is more than the owner has earned and we have received.',
  noPayoutAccount: 'This owner doesn’t have a payout account yet.',
  holderNotLatin:
    'The name of the account holder is not in Latin letters. The owner has to add the account again with the name as the bank writes it.',
  returned: 'The bank returned the last payout to this account. The owner has to add another one.',
  stripeWaits: 'Stripe isn’t paying this owner right now: it needs information from the owner first.',
  noTaxForm: 'This owner’s W-9 or W-8ECI is missing or expired. Payouts are on hold until it’s signed.',
  holdersNotLatin: (names: readonly string[]) =>
    `The bank file cannot write the account holder ${names.join(', ')}: the name is not in Latin letters. Pay by another way or ask for the name as the bank writes it.`,
  run: {
    wrong_state: 'This run has changed. Reload and check it again.',
    same_person: 'Someone else has to approve what you prepared.',
    needs_second: 'This run is over the limit; a second person has to approve it first.',
    no_need: 'This run is within the limits and needs no second person.',
    too_early: 'The bank was asked to move the money on a later date.',
    nothing_to_send: 'Nothing of this run is on its way.',
    handled_by_stripe: 'Stripe handles this payout and reports its status automatically.',
  },
  payoutState: 'The bank already returned this payout.',
  trustShort: {
    cash: 'The trust account does not hold this much.',
    operator_owes: 'The operator owes the trust money. Settle that first.',
  },
}
