import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { emailOrBlank } from './values/contact-fields.ts'

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const

/** The maximum number of characters in a file, limited by the size of a request. */
export const longestImport = 800_000
/** `porchlight`: columns named after our fields. `inside_airbnb`: the summary file of Inside Airbnb. */
export const importFormats = ['porchlight', 'inside_airbnb'] as const
export type ImportFormat = (typeof importFormats)[number]

const order = z.object({
  format: z.enum(importFormats).default('porchlight'),
  /** The file itself, as text. */
  text: z.string().min(1).max(longestImport),
  /** Where the data comes from; separates refs of different systems. */
  source: z.string().trim().max(80).default(''),
  timeZone: z.string().trim().min(1).max(60),
  /** Empty: the file's amounts include the currency. */
  currency: z.union([z.literal(''), z.string().regex(/^[A-Z]{3}$/)]).default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  region: z.string().trim().max(200).default(''),
  /** The owner of every home in the file; empty: decided home by home. */
  ownerEmail: emailOrBlank.default(''),
  commissionBasisPoints: z.int().min(0).max(5_000).default(2_000),
  /** Why unusual prices are correct. */
  confirmPrices: z.union([z.literal(''), z.string().trim().min(10).max(300)]).default(''),
})

const refused = z.array(z.object({ line: z.int(), why: z.string() }))
const errors = { invalid_file: 422, owner_unknown: 422 } as const

export const previewImport = endpoint({
  method: 'POST',
  path: 'staff/listing-imports/preview',
  summary: 'Read a CSV file of homes and report every row that can’t be imported, with line and column; saves nothing',
  ...team,
  body: order,
  results: z.object({
    rows: z.int(),
    accepted: z.int(),
    /** The first 200, by line. */
    refused,
    sample: z.array(z.object({ line: z.int(), name: z.string(), town: z.string(), sleeps: z.int() })),
  }),
  errors,
})
export type ImportPreview = ResultsOf<typeof previewImport>

export const importFile = endpoint({
  method: 'POST',
  path: 'staff/listing-imports',
  summary: 'Import a CSV file of homes as drafts; the same file again updates what its rows say differently',
  ...team,
  body: order,
  results: z.object({
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused,
    unknownAmenities: z.array(z.string()),
  }),
  errors,
})
export type ImportReport = ResultsOf<typeof importFile>
