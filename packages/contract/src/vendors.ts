import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailOrBlank, phoneOrBlank, storedPhone } from './values/contact-fields.ts'
import { id, idText } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'
import { version } from './values/version.ts'

/** `general`: vendors called when needed. `utilities`: power, water, internet. `contracts`: vendors under contract. */
export const vendorCategories = ['general', 'utilities', 'contracts'] as const
/** Days before a document expires during which it is marked as expiring and staff are reminded. */
export const documentsExpiringDays = 30
export const mostVendorHomes = 500

const nameOfHome = z.object({ id, name: z.string() })

const known = z.object({
  id,
  name: z.string(),
  category: z.enum(vendorCategories),
  trade: z.string(),
  /** The contact person. */
  contact: z.string(),
  ...storedPhone,
  insuredUntil: plainDate.nullable(),
  contractUntil: plainDate.nullable(),
  /** The earlier of both documents: it is valid, expires within thirty days, or has expired. */
  documents: z.enum(['sound', 'ending', 'ended']),
  homes: z.array(nameOfHome),
})

/** A vendor as shown to the owner of some of its homes: includes only that owner's homes. */
export const ownerVendor = known
export type OwnerVendor = z.output<typeof ownerVendor>

/** The team's tags for vendors, each with its color: six hex digits. */
const tag = z.object({ name: z.string(), color: z.string() })
export const mostVendorTags = 10
export const longestVendorTag = 30

const deskVendor = known.extend({
  email: z.string(),
  note: z.string(),
  tags: z.array(tag),
  retired: z.boolean(),
  version,
})
export type DeskVendor = z.output<typeof deskVendor>

const fields = z.object({
  name: z.string().trim().min(1).max(120),
  category: z.enum(vendorCategories),
  trade: z.string().trim().min(1).max(80),
  contact: z.string().trim().max(120).default(''),
  email: emailOrBlank.default(''),
  phone: phoneOrBlank.default(''),
  note: z.string().trim().max(2000).default(''),
  tags: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(longestVendorTag)
        .regex(/^[^,;\p{Cc}]*$/u, { error: 'A tag has no comma and no semicolon' }),
    )
    .max(mostVendorTags)
    .default([]),
  insuredUntil: plainDate.nullable(),
  contractUntil: plainDate.nullable(),
  homes: z.array(id).max(mostVendorHomes),
})

const staff = ['staff', 'admin'] as const
const about = z.object({ id: idText })

export const vendorsOfDesk = endpoint({
  method: 'GET',
  path: 'staff/vendors',
  summary: 'List vendors by name, retired ones last',
  audience: staff,
  permission: 'homes',
  query: z.object({
    /** Part of its name, its contact's name, its trade, or a tag, in any spelling. */ q: z
      .string()
      .trim()
      .max(80)
      .default(''),
  }),
  results: z.object({ vendors: z.array(deskVendor) }),
  errors: {},
})

export const addVendor = endpoint({
  method: 'POST',
  path: 'staff/vendors',
  summary: 'Add a vendor',
  audience: staff,
  permission: 'homes',
  status: 201,
  body: fields,
  results: z.object({ vendor: deskVendor }),
  errors: {},
})

export const changeVendor = endpoint({
  method: 'PUT',
  path: 'staff/vendors/{id}',
  summary: 'Change a vendor’s details and the homes it serves',
  audience: staff,
  permission: 'homes',
  params: about,
  body: fields.extend({ version: version.optional() }),
  results: z.object({ vendor: deskVendor }),
  errors: { settings_changed: 409 },
})

export const retireVendor = endpoint({
  method: 'POST',
  path: 'staff/vendors/{id}/retirement',
  summary: 'Retire a vendor, or restore it',
  audience: staff,
  permission: 'homes',
  params: about,
  body: z.object({ retired: z.boolean() }),
  results: z.object({ vendor: deskVendor }),
  errors: {},
})

export const vendorsOfOwner = endpoint({
  method: 'GET',
  path: 'owners/vendors',
  summary: 'List vendors that work in the owner’s homes',
  audience: ['owner'],
  results: z.object({ vendors: z.array(ownerVendor) }),
  errors: {},
})

export const vendorOfOwner = endpoint({
  method: 'GET',
  path: 'owners/vendors/{id}',
  summary: 'Get a vendor that works in an owned home',
  audience: ['owner'],
  params: about,
  results: z.object({ vendor: ownerVendor }),
  errors: {},
})
