import type { ForeignStatusFields, foreignFormStates } from '../foreign-status.ts'
import { type AddressField, addressProblems, optionalParts } from '../values/address.ts'
import { addDays, type PlainDate } from '../values/dates.ts'
import { isSignedName } from '../values/signed-name.ts'
import { isTaxId } from './tax.ts'

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
  w8eci: {
    revision: 'W-8ECI (Rev. October 2021)',
    opening: examined,
    points: [
      'I am the beneficial owner (or I am authorized to sign for the beneficial owner) of all the payments to which this form relates;',
      'The amounts for which this certification is provided are effectively connected with the conduct of a trade or business in the United States;',
      'The income for which this form was provided is includible in my gross income (or the beneficial owner’s gross income) for the taxable year;',
      'The beneficial owner is not a U.S. person;',
      furthermore,
    ],
  },
} as const

/** Through the last day of the third calendar year after the one in which it was signed. */
export const foreignStatusUntil = (signedOn: PlainDate): PlainDate => `${Number(signedOn.slice(0, 4)) + 3}-12-31`

/** Days before a form expires on which its signer is reminded; the last one is the day it stopped being valid. */
export const foreignReminders = [60, 30, 7, -1] as const

/** A form is valid through its last day. */
export const foreignFormState = (expiresOn: PlainDate, today: PlainDate): (typeof foreignFormStates)[number] => {
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, foreignReminders[0]) ? 'expires_soon' : 'valid'
}

/** The reminder due today: the latest one whose day has come, unless it or a later one was sent. */
export const foreignReminderDue = (
  { expiresOn, reminded }: { expiresOn: PlainDate; reminded: number | null },
  today: PlainDate,
): number | undefined => {
  const due = foreignReminders.findLast((days) => expiresOn <= addDays(today, days))
  return due !== undefined && (reminded === null || due < reminded) ? due : undefined
}

export type ForeignStatusField =
  | 'name'
  | 'citizenship'
  | 'birthDate'
  | 'taxId'
  | 'worksAbroad'
  | 'usAddress'
  | 'signedName'
  | 'certified'
  | AddressField

/** A number by which the United States taxes someone: an employer’s, a social security, or an ITIN. */
const isUsTaxId = (text: string): boolean => isTaxId('ssn', text) || isTaxId('ein', text)

/** Who gives a birth date: a person, not a company. */
export const asksBirthDate = ({ kind, entity }: Pick<ForeignStatusFields, 'kind' | 'entity'>): boolean =>
  kind === 'w8ben' || (kind === 'w8eci' && entity === 'individual')

/** Which fields keep a W-8 from being taken: someone of, or living in, the United States signs a W-9. */
export const foreignStatusProblems = (fields: ForeignStatusFields, today: PlainDate): ForeignStatusField[] => {
  const { kind, name, citizenship, birthDate, taxId, country, worksAbroad, usAddress, signedName, certified } = fields
  const isRent = kind === 'w8eci'
  const holds: [ForeignStatusField, boolean][] = [
    ['name', name.trim() !== ''],
    ['citizenship', /^[A-Z]{2}$/.test(citizenship) && citizenship !== 'US'],
    ['birthDate', !asksBirthDate(fields) || (birthDate !== '' && birthDate < today && birthDate > '1900-01-01')],
    ['taxId', isRent ? isUsTaxId(taxId) : taxId.replace(/[^\p{L}\p{N}]/gu, '').length >= 4],
    ['worksAbroad', isRent || worksAbroad],
    ['usAddress', !isRent || usAddress !== ''],
    ['signedName', isSignedName(signedName)],
    ['certified', certified],
  ]
  const wrong = holds.filter(([, right]) => !right).map(([field]) => field)
  const address = new Set(Object.keys(addressProblems(fields)) as AddressField[])
  for (const part of optionalParts(country)) address.delete(part)
  if (country === 'US') address.add('country')
  return [...wrong, ...address]
}
