import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { emailOrBlank } from './values/contact-fields.ts'
import { readerText } from './values/shapes.ts'

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const

/** The maximum number of characters in a file, limited by the size of a request. */
export const longestImport = 800_000
/** `porchlight`: columns named after our fields. `inside_airbnb`: the summary file of Inside Airbnb. */
export const importFormats = ['porchlight', 'inside_airbnb'] as const
export type ImportFormat = (typeof importFormats)[number]

/** The fields a row can provide. `ref` identifies the home in its source; `host` helps distinguish damaged refs. */
export const listingFields = [
  'ref',
  'host',
  'name',
  'headline',
  'description',
  'type',
  'town',
  'state',
  'address',
  'lat',
  'lng',
  'sleeps',
  'bedrooms',
  'bathrooms',
  'maxPets',
  'price',
  'cleaningFee',
  'minNights',
  'checkInTime',
  'checkOutTime',
  'instant',
  'amenities',
  'registration',
] as const
export type ListingField = (typeof listingFields)[number]
export type ListingColumns = Partial<Record<ListingField, string>>

/** What a file must have. A home is located by its coordinates, or else by its address. */
export const missingColumns = (columns: ListingColumns): ListingField[] => [
  ...(['ref', 'name', 'town'] as const).filter((field) => !columns[field]),
  ...(columns.address ? [] : (['lat', 'lng'] as const).filter((field) => !columns[field])),
]

const listingColumns = z.partialRecord(z.enum(listingFields), z.string().min(1).max(200))

const order = z.object({
  format: z.enum(importFormats).default('porchlight'),
  /** Which column of the file holds which field. If left out, the columns are recognized by their names. */
  columns: listingColumns.optional(),
  /** The file itself, as text. */
  text: z.string().min(1).max(longestImport),
  /** Where the data comes from; separates refs of different systems. */
  source: z.string().trim().max(80).default(''),
  /** Empty: each home’s location decides. */
  timeZone: z.string().trim().max(60).default(''),
  /** Empty: the file’s amounts include the currency, or are US dollars in the US. */
  currency: z.union([z.literal(''), z.string().regex(/^[A-Z]{3}$/)]).default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  /** Where the file names no state. */
  region: z.string().trim().max(200).default(''),
  /** The owner of every home in the file; empty: decided home by home. */
  ownerEmail: emailOrBlank.default(''),
  commissionBasisPoints: z.int().min(0).max(5_000).default(2_000),
  /** Why unusual prices are correct. */
  confirmPrices: z.union([z.literal(''), z.string().trim().min(10).max(300)]).default(''),
})

const refused = z.array(z.object({ line: z.int(), why: readerText }))
const errors = { invalid_file: 422, owner_unknown: 422 } as const

export const previewImport = endpoint({
  method: 'POST',
  path: 'staff/listing-imports/preview',
  summary: 'Read a CSV file of homes and report every row that can’t be imported, with line and column; saves nothing',
  ...team,
  body: order,
  results: z.object({
    /** The file’s columns, and which field each was read as. */
    header: z.array(z.string()),
    columns: listingColumns,
    /** Required fields without a column; no row can be imported until they have one. */
    missing: z.array(z.enum(listingFields)),
    /** Why the file as a whole can’t be read, such as numbers with two meanings. */
    faults: z.array(readerText),
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
