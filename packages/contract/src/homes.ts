import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mediaItem } from './media-items.ts'
import { reviewAspects } from './reviews.ts'
import { hash, id, idText, instant, slug } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { money, plainDate } from './values/shapes.ts'

/** A picture with its renditions, which are at `renditionUrl`, created on demand, and cached. */
export const picture = z.object({
  id,
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** Dominant color `#rrggbb`, shown before anything has loaded. */
  color: z.string(),
  /** Tiny data URL, shown blurred below the real picture. */
  placeholder: z.string(),
  /** The room or view it shows: hero, evening, living, kitchen, dining, bedroom, bath, terrace, other. */
  shot: z.string(),
  room: z.string().nullable(),
})
export type Picture = z.output<typeof picture>

export const room = z.object({
  name: z.string(),
  kind: z.enum(['bedroom', 'bathroom', 'living', 'outdoor', 'other']),
  floor: z.string().nullable(),
  beds: z.array(
    z.object({ kind: z.enum(['king', 'queen', 'double', 'twin', 'bunk', 'sofa', 'crib']), count: z.int() }),
  ),
  note: z.string().nullable(),
})

/** A figure someone measured in the home, with who and when. */
export const measuredFact = z.object({
  code: z.enum([
    'water_walk',
    'beach_walk',
    'village_walk',
    'wifi',
    'night_noise',
    'steps',
    'hot_water',
    'mattress_age',
    'elevation',
  ]),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  note: z.string().nullable(),
  measuredOn: plainDate,
  readings: z.array(z.number()),
})

export const review = z.object({
  id,
  author: z.string(),
  stayedIn: z.string(),
  rating: z.number().min(1).max(5),
  text: z.string(),
  answer: z.string().nullable(),
  publishedAt: instant,
})

export const amenity = z.object({ code: z.string(), label: z.string(), group: z.string() })

export const homeStatuses = ['draft', 'submitted', 'vetting', 'live', 'paused', 'retired'] as const
/** On the market, or only paused. */
export const inServiceStatuses: readonly (typeof homeStatuses)[number][] = ['live', 'paused']

