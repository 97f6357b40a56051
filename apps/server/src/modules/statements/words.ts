import type { PlainDate } from '@porchlight/contract'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const day = (date: PlainDate): string => `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`

/** `1 May to 8 May 2027`. */
export const stayInWords = (arrive: PlainDate, depart: PlainDate): string =>
  arrive.slice(0, 4) === depart.slice(0, 4)
    ? `${day(arrive)} to ${day(depart)} ${depart.slice(0, 4)}`
    : `${day(arrive)} ${arrive.slice(0, 4)} to ${day(depart)} ${depart.slice(0, 4)}`

export const nightsInWords = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`)

/** How a line of an entry is called on a statement, seen by the owner. */
export const partLabels: Record<string, string> = {
  'liability:guest-deposit': 'Paid by the guest',
  'receivable:guest': 'Still to come from the guest',
  'payable:owner': 'Co-owners',
  'payable:partner': 'Agent',
  'payable:vendor': 'Paid to the vendor',
  'payable:tax': 'Tax',
  'payable:protection': 'Travel protection',
  'liability:damage-waiver': 'Damage waiver',
  'income:commission': 'Commission',
  'income:cleaning': 'Cleaning',
  'income:service-fee': 'Service fee',
  'expense:operator': 'Borne by the operator',
}

export const basisWords = {
  check_in: 'Stays count on the day of check-in, where the home is.',
  each_night: 'Stays count night by night, where the home is.',
  check_out: 'Stays count on the day of check-out, where the home is.',
  mixed: 'Stays count on the day that each home’s contract names, where the home is.',
}

export const lineWords = {
  payout: 'Payout',
  returned: 'Payout sent back by the bank',
  keptOf: (guest: string) => `Kept of the canceled stay of ${guest}`,
  damage: (guest: string) => `Damage, charged to ${guest}`,
  adjusted: (label: string) => `Correction: ${label}`,
  belongsTo: (date: PlainDate) => `Belongs to ${day(date)} ${date.slice(0, 4)}; that period is closed.`,
}

export const problems = {
  notNext: 'Quarters close in order; another one is next.',
  checksOpen: 'The quarter is not ready to be closed.',
  alreadyClosed: 'This quarter is already closed.',
  notOver: 'This quarter is not over yet.',
  previousOpen: 'Close the previous quarter first.',
  noAmount: 'Enter an amount.',
  operatorShort: 'The operator has not got this much in the books to give.',
  inAnotherRun: 'This owner waits in another payout run already.',
  twice: 'An owner is paid once in a run.',
  moreThanEarned: 'This is more than the owner has earned and we have received.',
  noPayoutAccount: 'There is no account that this owner can be paid to yet.',
  holderNotLatin:
    'The name of the account holder is not in Latin letters. The owner has to add the account again with the name as the bank writes it.',
  returned: 'The bank sent the last payout to this account back; the owner has to give another one.',
  stripeWaits: 'Stripe does not pay this owner at present; it wants to hear from the owner first.',
  noTaxForm: 'This owner’s W-9 is missing; payouts to an account in the United States wait for it.',
  holdersNotLatin: (names: readonly string[]) =>
    `The bank file cannot write the account holder ${names.join(', ')}: the name is not in Latin letters. Pay by another way or ask for the name as the bank writes it.`,
  run: {
    wrong_state: 'This run has gone on meanwhile. Please look at it again.',
    same_person: 'Someone else has to approve what you prepared.',
    needs_second: 'This run is over the limit; a second person has to approve it first.',
    no_need: 'This run is within the limits and needs no second person.',
    too_early: 'The bank is asked to move the money later than today.',
    nothing_to_send: 'Nothing of this run is on its way.',
    carried: 'Stripe carries this and says by itself what becomes of it.',
  },
  payoutState: 'The bank has sent this payout back already.',
  trustShort: {
    cash: 'The trust account does not hold this much.',
    operator_owes: 'The operator owes the trust money. Settle that first.',
  },
}
