import { area } from '../words.ts'

/** The statement of foreign status that partners abroad sign. */
export const foreignStatusWords = area({
  title: 'W-8: statement of foreign status',
  lead: 'For partners who aren’t U.S. persons. It replaces the W-9: we report payouts on Form 1042-S only for work done in the United States.',
  toW8: 'Sign a W-8 instead',
  toW9: 'Sign a W-9 instead',
  kind: 'You are',
  name: 'Name',
  nameCompany: 'Name of the company',
  citizenship: 'Country of citizenship',
  incorporation: 'Country of incorporation',
  birthDate: 'Birth date',
  address: 'Permanent residence address',
  addressHint: 'Outside the United States. No P.O. box',
  taxId: 'Foreign tax ID',
  taxIdHint: 'The tax number your country issued to you. We store it encrypted and show only the last four digits',
  worksAbroad: 'All the work I’m paid for is done outside the United States',
  worksAbroadHint:
    'Leave this unchecked if you do any of it in the United States. We then withhold 30% of your commissions for the IRS and report them on Form 1042-S.',
  treaty: 'Our company claims its country’s tax treaty, so nothing is withheld',
  treatyHint:
    'For business profits without a permanent establishment in the United States. Form 1042-S still reports them',
  treatyWrong: 'We can’t apply a tax treaty with this country.',
  noPersonalTreaty:
    'Individuals can’t claim a treaty here: that requires Form 8233 each year. Contact us before your first payout.',
  certified: 'I certify this under penalties of perjury.',
  sign: 'Sign W-8',
  saved: 'W-8 signed.',
  until: 'Valid through {day}',
  expired: 'Expired on {day}. Sign it again to be paid.',
  onFile: 'W-8 on file',
  again: 'Sign a new W-8',
  usProblem: 'U.S. persons sign a W-9.',
  signed: 'Signed as “{name}” on {when}',
  kinds: {
    w8ben: 'An individual (W-8BEN)',
    w8ben_e: 'A company or other entity (W-8BEN-E)',
    w8eci: 'Rental income from a home (W-8ECI)',
    w8eci_services: 'A company with a business in the United States (W-8ECI)',
  },
  connected: {
    entity: 'The company is',
    usAddress: 'Business address in the United States',
    note: 'Nothing is withheld: the company reports the commissions on a U.S. tax return and pays the tax itself. Form 1042-S reports them.',
  },
  rents: {
    title: 'W-8ECI: rental income of owners abroad',
    lead: 'For owners who aren’t U.S. persons. It replaces the W-9: nothing is withheld from your rents, and we don’t file a 1099 for you.',
    entity: 'Who receives the rents',
    entities: {
      individual: 'An individual',
      corporation: 'A corporation',
      partnership: 'A partnership',
      trust_estate: 'A trust or estate',
    },
    usAddress: 'Address of your home in the United States',
    usAddressHint: 'The home the rents come from. If you have several, enter one',
    taxId: 'U.S. taxpayer number',
    taxIdHint:
      'SSN, ITIN, or EIN, nine digits. Get an ITIN with IRS Form W-7. We store it encrypted and show only the last four digits',
    taxIdWrong: 'Enter a valid nine-digit number.',
    election:
      'You report the rents on a U.S. tax return and pay tax on what’s left after expenses. For one or two homes, that usually requires an election on the return (Internal Revenue Code §871(d) or §882(d)). Your tax adviser can help.',
  },
})
