import { type Address, addressProblems } from '../values/address.ts'
import type { PlainDate } from '../values/dates.ts'
import { isEmail } from '../values/email.ts'
import { isLicensingState } from '../values/licensing-states.ts'
import { looksLikePhone } from '../values/phone.ts'
import { type Program, programs } from '../values/programs.ts'
import { excludedProgram } from './exclusive-programs.ts'
import { isWrongIataNumber } from './iata-number.ts'
import { isLicenseNumber } from './license-number.ts'
import { isWeakPassword } from './password.ts'

export type AccountType = 'isTraveler' | 'isOwner' | 'isBroker' | 'isReferral' | 'isTravelAgent' | 'isAffiliate'
export type AccountTypes = Record<AccountType, boolean>

const partnerTypes = ['isBroker', 'isReferral', 'isTravelAgent', 'isAffiliate'] as const
export const noAccountTypes: AccountTypes = {
  isTraveler: false,
  isOwner: false,
  isBroker: false,
  isReferral: false,
  isTravelAgent: false,
  isAffiliate: false,
}

export const accountTypeOf: Readonly<Record<Program, AccountType>> = {
  'travel-agent': 'isTravelAgent',
  broker: 'isBroker',
  referral: 'isReferral',
  affiliate: 'isAffiliate',
}

/** The types that can't go with this one. */
const excludedTypes = (type: AccountType): AccountType[] =>
  programs
    .filter((program) => accountTypeOf[program] === type)
    .flatMap((program) => excludedProgram(program) ?? [])
    .map((program) => accountTypeOf[program])

/** Those chosen that exclude each other. */
export const excludingTypes = (types: AccountTypes): AccountType[] =>
  (Object.keys(types) as AccountType[]).filter(
    (type) => types[type] && excludedTypes(type).some((other) => types[other]),
  )

/** Choosing a type clears those that can't go with it. */
export const chooseAccountType = (types: AccountTypes, type: AccountType, on: boolean): AccountTypes => ({
  ...types,
  ...(on && Object.fromEntries(excludedTypes(type).map((other) => [other, false]))),
  [type]: on,
})

export type SignupType = 'owners' | 'partners'

/** Groups of account types on offer; the selection appears if there is more than one. */
export const roleGroupsFor = (signupType: SignupType | undefined): readonly (readonly AccountType[])[] => {
  if (signupType === 'owners') return [['isOwner']]
  if (signupType === 'partners') return [partnerTypes]
  return [['isTraveler'], ['isOwner'], partnerTypes]
}

/** A sign-up address that marks tournament guests. */
export const isUsOpenSlug = (slug: string): boolean => /^us-?open$/i.test(slug)

/** The names of broker license types; the operator's own list can replace them (open question F4). */
export const brokerLicenseTypes = ['Salesperson', 'Associated Broker', 'Broker'] as const

export type BrokerFields = {
  brokerageName: string
  licenseStates: readonly string[]
  licenseType: string
  licenseId: string
  licenseExp: PlainDate | ''
}
export type AgentFields = { agencyName: string; agencyIataNumber: string; agencyLicenseExp: PlainDate | '' }
type Problem = 'required' | 'future' | 'license'

const missingOf = <Name extends string>(fields: Record<Name, string>): Partial<Record<Name, 'required'>> =>
  Object.fromEntries(
    Object.entries<string>(fields)
      .filter(([, text]) => !text.trim())
      .map(([name]) => [name, 'required' as const]),
  ) as Partial<Record<Name, 'required'>>

/** A license that ends today counts as expired. */
const expiryProblem = (date: PlainDate | '', today: PlainDate): Problem | undefined =>
  date === '' || date <= today ? 'future' : undefined

const areLicensingStates = (states: readonly string[]): boolean => states.length > 0 && states.every(isLicensingState)

