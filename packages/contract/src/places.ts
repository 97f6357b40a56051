import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How precisely a place matches the address: the building, the street, or only the town. */
export const placePrecisions = ['house', 'street', 'town'] as const

const located = z.object({
  lat: z.number(),
  lng: z.number(),
  /** The address as written locally. */
  label: z.string(),
  precision: z.enum(placePrecisions),
  address: z.object({
    line1: z.string(),
    city: z.string(),
    /** As the country writes it, a code in the United States and Canada; empty if unknown. */
    state: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
})
export type Located = z.output<typeof located>

/** The maximum number of places in one answer. */
export const mostMatches = 5

/** The geocoder's message when it finds no place (spec section 8). */
export const geocodeFailed = (status: string): string =>
  `Geocode was not successful for the following reason: ${status}`
export const geocoderMissing = 'Google GeoCoder is not available'

/** The address is sent in the body: it is personal, and must not appear in request logs. */
export const geocode = endpoint({
  method: 'POST',
  path: 'geocode',
  passive: true,
  summary: 'Locate an address; also completes addresses from their beginning',
  audience: 'public',
  body: z.object({
    address: z.string().trim().min(3).max(300),
    /** ISO 3166-1 alpha-2; places elsewhere are left out. */
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .optional(),
  }),
  results: located.extend({
    /** Likeliest first; that one is used as the answer. */
    matches: z.array(located).min(1).max(mostMatches),
  }),
  /** `geocode_failed` states the reason in `details.status`, in the terms of Google's API. */
  errors: { geocode_failed: 422, geocoder_unavailable: 503 },
})
