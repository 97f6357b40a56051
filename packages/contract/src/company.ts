import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { isVisibleAccent } from './values/accent.ts'
import { addressProblems } from './values/address.ts'
import { colorOf, isColor } from './values/color.ts'
import { emailAddress, phoneNumber } from './values/contact-fields.ts'
import { id, instant } from './values/ids.ts'
import { countries, statesOf } from './values/places.ts'
import { plainDate } from './values/shapes.ts'
import { siteTheme } from './values/themes.ts'
import { isZone } from './values/zone.ts'

export const entityTypes = [
  'llc',
  'corporation',
  'partnership',
  'sole_proprietor',
  'nonprofit',
  'trust',
  'other',
] as const
export type EntityType = (typeof entityTypes)[number]

/** The languages and writing conventions a brand can have. */
export const brandLocales = ['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR'] as const

/** Names such as `America/New_York`. Excludes offsets and old abbreviations, whose meaning changes over the year. */
const isTimeZoneName = (name: string): boolean => /^[A-Za-z]+(\/[\w+-]+)+$|^UTC$/.test(name) && isZone(name)

export const timeZoneName = z
  .string()
  .max(64)
  .refine(isTimeZoneName, { error: 'Choose a time zone from the list, like America/New_York' })

const currencies = new Set(Intl.supportedValuesOf('currency'))
export const knownCurrency = z
  .string()
  .max(3)
  .refine((code) => currencies.has(code), { error: 'Choose a currency from the list, like USD' })

const countryCodes = new Set(countries.map(({ value }) => value))

/** A state of a country with a known list must be on it; other countries' states are any text. */
const isStateOf = (country: string, state: string): boolean =>
  statesOf(country)?.some(({ value }) => value === state) ?? true

/** Where the company operates: a country, or a state by ISO 3166-2, such as `US-NY`. */
export const region = z.string().refine(
  (code) => {
    const [, country = '', state] = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/.exec(code) ?? []
    return countryCodes.has(country) && (state === undefined || isStateOf(country, state))
  },
  { error: 'Choose a state or country from the list, like US-NY' },
)

const line = (most: number) => z.string().trim().max(most)

export const postalAddress = z
  .object({
    line1: line(120),
    line2: line(120).default(''),
    city: line(80),
    state: line(80),
    zip: line(20),
    country: z.string().refine((code) => countryCodes.has(code), { error: 'Choose a country from the list' }),
  })
  .superRefine((address, ctx) => {
    const said = { required: 'Enter this part of the address', zip: 'Enter a ZIP code, like 11990' }
    for (const [field, problem] of Object.entries(addressProblems(address)))
      ctx.addIssue({ code: 'custom', path: [field], message: said[problem] })
    if (address.state !== '' && !isStateOf(address.country, address.state))
      ctx.addIssue({ code: 'custom', path: ['state'], message: 'Choose a state from the list, like NY' })
  })
export type PostalAddress = z.output<typeof postalAddress>

/** The longest number of a license, permit, or policy. A longer one is refused, never cut. */
export const mostNumber = 60

export const license = z.object({
  region,
  /** The licensed activity: real estate broker, vacation rental operator. */
  kind: line(80).min(1, { error: 'Enter the kind of license' }),
  number: line(mostNumber).min(1, { error: 'Enter the license number' }),
  expiresOn: plainDate.nullable(),
})
export type CompanyLicense = z.output<typeof license>

/**
 * The id of the latest change the caller has read; null: none. If there is a newer one, nothing is saved. Omitted: not
 * checked.
 */
export const latestRead = id.nullable().optional()

const changeReason = z.string().trim().max(500).default('')

const company = z.object({
  legalName: z.string(),
  entityType: z.enum(entityTypes),
  /** The last four characters; the full value is never shown again. */
  taxIdEnding: z.string().nullable(),
  address: postalAddress,
  licenses: z.array(license),
  regions: z.array(z.string()),
  timeZone: z.string(),
  currency: z.string(),
})
export type Company = z.output<typeof company>

/** Why the books no longer allow a change: money has moved. */
const lock = z.enum(['money_moved']).nullable()

export const companyFields = [
  'legalName',
  'entityType',
  'taxId',
  'address',
  'licenses',
  'regions',
  'timeZone',
  'currency',
] as const
export const brandFields = [
  'name',
  'legalName',
  'contactEmail',
  'contactPhone',
  'address',
  'theme',
  'accent',
  'logo',
  'hosts',
  'locale',
  'isDefault',
] as const

