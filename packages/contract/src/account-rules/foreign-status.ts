import type { ForeignForm, ForeignStatusFields, foreignFormStates } from '../foreign-status.ts'
import { type AddressField, addressProblems, optionalParts } from '../values/address.ts'
import { addDays, type PlainDate } from '../values/dates.ts'
import type { Withholding } from '../values/payout-tax.ts'
import { isSignedName } from '../values/signed-name.ts'
import { isTaxId } from './tax.ts'

const furthermore =
  'I authorize this form to be provided to any withholding agent that has control, receipt, or custody of the income of which the beneficial owner is named above, or that can disburse or make payments of it. I agree that I will submit a new form within 30 days if any certification made on this form becomes incorrect.'
const examined =
  'Under penalties of perjury, I declare that I have examined the information on this form and to the best of my knowledge and belief it is true, correct, and complete. I further certify under penalties of perjury that:'
const abroad =
  'The income to which this form relates is paid for services performed outside the United States and is not effectively connected with the conduct of a trade or business in the United States.'
const inUnitedStates =
  'The income to which this form relates is paid for services that are performed in whole or in part in the United States.'
const treaty =
  'The beneficial owner is a resident of the country of incorporation named above within the meaning of the income tax treaty between the United States and that country, meets the requirements of the treaty’s provision dealing with limitation on benefits, and the income is business profits not attributable to a permanent establishment in the United States.'
const connected = [
  'I am the beneficial owner (or I am authorized to sign for the beneficial owner) of all the payments to which this form relates;',
  'The amounts for which this certification is provided are effectively connected with the conduct of a trade or business in the United States;',
  'The income for which this form was provided is includible in my gross income (or the beneficial owner’s gross income) for the taxable year;',
  'The beneficial owner is not a U.S. person;',
  furthermore,
]
const revisionOfEci = 'W-8ECI (Rev. October 2021)'

type Certified = Pick<ForeignStatusFields, 'kind' | 'worksAbroad' | 'claimsTreaty'>
type Certification = { revision: string; opening: string; points: readonly string[] }

/** What is certified by the name under each form, and the revision of the form it is taken from. */
export const foreignCertificationOf = ({ kind, worksAbroad, claimsTreaty }: Certified): Certification =>
  certifications[kind]([worksAbroad ? abroad : inUnitedStates, ...(!worksAbroad && claimsTreaty ? [treaty] : [])])

const certifications: Record<ForeignForm, (source: readonly string[]) => Certification> = {
  w8ben: (source) => ({
    revision: 'W-8BEN (Rev. October 2021)',
    opening: examined,
    points: [
      'I am the individual that is the beneficial owner (or am authorized to sign for the individual that is the beneficial owner) of all the income to which this form relates;',
      'The person named above is not a U.S. person;',
      ...source,
      furthermore,
    ],
  }),
  w8ben_e: (source) => ({
    revision: 'W-8BEN-E (Rev. October 2021)',
    opening: examined,
    points: [
      'The entity named above is the beneficial owner of all the income to which this form relates;',
      'The entity named above is not a U.S. person;',
      ...source,
      'I have the capacity to sign for the entity named above;',
      furthermore,
    ],
  }),
  w8eci: () => ({ revision: revisionOfEci, opening: examined, points: connected }),
  w8eci_services: () => ({ revision: revisionOfEci, opening: examined, points: connected }),
}

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
  | 'claimsTreaty'
  | 'entity'
  | 'usAddress'
  | 'signedName'
  | 'certified'
  | AddressField

/** A number by which the United States taxes someone: an employer’s, a social security, or an ITIN. */
const isUsTaxId = (text: string): boolean => isTaxId('ssn', text) || isTaxId('ein', text)

/** Who gives a birth date: a person, not a company. */
export const asksBirthDate = ({ kind, entity }: Pick<ForeignStatusFields, 'kind' | 'entity'>): boolean =>
  kind === 'w8ben' || (kind === 'w8eci' && entity === 'individual')

/** A statement that the income belongs to a business in the United States. */
export const isConnectedForm = (kind: ForeignForm): boolean => kind === 'w8eci' || kind === 'w8eci_services'

/**
 * Countries whose income tax treaty with the United States exempts business profits, by the IRS’s list of 2025; without
 * treaties that ended or are suspended (Hungary, Russia, Belarus).
 */
const treatyCountries: ReadonlySet<string> = new Set(
  'AM AT AU AZ BB BD BE BG CA CH CL CN CY CZ DE DK EE EG ES FI FR GB GE GR ID IE IL IN IS IT JM JP KG KR KZ LK LT LU LV MA MD MT MX NL NO NZ PH PK PL PT RO SE SI SK TH TJ TM TN TR TT UA UZ VE ZA'.split(
    ' ',
  ),
)

/** Who can claim a treaty here: a company for work in the United States. A person needs Form 8233, year by year. */
export const canClaimTreaty = ({
  kind,
  worksAbroad,
  citizenship,
}: Pick<ForeignStatusFields, 'kind' | 'worksAbroad' | 'citizenship'>): boolean =>
  kind === 'w8ben_e' && !worksAbroad && treatyCountries.has(citizenship)

/** Which fields keep a W-8 from being taken: someone of, or living in, the United States signs a W-9. */
export const foreignStatusProblems = (fields: ForeignStatusFields, today: PlainDate): ForeignStatusField[] => {
  const { kind, entity, name, citizenship, birthDate, taxId, country, claimsTreaty, usAddress, signedName, certified } =
    fields
  const isConnected = isConnectedForm(kind)
  const holds: [ForeignStatusField, boolean][] = [
    ['name', name.trim() !== ''],
    // A person’s own work is never on a W-8ECI.
    ['entity', kind !== 'w8eci_services' || entity !== 'individual'],
    ['citizenship', /^[A-Z]{2}$/.test(citizenship) && citizenship !== 'US'],
    ['birthDate', !asksBirthDate(fields) || (birthDate !== '' && birthDate < today && birthDate > '1900-01-01')],
    ['taxId', isConnected ? isUsTaxId(taxId) : taxId.replace(/[^\p{L}\p{N}]/gu, '').length >= 4],
    ['claimsTreaty', !claimsTreaty || canClaimTreaty(fields)],
    ['usAddress', !isConnected || usAddress !== ''],
    ['signedName', isSignedName(signedName)],
    ['certified', certified],
  ]
  const wrong = holds.filter(([, right]) => !right).map(([field]) => field)
  const address = new Set(Object.keys(addressProblems(fields)) as AddressField[])
  for (const part of optionalParts(country)) address.delete(part)
  if (country === 'US') address.add('country')
  return [...wrong, ...address]
}

type Stated = Pick<ForeignStatusFields, 'kind' | 'worksAbroad' | 'claimsTreaty'>

/** What a valid W-8 for work says about tax on payouts. Work abroad isn’t income from the United States. */
export const withholdingOfForm = ({ kind, worksAbroad, claimsTreaty }: Stated): Withholding => {
  if (isConnectedForm(kind)) return 'eci'
  if (worksAbroad) return 'none'
  return claimsTreaty ? 'treaty' : 'foreign'
}
