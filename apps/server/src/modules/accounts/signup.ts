import {
  type AccountTypes,
  type Address,
  type AgentFields,
  type BodyOf,
  type BrokerFields,
  excludingTypes,
  passwordMessages,
  type Role,
  roleGroupsFor,
  type SignupProblem,
  type signup,
  type WholeSignupField,
  wholeSignupProblems,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import { isCommonPassword } from './adapters/passwords.ts'

type Body = BodyOf<typeof signup>

const addressOf = ({ line1, line2, city, state, zip, country }: Body): Address => ({
  line1,
  line2,
  city,
  state,
  zip,
  country,
})
const nowhere: Address = { line1: '', line2: '', city: '', state: '', zip: '', country: '' }

/** The requested account types that this sign-up path allows: no one gets more than the form offers. */
export const typesWanted = (body: Body): AccountTypes => {
  const offered = new Set(roleGroupsFor(body.signupType ?? undefined).flat())
  const chosen = {
    isTraveler: body.isTraveler || body.quickSignup,
    isOwner: body.isOwner || body.signupType === 'owners',
    isBroker: body.isBroker,
    isReferral: body.isReferral,
    isTravelAgent: body.isTravelAgent,
    isAffiliate: body.isAffiliate,
  }
  return Object.fromEntries(
    Object.entries(chosen).map(([type, wanted]) => [type, wanted && offered.has(type as keyof AccountTypes)]),
  ) as AccountTypes
}

const roleOf: Record<keyof AccountTypes, Role> = {
  isTraveler: 'traveler',
  isOwner: 'owner',
  isBroker: 'broker',
  isReferral: 'referral',
  isTravelAgent: 'travel-agent',
  isAffiliate: 'affiliate',
}

export const rolesOf = (types: AccountTypes): Role[] =>
  (Object.keys(roleOf) as (keyof AccountTypes)[]).filter((type) => types[type]).map((type) => roleOf[type])

/** The call's name for a field of the form. */
const nameOf = (field: WholeSignupField): string =>
  field.startsWith('property.') ? 'propertyAddress' : field.replace(/^address\./, '')

const sentences: Partial<Record<SignupProblem, string>> = {
  accountType: 'Please select at least one account type',
  future: 'Please enter a date in the future',
  weak: passwordMessages.weakAtSignup,
  mismatch: passwordMessages.mismatch,
}
const codes: Partial<Record<SignupProblem, 'weak_password' | 'password_mismatch'>> = {
  weak: 'weak_password',
  mismatch: 'password_mismatch',
}

/** @throws Problem 422 that names every invalid field and describes the first kind of fault found */
export const refuseUnfit = (body: Body, types: AccountTypes, today: string): void => {
  const excluding = excludingTypes(types)
  if (excluding.length > 0)
    throw new Problem(422, 'fields_required', 'Please choose Real Estate Broker or Referral, not both.', undefined, {
      required: excluding,
    })
  const fields = { ...body, address: addressOf(body), property: body.propertyAddress ?? nowhere }
  const problems = wholeSignupProblems(fields, { types, quick: body.quickSignup, today })
  if (!problems.password && isCommonPassword(body.password)) problems.password = 'weak'
  const kinds = new Set(Object.values(problems))
  if (kinds.size === 0) return
  const required = [...new Set((Object.keys(problems) as WholeSignupField[]).map(nameOf))]
  const [only] = kinds.size === 1 ? kinds : []
  const code = (only && codes[only]) ?? 'fields_required'
  const message = (only && sentences[only]) ?? 'Please complete the highlighted fields'
  throw new Problem(422, code, message, undefined, { required })
}

/** What brokers and travel agents stated about their licenses, for staff to check. */
export const licensesOf = (
  body: BrokerFields & AgentFields,
  types: Pick<AccountTypes, 'isBroker' | 'isTravelAgent'>,
) => ({
  ...(types.isBroker && {
    broker: {
      brokerageName: body.brokerageName,
      licenseStates: body.licenseStates,
      licenseType: body.licenseType,
      licenseId: body.licenseId,
      licenseExp: body.licenseExp,
    },
  }),
  ...(types.isTravelAgent && {
    travelAgent: {
      agencyName: body.agencyName,
      agencyIataNumber: body.agencyIataNumber,
      agencyLicenseExp: body.agencyLicenseExp,
    },
  }),
})

/** Where someone came from when they signed up. */
export const originOf = ({ signupType, signupId, currentPage, usOpen2026, quickSignup }: Body) => ({
  ...(signupType && { signupType }),
  ...(signupId && { signupId }),
  ...(currentPage && { currentPage }),
  ...(usOpen2026 && { usOpen2026 }),
  ...(quickSignup && { quickSignup }),
})

/** The person's own address, if they gave one. */
export const givenAddress = (body: Body): Address | undefined => (body.line1 ? addressOf(body) : undefined)