/** A settings change: old and new values, who made it, and why. */
export const settingsChange = z.object({
  id,
  at: instant,
  by: z.string().nullable(),
  /** The brand it belongs to; null: the company. */
  brandId: z.string().nullable(),
  kind: z.enum(['created', 'changed', 'deleted']),
  fields: z.array(
    z.object({
      field: z.enum([...companyFields, ...brandFields]),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  reason: z.string(),
})
export type SettingsChange = z.output<typeof settingsChange>

const companyDesk = z.object({
  /** Null until it has been entered. */
  company: company.nullable(),
  locks: z.object({ timeZone: lock, currency: lock }),
  history: z.array(settingsChange),
})
export type CompanyDesk = z.output<typeof companyDesk>

const admins = ['admin'] as const

export const companyNow = endpoint({
  method: 'GET',
  path: 'staff/company',
  summary: 'Get the company, which of its fields are locked, and its change history',
  audience: admins,
  results: companyDesk,
  errors: {},
})

export const saveCompany = endpoint({
  method: 'PUT',
  path: 'staff/company',
  summary: 'Create or change the company; changing name, kind, tax ID or address needs a reason',
  audience: admins,
  inPerson: true,
  body: z.object({
    legalName: line(120).min(1, { error: 'Enter the legal name' }),
    entityType: z.enum(entityTypes),
    /** Omitted: unchanged. Empty: none. */
    taxId: z
      .string()
      .trim()
      .max(30)
      .regex(/^$|^[A-Za-z0-9][A-Za-z0-9 .-]{3,28}$/, { error: 'Enter a tax ID, like 12-3456789' })
      .optional(),
    address: postalAddress,
    licenses: z.array(license).max(60).default([]),
    regions: z.array(region).max(120).default([]),
    timeZone: timeZoneName,
    currency: knownCurrency,
    reason: changeReason,
    latestRead,
  }),
  results: companyDesk,
  errors: { reason_needed: 422, money_moved: 409, settings_changed: 409 },
})

/** A host name that pages are requested under: `stay.example.com`, lowercase, without port or path. */
export const isHostName = (text: string): boolean =>
  text.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)

const hostName = z
  .string()
  .max(300)
  .transform((text) => text.trim().toLowerCase().replace(/\.$/, ''))
  .refine(isHostName, { error: 'Enter a host name like stay.example.com, without https:// or a path' })

export const brandId = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: 'Use small letters, digits, and hyphens' })

const logo = z.object({ src: z.string(), width: z.int(), height: z.int() })

const brand = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: the company's. */
  legalName: z.string().nullable(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  /** Null: the company's. */
  address: postalAddress.nullable(),
  theme: siteTheme,
  /** Six hexadecimal digits; null: the theme's own. */
  accent: z.string().nullable(),
  logo: logo.nullable(),
  hosts: z.array(z.string()),
  locale: z.enum(brandLocales),
  isDefault: z.boolean(),
})
export type Brand = z.output<typeof brand>

const brandDesk = z.object({ brands: z.array(brand), history: z.array(settingsChange) })

export const brandsNow = endpoint({
  method: 'GET',
  path: 'staff/brands',
  summary: 'List the company’s brands with their host names and change history',
  audience: admins,
  results: brandDesk,
  errors: {},
})

export const saveBrand = endpoint({
  method: 'PUT',
  path: 'staff/brands/{brandId}',
  summary: 'Create or change a brand; another legal entity needs a reason',
  audience: admins,
  inPerson: true,
  params: z.object({ brandId }),
  body: z.object({
    name: line(80).min(1, { error: 'Enter the name of the brand' }),
    legalName: line(120).nullable().default(null),
    contactEmail: emailAddress,
    contactPhone: phoneNumber,
    address: postalAddress.nullable().default(null),
    theme: siteTheme,
    accent: z
      .string()
      .max(10)
      .refine(isColor, { error: 'Enter a color, like 1d3b2d' })
      .transform((text) => colorOf(text) ?? text)
      .refine(isVisibleAccent, { error: 'Choose a darker color: this one can’t be read on a light page' })
      .nullable()
      .default(null),
    /** Omitted: unchanged; null: none. */
    logo: z.object({ uploadId: id }).nullable().optional(),
    hosts: z.array(hostName).max(20).default([]),
    locale: z.enum(brandLocales).default('en-US'),
    isDefault: z.boolean().default(false),
    reason: changeReason,
    latestRead,
  }),
  results: brandDesk,
  errors: {
    company_first: 409,
    host_taken: 409,
    settings_changed: 409,
    reason_needed: 422,
    picture_too_small: 422,
    default_needed: 409,
    too_many_brands: 409,
  },
})

export const deleteBrand = endpoint({
  method: 'DELETE',
  path: 'staff/brands/{brandId}',
  summary: 'Delete a brand; its host names then answer with the default brand',
  audience: admins,
  inPerson: true,
  params: z.object({ brandId }),
  results: brandDesk,
  errors: { default_needed: 409 },
})