/** A home as the public sees it. Its location is coarsened to about 300 m until a booking is confirmed. */
export const home = z.object({
  id,
  slug,
  /** The language of its description. */
  language: z.enum(languages),
  /** Set when a reader of another language requested it: the texts are translated, as far as translations exist. */
  translation: z
    .object({
      language: z.enum(languages),
      /** The original texts, in the order of `homeTexts`. */
      originals: z.array(z.string()),
      /** The indexes in that list of texts still shown in the original. */
      missing: z.array(z.int()),
    })
    .nullable(),
  name: z.string(),
  headline: z.string(),
  description: z.string(),
  type: z.object({ code: z.string(), label: z.string() }),
  town: z.object({ id: z.string(), name: z.string(), character: z.string() }),
  region: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  currency: z.string(),
  sleeps: z.int(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  petsAllowed: z.boolean(),
  maxPets: z.int(),
  /** The minimum age on arrival of the guest who books; 0: no minimum. Also listed in the house rules. */
  minGuestAge: z.int(),
  instant: z.boolean(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  /** Its gallery, with its floor plans at the end. */
  pictures: z.array(picture),
  /** Floor plans, tours, and videos, in order. */
  items: z.array(mediaItem),
  rooms: z.array(room),
  amenities: z.array(amenity),
  facts: z.array(measuredFact),
  honestNotes: z.array(z.string()),
  houseRules: z.array(z.string()),
  /** Whether guests must verify their ID before arrival. */
  asksIdentity: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Average rating by aspect over all reviews; aspects no one rated are left out. */
  aspects: z.partialRecord(z.enum(reviewAspects.guest), z.number().min(1).max(5)),
  /** The newest; all of them if all were requested. */
  reviews: z.array(review),
  fromNight: money.nullable(),
  registration: z.string().nullable(),
  source: z.object({ name: z.string(), license: z.string() }).nullable(),
})
export type Home = z.output<typeof home>

export const homeBySlug = endpoint({
  method: 'GET',
  path: 'properties/{slug}',
  summary: 'Get a live home with pictures, rooms, facts, rules and reviews',
  audience: 'public',
  params: z.object({ slug }),
  query: z.object({ language: z.enum(languages).optional(), reviews: z.literal('all').optional() }),
  results: z.object({ home }),
  errors: {},
})

export const homePreview = endpoint({
  method: 'GET',
  path: 'properties/{id}/preview',
  summary: 'Get a home that isn’t live, by preview hash, or as its owners or staff',
  audience: 'public',
  params: z.object({ id: idText }),
  query: z.object({ hash: hash.optional() }),
  results: z.object({ home }),
  errors: {},
})

export const homeSheet = endpoint({
  method: 'GET',
  path: 'properties/{id}/sheet',
  summary: 'Get a home of any state on one page by hash; a second hash adds its address',
  audience: 'public',
  params: z.object({ id: idText }),
  query: z.object({ hash, addressHash: hash.optional() }),
  results: z.object({
    home,
    /** Whether it can be booked on its page. */
    isLive: z.boolean(),
    address: z.object({ text: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  }),
  errors: {},
})

/**
 * The number of homes per part of the site map. A part is a file, and search engines accept at most 50,000 addresses in
 * one.
 */
export const homesPerSitemap = 10_000

export const homeSlugs = endpoint({
  method: 'GET',
  path: 'properties/slugs',
  summary: 'List the slugs of all live homes, in parts, for site maps',
  audience: 'public',
  query: z.object({ part: z.coerce.number().int().min(1).max(10_000).default(1) }),
  results: z.object({ slugs: z.array(slug), parts: z.int() }),
  errors: {},
})

/** A home in a list, with the data its card shows. */
export const homeCard = z.object({
  id,
  slug,
  name: z.string(),
  town: z.string(),
  lat: z.number(),
  lng: z.number(),
  sleeps: z.int(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  image: picture.nullable(),
  evening: picture.nullable(),
  rating: z.number().nullable(),
  reviews: z.int(),
  instant: z.boolean(),
  facts: z.array(measuredFact.pick({ code: true, label: true, value: true, unit: true })),
  note: z.string().nullable(),
})
export type HomeCard = z.output<typeof homeCard>

/** A home as its owner sees it in their list. */
export const ownerHome = z.object({
  id,
  slug,
  name: z.string(),
  town: z.string(),
  status: z.enum(homeStatuses),
  image: picture.nullable(),
  sleeps: z.int(),
  bedrooms: z.int(),
  instant: z.boolean(),
  shareBasisPoints: z.int(),
  fromNight: money.nullable(),
  /** Setup steps still missing, in order; empty when complete. */
  missing: z.array(z.string()),
  /** The hashes that open its one-page sheet, without and with the address. */
  sheet: z.object({ hash, addressHash: hash }),
})
export type OwnerHome = z.output<typeof ownerHome>

export const ownerHomes = endpoint({
  method: 'GET',
  path: 'owners/properties',
  summary: 'List the owner’s homes',
  audience: ['owner'],
  results: z.object({ homes: z.array(ownerHome) }),
  errors: {},
})

/** A home's texts as worded by its owner in another language; whatever they omit is translated. */
export const setHomeWordings = endpoint({
  method: 'POST',
  path: 'owners/properties/{id}/wordings',
  summary: 'Set a home’s texts in another language; an empty text removes one',
  audience: ['owner', 'staff', 'admin'],
  permission: 'content',
  params: z.object({ id: idText }),
  body: z.object({
    language: z.enum(languages),
    wordings: z
      .array(z.object({ source: z.string().min(1).max(20_000), text: z.string().max(20_000) }))
      .min(1)
      .max(200),
  }),
  results: z.object({ home }),
  errors: { unknown_text: 422, same_language: 422 },
})

/** Changes a home's status: staff vet and publish, the owner submits and pauses. */
export const moveHome = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/status',
  summary: 'Move a home through its lifecycle: vetting, live, paused, retired',
  audience: ['staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
  body: z.object({ to: z.enum(homeStatuses), note: z.string().max(500).optional() }),
  results: z.object({ status: z.enum(homeStatuses) }),
  errors: { not_allowed_now: 409, setup_incomplete: 422, reason_needed: 422 },
})
