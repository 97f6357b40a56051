import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How near a found place is to the address: its home, its street, or only its town. */
export const placePrecisions = ['house', 'street', 'town'] as const

const located = z.object({
  lat: z.number(),
  lng: z.number(),
  /** The address as it is written where it is. */
  label: z.string(),
  precision: z.enum(placePrecisions),
  address: z.object({
    line1: z.string(),
    city: z.string(),
    /** As the country writes it, a code in the United States and Canada; empty where it is not known. */
    state: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
})
export type Located = z.output<typeof located>

/** Found places in one answer, at most. */
export const mostMatches = 5

/** What a geocoder says when it has no place (spec section 8). */
export const geocodeFailed = (status: string): string =>
  `Geocode was not successful for the following reason: ${status}`
export const geocoderMissing = 'Google GeoCoder is not available'

/** The address travels in the body: it is someone's, and has no place in logs of addresses asked for. */
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
    /** The likeliest first; it is the place answered. */
    matches: z.array(located).min(1).max(mostMatches),
  }),
  /** `geocode_failed` says in `details.status` why, in the words of Google's interface. */
  errors: { geocode_failed: 422, geocoder_unavailable: 503 },
})
