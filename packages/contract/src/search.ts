import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { homeCard } from './homes.ts'
import { party } from './pricing.ts'
import { largestScale } from './values/amount-scale.ts'
import { money, plainDate } from './values/shapes.ts'

const list = z
  .string()
  .max(500)
  .transform((text) => text.split(',').filter(Boolean))

export const boundingBox = z.string().transform((text, issue) => {
  const [west, south, east, north, ...rest] = text.split(',').map(Number)
  const sides = [west, south, east, north]
  const sound =
    rest.length === 0 &&
    sides.every((side) => side !== undefined && Number.isFinite(side)) &&
    Math.abs(south as number) <= 90 &&
    Math.abs(north as number) <= 90 &&
    (south as number) <= (north as number)
  if (!sound) {
    issue.addIssue({ code: 'custom', message: 'Use west,south,east,north in degrees' })
    return z.NEVER
  }
  return { west: west as number, south: south as number, east: east as number, north: north as number }
})
export type BoundingBox = z.output<typeof boundingBox>

const count = (max: number) => z.coerce.number().int().min(0).max(max)

/** Dates calculated some months later still have four-digit years. */
const searchDate = plainDate.refine((date) => date < '3000-01-01', { error: 'Use a date before the year 3000' })

export const searchQuery = z
  .object({
    place: z.string().max(80).optional(),
    bbox: boundingBox.optional(),
    arrive: searchDate.optional(),
    depart: searchDate.optional(),
    flex: z.enum(['3d', 'weekend', 'week', 'month']).optional(),
    month: z
      .string()
      .regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
    adults: count(50).default(0),
    children: count(50).default(0),
    infants: count(20).default(0),
    pets: count(10).default(0),
    bedrooms: count(50).default(0),
    bathrooms: count(50).default(0),
    amenities: list.optional(),
    types: list.optional(),
    min: count(1_000_000_000 * largestScale).optional(),
    max: count(1_000_000_000 * largestScale).optional(),
    instant: z
      .enum(['1', 'true', '0', 'false'])
      .optional()
      .transform((text) => text === '1' || text === 'true'),
    sort: z.enum(['match', 'price', '-price', 'rating']).default('match'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(24),
  })
  .refine((query) => !query.arrive === !query.depart, { error: 'Give both dates or none', path: ['depart'] })
  .refine((query) => !query.arrive || !query.depart || query.arrive < query.depart, {
    error: 'Departure must be after arrival',
    path: ['depart'],
  })
export type SearchQuery = z.output<typeof searchQuery>

export const searchHit = homeCard.extend({
  stay: z.object({ arrive: plainDate, depart: plainDate, nights: z.int() }).nullable(),
  /** The price of the stay with every mandatory fee, without taxes; null without dates. */
  headline: money.nullable(),
  taxes: money.nullable(),
  fromNight: money.nullable(),
})
export type SearchHit = z.output<typeof searchHit>

export const facetCount = z.object({ code: z.string(), label: z.string(), count: z.int() })

export const searchResults = z.object({
  total: z.int(),
  currentPage: z.int(),
  numberPages: z.int(),
  homes: z.array(searchHit),
  facets: z.object({
    amenities: z.array(facetCount),
    types: z.array(facetCount),
    bedrooms: z.array(facetCount),
    places: z.array(facetCount),
    instant: z.int(),
    pets: z.int(),
  }),
  histogram: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
  clusters: z.array(z.object({ lat: z.number(), lng: z.number(), count: z.int(), from: money.nullable() })),
  /**
   * Price pins of the homes in view, each with the stay it is priced for. If there are more than 200, only those that
   * stand alone; clusters contain the rest.
   */
  pins: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      lat: z.number(),
      lng: z.number(),
      price: money.nullable(),
      stay: z.object({ arrive: plainDate, depart: plainDate }).nullable(),
    }),
  ),
  /** Dates no home can offer: they are in the past, or beyond every booking window. */
  datesProblem: z.enum(['past', 'too_far']).nullable(),
  /**
   * When nothing matches: each filter that could be relaxed, or else pairs, or else all that must be; with the query
   * change, and the homes that would then appear, best first and priced for the changed search.
   */
  loosen: z.array(
    z.object({
      filters: z.array(z.string()),
      count: z.int(),
      /** Query parameters to set; an empty text removes one. */
      change: z.record(z.string(), z.string()),
      homes: z.array(searchHit),
    }),
  ),
  /** When nothing fits a party on its dates: nearby homes that sleep it together, cheapest first. */
  together: z.array(
    z.object({
      /** Who would sleep where, and the price; each home is booked separately. */
      homes: z.array(homeCard.extend({ party, headline: money, taxes: money })),
      headline: money,
      taxes: money,
      /** The distance between the two farthest apart, by their displayed locations. */
      meters: z.int(),
    }),
  ),
  /** The box around all results: west, south, east, north; null when there are none. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  freshness: z.object({ behindMs: z.int() }),
})
export type SearchResults = z.output<typeof searchResults>

export const searchHomes = endpoint({
  method: 'GET',
  path: 'properties/search',
  summary: 'Search homes, with the stay’s price, facets, clusters and pins',
  audience: 'public',
  query: searchQuery,
  results: searchResults,
  errors: {},
})

export const place = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  character: z.string(),
  lat: z.number(),
  lng: z.number(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  homes: z.int(),
  fromNight: money.nullable(),
})

export const searchData = endpoint({
  method: 'GET',
  path: 'properties/search-data',
  summary: 'Get the search form’s options: places, amenities, types, price range',
  audience: 'public',
  results: z.object({
    places: z.array(place),
    amenities: z.array(z.object({ code: z.string(), label: z.string(), group: z.string(), count: z.int() })),
    types: z.array(z.object({ code: z.string(), label: z.string(), count: z.int() })),
    priceRange: z.object({ min: money, max: money }).nullable(),
    total: z.int(),
  }),
  errors: {},
})
