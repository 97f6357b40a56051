import { area, type WordsOf } from '../words.ts'

/** What the lines of a statement are called, which the server says in English. */
export const statementLineWords = area({
  payout: 'Payout',
  returned: 'Payout sent back by the bank',
  kept: 'Kept of the canceled stay of {guest}',
  damage: 'Damage, charged to {guest}',
  corrected: 'Correction: {what}',
  late: 'Belongs to {date}; that period is closed.',
  nights: '{number, plural, one {# night} other {# nights}}',
  taxOf: 'Tax, {authority}',
  parts: {
    guest: 'Paid by the guest',
    toCome: 'Still to come from the guest',
    coOwners: 'Co-owners',
    agent: 'Agent',
    vendor: 'Paid to the vendor',
    tax: 'Tax',
    protection: 'Travel protection',
    waiver: 'Damage waiver',
    commission: 'Commission',
    cleaning: 'Cleaning',
    service: 'Service fee',
    operator: 'Borne by the operator',
  },
  whys: {
    earned: 'the stay is earned',
    repriced: 'what is earned of the stay costs something else now',
    kept: 'kept of a canceled stay',
    unpaid: 'earned, and not paid by the guest yet',
    tax: 'collected for the authority',
    protection: 'owed to the provider of the travel protection',
    waiver: 'kept to pay for damage',
    cleaning: 'cleaning and running the house',
    service: 'service fee',
    collected: 'paid after the stay was earned',
    commission: '{percent} commission, contract version {version}',
  },
  basis: {
    check_in: 'Stays count on the day of check-in, where the home is.',
    each_night: 'Stays count night by night, where the home is.',
    check_out: 'Stays count on the day of check-out, where the home is.',
    mixed: 'Stays count on the day that each home’s contract names, where the home is.',
  },
})

export type StatementLineWords = WordsOf<typeof statementLineWords>
