import { z } from 'zod'
import { stayReason } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { idList, listedHome } from './favorites.ts'
import { home } from './homes.ts'
import { slug } from './values/ids.ts'
import { money } from './values/shapes.ts'
import { datesInOrder, datesProblem, stayRequestShape } from './values/stay-request.ts'

/** As many columns as a page holds. */
export const mostCompared = 4

/** A home with all that tells it from another. */
export const comparedHome = listedHome.extend({
  ...home.pick({
    type: true,
    maxPets: true,
    checkInTime: true,
    checkOutTime: true,
    rooms: true,
    amenities: true,
    facts: true,
    honestNotes: true,
    language: true,
  }).shape,
  /** Name of the cancellation terms; null while the home has no prices. */
  policyName: z.string().nullable(),
  /** Of the stay asked for: the price with every mandatory fee, and the taxes beside it; null where it is not available. */
  headline: money.nullable(),
  taxes: money.nullable(),
  /** Why the stay is not available, as codes with data (R14). */
  reasons: z.array(stayReason),
})
export type ComparedHome = z.output<typeof comparedHome>

export const compareHomes = endpoint({
  method: 'GET',
  path: 'properties/compare',
  summary: 'Compare up to four live homes, for a stay or without dates',
  audience: 'public',
  query: z.object({ ids: idList(mostCompared), ...stayRequestShape }).refine(datesInOrder, datesProblem),
  results: z.object({ homes: z.array(comparedHome) }),
  errors: {},
})

export const similarHomes = endpoint({
  method: 'GET',
  path: 'properties/{slug}/similar',
  summary: 'Get up to six live homes most like this one, for a stay or without dates',
  audience: 'public',
  params: z.object({ slug }),
  query: z.object(stayRequestShape).refine(datesInOrder, datesProblem),
  results: z.object({
    to: z.object({ name: z.string(), slug }),
    /** For a stay those that can be booked come first; without a headline it is not available. */
    homes: z.array(listedHome.extend({ headline: money.nullable() })),
  }),
  errors: {},
})
