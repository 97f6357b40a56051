import {
  type AccountType,
  type AccountTypes,
  type Address,
  type AgreementType,
  emptyAddress,
  noAccountTypes,
  roleGroupsFor,
  type SignupType,
  type WholeSignupField,
  type WholeSignupFields,
  wholeSignupProblems,
} from '@porchlight/contract'

/** The sign-up form; `accountType` isn't a field but marks a missing choice. */
export type SignupForm = WholeSignupFields & { types: AccountTypes; accountType: null }

/** The kind of sign-up, and its step. */
export type SignupKind = { signupType?: SignupType | undefined }

export const emptySignup = ({ signupType }: SignupKind): SignupForm => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  types: { ...noAccountTypes, isOwner: signupType === 'owners' },
  accountType: null,
  address: emptyAddress,
  property: emptyAddress,
  brokerageName: '',
  licenseStates: [],
  licenseType: '',
  licenseId: '',
  licenseExp: '',
  agencyName: '',
  agencyIataNumber: '',
  agencyLicenseExp: '',
})

/** The types to choose from. Owners have no choice; a partner picks one (question G18). */
export const typesOffered = ({ signupType }: SignupKind): readonly AccountType[] =>
  signupType === 'owners' ? [] : roleGroupsFor(signupType).flat()

export const problemsOfSignup = ({ types, accountType: _, ...fields }: SignupForm, kind: SignupKind, today: string) =>
  wholeSignupProblems(fields, {
    types,
    quick: false,
    choiceShown: typesOffered(kind).length > 0,
    today,
  })

const addressFields = /^(line1|line2|city|state|zip|country)$/

/** Maps a server field name to this form. */
export const fieldNamed = (name: string): WholeSignupField => {
  if (name === 'propertyAddress') return 'property.line1'
  if (addressFields.test(name)) return `address.${name as keyof Address}`
  return /^is[A-Z]/.test(name) ? 'accountType' : (name as WholeSignupField)
}

export type SignupOrigin = SignupKind & {
  signupId?: string | undefined
  currentPage: string
  usOpen2026: boolean
  /** The agreement versions that the form showed. */
  agreements?: Partial<Record<AgreementType, number>>
}

/**
 * The call as the spec writes it (the quick sign-up is the checkout's): the address flat, the home as one part, fields
 * of unchecked boxes left out.
 */
export const bodyOfSignup = (form: SignupForm, origin: SignupOrigin) => {
  const { types, address, property, accountType: _, email, licenseStates, licenseType, licenseId, licenseExp } = form
  const { brokerageName, agencyName, agencyIataNumber, agencyLicenseExp } = form
  const { firstName, lastName, phone, password, confirmPassword } = form
  return {
    quickSignup: false,
    signupType: origin.signupType ?? null,
    signupId: origin.signupId ?? null,
    currentPage: origin.currentPage,
    ...(origin.agreements && { agreements: origin.agreements }),
    firstName,
    lastName,
    email: email.trim(),
    phone,
    password,
    confirmPassword,
    ...types,
    ...address,
    propertyAddress: types.isOwner ? property : null,
    ...(types.isBroker && {
      brokerageName,
      licenseStates: [...licenseStates],
      licenseType,
      licenseId,
      licenseExp: licenseExp || '',
    }),
    ...(types.isTravelAgent && { agencyName, agencyIataNumber, agencyLicenseExp: agencyLicenseExp || '' }),
    ...(origin.usOpen2026 && { usOpen2026: true }),
  }
}

export type SignupDone = { types: AccountTypes; ownerPropertyId: number | null }

/** The redirect after the account is created; undefined opens the thank-you page. */
export const targetAfter = ({ types, ownerPropertyId }: SignupDone, { signupType }: SignupKind) => {
  const owners = ownerPropertyId === null ? '/owners' : (`/owners?prefPropId=${ownerPropertyId}` as const)
  if (signupType === 'owners') return owners
  if (signupType === 'partners') return '/partners'
  if (types.isOwner) return owners
  const isPartner = types.isBroker || types.isReferral || types.isTravelAgent || types.isAffiliate
  return isPartner ? '/partners' : undefined
}
