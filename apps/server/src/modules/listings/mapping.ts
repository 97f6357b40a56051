import { isZone, listingFields, minGuestAge, missingColumns } from '@porchlight/contract'
import { z } from 'zod'
import { homeTypes, isAmenity } from '#modules/homes'
import { isCurrency } from './columns/currencies.ts'
import { decimalMarks } from './columns/numbers.ts'

const typeCode = z.enum(homeTypes.map(({ code }) => code) as [string, ...string[]])
const words = z.string().max(20_000)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Use HH:MM' })

const defaults = z.strictObject({
  type: typeCode.default('entire_place'),
  /** If left out, each home's location decides. */
  timeZone: z.string().refine(isZone, { error: 'Use an IANA time zone such as America/New_York' }).optional(),
  /** If left out, the amounts in the file must state it; in the US they are dollars. */
  currency: z.string().refine(isCurrency, { error: 'Use an ISO 4217 code such as USD' }).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  /** Shown after the town: `Asheville, NC`. */
  region: z.string().max(200).default(''),
  /** `{type}` and `{town}` are filled in. */
  headline: words.default('{type} in {town}'),
  description: words.default(''),
  address: words.default(''),
  sleeps: z.int().min(1).max(200).default(2),
  bedrooms: z.int().min(0).max(100).default(1),
  bathrooms: z.number().min(0).max(100).default(1),
  maxPets: z.int().min(0).max(50).default(0),
  minGuestAge: minGuestAge.default(0),
  minNights: z.int().min(1).max(365).default(1),
  checkInTime: time.default('16:00'),
  checkOutTime: time.default('10:00'),
  instant: z.boolean().default(false),
  requestTo: z.enum(['owner', 'staff']).default('staff'),
  houseRules: z.array(words).default([]),
  honestNotes: z.array(words).default([]),
})

/** How to read another system's file: its columns, its words, and defaults for what it lacks. */
export const mappingShape = z.strictObject({
  source: z.strictObject({ name: z.string().min(1).max(80), license: z.string().min(1).max(80) }),
  format: z
    .strictObject({
      delimiter: z.string().length(1).default(','),
      encoding: z.enum(['utf8', 'latin1', 'utf16le']).default('utf8'),
      /** For all columns, or by field. If left out, it is inferred from how each column's numbers are written. */
      decimal: z.union([z.enum(decimalMarks), z.partialRecord(z.enum(listingFields), z.enum(decimalMarks))]).optional(),
    })
    .prefault({}),
  columns: z
    .partialRecord(z.enum(listingFields), z.string().min(1))
    .refine((columns) => missingColumns(columns).length === 0, {
      error: 'needs at least ref, name, town, and either lat and lng or address',
    }),
  /** Their word for a kind of home → our code. */
  types: z.record(z.string(), typeCode).default({}),
  /** Their word for an amenity → our code. */
  amenities: z.record(z.string(), z.string().refine(isAmenity, { error: 'isn’t one of our amenities' })).default({}),
  /** Names and characters of towns, by what the file calls them. */
  towns: z.record(z.string(), z.strictObject({ name: words.optional(), character: words.optional() })).default({}),
  defaults,
})
export type Mapping = z.output<typeof mappingShape>

/** The summary file of Inside Airbnb, unmodified. It has no rooms or pictures, and the page says so. */
export const insideAirbnb: Mapping = mappingShape.parse({
  source: { name: 'Inside Airbnb', license: 'CC BY 4.0' },
  columns: {
    ref: 'id',
    host: 'host_id',
    name: 'name',
    type: 'room_type',
    town: 'neighbourhood',
    lat: 'latitude',
    lng: 'longitude',
    price: 'price',
    minNights: 'minimum_nights',
    registration: 'license',
  },
  types: {
    'Entire home/apt': 'entire_place',
    'Private room': 'private_room',
    'Hotel room': 'hotel_room',
    'Shared room': 'shared_room',
  },
  defaults: {
    timeZone: 'America/New_York',
    description: 'Imported from its listing. Photos, rooms, and measurements follow after our visit.',
    honestNotes: ['We have not slept here yet. The listing does not say how many it sleeps: we count on two.'],
  },
} satisfies z.input<typeof mappingShape>)
