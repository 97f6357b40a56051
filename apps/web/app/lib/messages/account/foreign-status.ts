import { area } from '../words.ts'

/** The statement of foreign status that partners abroad sign. */
export const foreignStatusWords = area({
  title: 'W-8: statement of foreign status',
  lead: 'For partners who aren’t U.S. persons. It takes the place of a W-9, and no 1099 is filed for you.',
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
  taxIdHint: 'The number by which your own country taxes you. We store it encrypted and show only the last four',
  worksAbroad: 'I do all work I am paid for outside the United States',
  worksAbroadProblem: 'For work in the United States we need another form. Write to us.',
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
    w8eci: 'Rents of a home (W-8ECI)',
  },
  rents: {
    title: 'W-8ECI: rents of owners abroad',
    lead: 'For owners who aren’t U.S. persons. It takes the place of a W-9: nothing is withheld from your rents, and no 1099 is filed for you.',
    entity: 'Who owns the rents',
    entities: {
      individual: 'An individual',
      corporation: 'A corporation',
      partnership: 'A partnership',
      trust_estate: 'A trust or estate',
    },
    usAddress: 'Address of your home in the United States',
    usAddressHint: 'Where the rents come from. With several homes, one is enough',
    taxId: 'U.S. taxpayer number',
    taxIdHint:
      'SSN, ITIN, or EIN, nine digits. Get an ITIN with IRS Form W-7. We store it encrypted and show only the last four',
    taxIdWrong: 'Enter a valid nine-digit number.',
    election:
      'You report the rents on a U.S. tax return and pay tax on what is left after expenses. For one or two homes, that usually takes an election on the return (Internal Revenue Code §871(d) or §882(d)). Your tax adviser can help.',
  },
})
