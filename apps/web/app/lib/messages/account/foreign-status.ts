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
  kinds: { w8ben: 'An individual (W-8BEN)', w8ben_e: 'A company or other entity (W-8BEN-E)' },
  /** Names of forms, the same in every language. */
  forms: { w8ben: 'W-8BEN', w8ben_e: 'W-8BEN-E' },
})
