import { z } from 'zod'
import { anyRestriction, endpoint } from './endpoint.ts'
import { accessLevels, permissionNames } from './permissions.ts'
import { defaultCountry } from './values/address.ts'
import { agreementTypes } from './values/agreement-types.ts'
import { emailAddress, phoneNumber } from './values/contact-fields.ts'
import { isPlainDate } from './values/dates.ts'
import { id, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { siteTheme } from './values/themes.ts'

export const roleNames = [
  'traveler',
  'owner',
  'broker',
  'referral',
  'travel-agent',
  'affiliate',
  'staff',
  'admin',
] as const

/** The logged-in user (spec sections 3 of both documents). */
export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The display format, such as `+1 631 555 0140`. */
  displayPhone: z.string().nullable(),
  verifiedPhone: z.boolean(),
  image: z.string().nullable(),
  bio: z.string().nullable(),
  language: z.string(),
  permissions: z.array(z.string()),
  /** A staff member's access level in each area. */
  levels: z.partialRecord(z.enum(permissionNames), z.enum(accessLevels)),
  roles: z.array(z.object({ name: z.enum(roleNames) })),
  tempPassword: z.boolean(),
  expiredPassword: z.boolean(),
  passwordExpires: instant.nullable(),
  isDeviceKnown: z.boolean(),
  /** The account requires more than the password at every login, and this session hasn't provided it yet. */
  requiresTwoFactor: z.boolean(),
  /** A staff account without a second factor: nothing opens until the person has added one. */
  enrollsFactor: z.boolean(),
  /** The staff member who is impersonating this person; null if it is the person. */
  impersonatedBy: z.string().nullable(),
  /** When the impersonation ends automatically. */
  impersonatedUntil: instant.nullable(),
})
export type User = z.output<typeof user>

/** A brand of the company, as shown on its pages. */
export const site = z.object({
  id: z.string(),
  name: z.string(),
  theme: siteTheme,
  publicUrl: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  legalName: z.string(),
  currency: z.string(),
  locale: z.string(),
  /** The time zone of the company's books. */
  timeZone: z.string(),
  /** The style sheet with the brand's accent and logo; null uses the theme unchanged. */
  sheet: z.string().nullable(),
})
export type Site = z.output<typeof site>

export const webData = endpoint({
  method: 'GET',
  path: 'web-data',
  summary: 'Get the session: CSRF token, map key, the logged-in user or null, and the site',
  audience: 'public',
  allowedWhile: anyRestriction,
  query: z.object({ in_app_request: z.string().optional() }),
  results: z.object({
    token: z.string(),
    mapKey: z.string().nullable(),
    mapStyles: z.object({ light: z.string(), dark: z.string() }),
    loggedInUser: user.nullable(),
    site,
  }),
  errors: {},
})

export const login = endpoint({
  method: 'POST',
  path: 'login',
  summary: 'Log in with email and password; sets the session cookie',
  audience: 'public',
  body: z.object({
    email: emailAddress,
    password: z.string().min(1).max(256),
    request_type: z.enum(['self_web', 'self_app']).default('self_web'),
  }),
  results: z.object({ user, token: z.string() }),
  errors: { wrong_credentials: 422, too_many_attempts: 429 },
})

export const logout = endpoint({
  method: 'POST',
  path: 'logout',
  summary: 'Log out',
  audience: 'public',
  results: z.object({ token: z.string() }),
  errors: {},
})

export const changeLanguage = endpoint({
  method: 'PUT',
  path: 'account/language',
  summary: 'Set the language of the interface and of emails',
  audience: 'session',
  body: z.object({ language: z.enum(languages) }),
  results: z.object({ user }),
  errors: {},
})

const shortText = z.string().trim().min(1).max(120)
export const flatAddress = z.object({
  line1: z.string().trim().max(200).default(''),
  line2: z.string().trim().max(200).default(''),
  city: z.string().trim().max(120).default(''),
  state: z.string().trim().max(120).default(''),
  zip: z.string().trim().max(20).default(''),
  country: z.string().trim().max(2).default(defaultCountry),
})

export const licenseText = z.string().trim().max(120).default('')
export const licenseDate = z
  .string()
  .refine((text) => text === '' || isPlainDate(text), { error: 'A date is YYYY-MM-DD' })
  .default('')

export const signupCode = endpoint({
  method: 'POST',
  path: 'signup/code',
  summary: 'Email a sign-up code; the answer does not reveal whether the address has an account',
  audience: 'public',
  allowedWhile: anyRestriction,
  body: z.object({ email: emailAddress, language: z.enum(languages).default('en') }),
  results: z.object({ minutes: z.int() }),
  errors: { already_logged_in: 409, too_many_attempts: 429 },
})

/** Details a broker or travel agent provides when joining; dates are `YYYY-MM-DD`. */
export const licenseFields = {
  brokerageName: licenseText,
  licenseStates: z.array(z.string().trim().min(1).max(60)).max(80).default([]),
  licenseType: licenseText,
  licenseId: licenseText,
  licenseExp: licenseDate,
  agencyName: licenseText,
  agencyIataNumber: licenseText,
  agencyLicenseExp: licenseDate,
}

export const signup = endpoint({
  method: 'POST',
  path: 'signup',
  summary: 'Create an account of one or more types with the emailed code; logs in',
  audience: 'public',
  allowedWhile: anyRestriction,
  status: 201,
  body: flatAddress.extend({
    quickSignup: z.boolean().default(false),
    signupType: z.enum(['owners', 'partners']).nullish(),
    signupId: z.string().max(120).nullish(),
    currentPage: z.string().max(300).nullish(),
    firstName: shortText,
    lastName: shortText,
    email: emailAddress,
    phone: phoneNumber,
    password: z.string().min(1).max(256),
    confirmPassword: z.string().max(256),
    /** From `POST signup/code`. Without it, the fields are only validated. */
    code: z.string().trim().max(20).default(''),
    isTraveler: z.boolean().default(false),
    isOwner: z.boolean().default(false),
    isBroker: z.boolean().default(false),
    isReferral: z.boolean().default(false),
    isTravelAgent: z.boolean().default(false),
    isAffiliate: z.boolean().default(false),
    language: z.enum(languages).default('en'),
    propertyAddress: flatAddress.nullish(),
    ...licenseFields,
    /** The sign-up comes from the 2026 tournament promotion. */
    usOpen2026: z.boolean().optional(),
    /** The agreement versions shown on the form; if others are in force by now, no account is created. */
    agreements: z.partialRecord(z.enum(agreementTypes), z.int().positive()).default({}),
  }),
  results: z.object({ user, token: z.string(), ownerPropertyId: id.nullable() }),
  errors: {
    fields_required: 422,
    weak_password: 422,
    password_mismatch: 422,
    code_required: 422,
    wrong_code: 422,
    email_taken: 409,
    agreement_changed: 409,
    already_logged_in: 409,
    too_many_attempts: 429,
  },
})
