import type { ForeignStatusFields } from '../foreign-status.ts'
import { type AddressField, addressProblems } from '../values/address.ts'
import type { PlainDate } from '../values/dates.ts'
import { isSignedName } from '../values/signed-name.ts'

const furthermore =
  'I authorize this form to be provided to any withholding agent that has control, receipt, or custody of the income of which the beneficial owner is named above, or that can disburse or make payments of it. I agree that I will submit a new form within 30 days if any certification made on this form becomes incorrect.'
const examined =
  'Under penalties of perjury, I declare that I have examined the information on this form and to the best of my knowledge and belief it is true, correct, and complete. I further certify under penalties of perjury that:'
const abroad =
  'The income to which this form relates is paid for services performed outside the United States and is not effectively connected with the conduct of a trade or business in the United States.'

/** What is certified by the name under each form, and the revision of the form it is taken from. */
export const foreignCertification = {
  w8ben: {
    revision: 'W-8BEN (Rev. October 2021)',
    opening: examined,
    points: [
      'I am the individual that is the beneficial owner (or am authorized to sign for the individual that is the beneficial owner) of all the income to which this form relates;',
      'The person named above is not a U.S. person;',
      abroad,
      furthermore,
    ],
  },
  w8ben_e: {
    revision: 'W-8BEN-E (Rev. October 2021)',
    opening: examined,
    points: [
      'The entity named above is the beneficial owner of all the income to which this form relates;',
      'The entity named above is not a U.S. person;',
      abroad,
      'I have the capacity to sign for the entity named above;',
      furthermore,
    ],
  },
} as const

/** Through the last day of the third calendar year after the one in which it was signed. */
export const foreignStatusUntil = (signedOn: PlainDate): PlainDate => `${Number(signedOn.slice(0, 4)) + 3}-12-31`

export type ForeignStatusField =
  | 'name'
  | 'citizenship'
  | 'birthDate'
  | 'taxId'
  | 'worksAbroad'
  | 'signedName'
  | 'certified'
  | AddressField

/** Which fields keep a W-8 from being taken: someone of, or living in, the United States signs a W-9. */
export const foreignStatusProblems = (fields: ForeignStatusFields, today: PlainDate): ForeignStatusField[] => {
  const { kind, name, citizenship, birthDate, taxId, country, worksAbroad, signedName, certified } = fields
  const holds: [ForeignStatusField, boolean][] = [
    ['name', name.trim() !== ''],
    ['citizenship', /^[A-Z]{2}$/.test(citizenship) && citizenship !== 'US'],
    ['birthDate', kind === 'w8ben_e' || (birthDate !== '' && birthDate < today && birthDate > '1900-01-01')],
    ['taxId', taxId.replace(/[^\p{L}\p{N}]/gu, '').length >= 4],
    ['worksAbroad', worksAbroad],
    ['signedName', isSignedName(signedName)],
    ['certified', certified],
  ]
  const wrong = holds.filter(([, right]) => !right).map(([field]) => field)
  const address = new Set(Object.keys(addressProblems(fields)) as AddressField[])
  if (country === 'US') address.add('country')
  return [...wrong, ...address]
}
