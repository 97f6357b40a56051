import { z } from 'zod'
import { stayReason } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { idList, listedHome } from './favorites.ts'
import { home } from './homes.ts'
import { slug } from './values/ids.ts'
import { money } from './values/shapes.ts'
import { datesInOrder, datesProblem, stayRequestShape } from './values/stay-request.ts'

/** The number of columns that fit on a page. */
export const mostCompared = 4

/** A home with everything that distinguishes it from others. */
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
  /** The name of the cancellation policy; null while the home has no prices. */
  policyName: z.string().nullable(),
  /** For the requested stay: the price with every mandatory fee (taxes are separate); null if it isn't available. */
  headline: money.nullable(),
  taxes: money.nullable(),
  /** Why the stay isn't available, as codes with data (R14). */
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
    /** For a stay, homes that can be booked come first; one without a headline isn't available. */
    homes: z.array(listedHome.extend({ headline: money.nullable() })),
  }),
  errors: {},
})