export const brokerProblems = (
  { brokerageName, licenseStates, licenseType, licenseId, licenseExp }: BrokerFields,
  today: PlainDate,
): Partial<Record<keyof BrokerFields, Problem>> => {
  const expiry = expiryProblem(licenseExp, today)
  return {
    ...(!isLicenseNumber(licenseId) && { licenseId: 'license' }),
    ...missingOf({ brokerageName, licenseType, licenseId }),
    ...(!areLicensingStates(licenseStates) && { licenseStates: 'required' }),
    ...(expiry && { licenseExp: expiry }),
  }
}

export const agentProblems = (
  { agencyName, agencyIataNumber, agencyLicenseExp }: AgentFields,
  today: PlainDate,
): Partial<Record<keyof AgentFields, Problem>> => {
  const expiry = expiryProblem(agencyLicenseExp, today)
  return { ...missingOf({ agencyName, agencyIataNumber }), ...(expiry && { agencyLicenseExp: expiry }) }
}

/**
 * The same, with the number's check digit. Sign-up takes any number (C678) and warns beside the field; a person who joins
 * the program or edits their agency corrects the number right away.
 */
export const agencyProblems = (
  agency: AgentFields,
  today: PlainDate,
): Partial<Record<keyof AgentFields, Problem | 'iata'>> => ({
  ...(isWrongIataNumber(agency.agencyIataNumber) && { agencyIataNumber: 'iata' }),
  ...agentProblems(agency, today),
})

export type PersonFields = { firstName: string; lastName: string; email: string; phone: string }
export type PasswordFields = { password: string; confirmPassword: string }
export type SignupFields = PersonFields & PasswordFields & { address: Address; property: Address }
export type SignupField =
  | keyof PersonFields
  | keyof PasswordFields
  | 'accountType'
  | `address.${keyof Address}`
  | `property.${keyof Address}`
export type SignupProblem =
  | 'required'
  | 'email'
  | 'phone'
  | 'zip'
  | 'weak'
  | 'mismatch'
  | 'accountType'
  | 'future'
  | 'license'

const under = (part: 'address' | 'property', address: Address) =>
  Object.fromEntries(Object.entries(addressProblems(address)).map(([field, problem]) => [`${part}.${field}`, problem]))

/** Problems that prevent a person's own fields from being sent: names, email, phone, and a password entered twice. */
export const personProblems = ({
  firstName,
  lastName,
  email,
  phone,
  password,
  confirmPassword,
}: PersonFields & PasswordFields): Partial<Record<keyof PersonFields | keyof PasswordFields, SignupProblem>> => ({
  ...(!isEmail(email) && { email: 'email' }),
  ...(!looksLikePhone(phone) && { phone: 'phone' }),
  ...missingOf({ firstName, lastName, email, phone }),
  ...(password === '' ? { password: 'required' } : isWeakPassword(password) && { password: 'weak' }),
  ...(confirmPassword !== password && { confirmPassword: 'mismatch' }),
})

/**
 * Problems that prevent a sign-up from being sent (spec section 5). The quick one asks for no address; an owner states
 * the home's location. The long list of common passwords is on the server.
 */
export const signupProblems = (
  fields: SignupFields,
  { types, quick = false, choiceShown = true }: { types: AccountTypes; quick?: boolean; choiceShown?: boolean },
): Partial<Record<SignupField, SignupProblem>> => ({
  ...personProblems(fields),
  ...(choiceShown && !Object.values(types).includes(true) && { accountType: 'accountType' }),
  ...(types.isOwner && under('property', fields.property)),
  ...(!quick && under('address', fields.address)),
})

export type WholeSignupFields = SignupFields & BrokerFields & AgentFields
export type WholeSignupField = SignupField | keyof BrokerFields | keyof AgentFields

/**
 * The same plus the sections for brokers and travel agents, if their boxes are checked. `today` decides whether
 * licenses have expired.
 */
export const wholeSignupProblems = (
  fields: WholeSignupFields,
  how: Parameters<typeof signupProblems>[1] & { today: PlainDate },
): Partial<Record<WholeSignupField, SignupProblem>> => ({
  ...signupProblems(fields, how),
  ...(how.types.isBroker && brokerProblems(fields, how.today)),
  ...(how.types.isTravelAgent && agentProblems(fields, how.today)),
})
