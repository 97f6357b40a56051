import { type Located, mostMatches } from '@porchlight/contract'
import { z } from 'zod'
import type { GeocodeAnswer, Geocoder } from './geocoder.ts'

const component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
const result = z.object({
  formatted_address: z.string(),
  address_components: z.array(component),
  geometry: z.object({
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    location_type: z.string(),
  }),
})
const answer = z.object({
  status: z.enum([
    'OK',
    'ZERO_RESULTS',
    'OVER_DAILY_LIMIT',
    'OVER_QUERY_LIMIT',
    'REQUEST_DENIED',
    'INVALID_REQUEST',
    'UNKNOWN_ERROR',
  ]),
  results: z.array(result).default([]),
})

type Component = z.output<typeof component>

const partOf = (components: readonly Component[], types: readonly string[], form: 'long_name' | 'short_name') =>
  types.map((type) => components.find((one) => one.types.includes(type))?.[form]).find((text) => text !== undefined) ??
  ''

/**
 * Countries that put the number before the street, as in English, French, or Irish; elsewhere it follows the street.
 */
const numberFirst = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'LU', 'ZA', 'IN', 'IL'])

const lineOf = (components: readonly Component[], country: string): string => {
  const number = partOf(components, ['street_number'], 'long_name')
  const street = partOf(components, ['route'], 'long_name')
  return (numberFirst.has(country) ? [number, street] : [street, number]).filter(Boolean).join(' ')
}

const precisionOf = (components: readonly Component[], kind: string): Located['precision'] => {
  if (kind === 'ROOFTOP' || (kind === 'RANGE_INTERPOLATED' && partOf(components, ['street_number'], 'long_name')))
    return 'house'
  return partOf(components, ['route'], 'long_name') ? 'street' : 'town'
}

const locatedAt = ({ formatted_address, address_components: parts, geometry }: z.output<typeof result>): Located => {
  const country = partOf(parts, ['country'], 'short_name')
  return {
    ...geometry.location,
    label: formatted_address,
    precision: precisionOf(parts, geometry.location_type),
    address: {
      line1: lineOf(parts, country),
      city: partOf(parts, ['locality', 'postal_town', 'sublocality', 'administrative_area_level_3'], 'long_name'),
      state: partOf(parts, ['administrative_area_level_1'], 'short_name'),
      zip: partOf(parts, ['postal_code'], 'long_name'),
      country,
    },
  }
}

const answerOf = (body: unknown): GeocodeAnswer => {
  const parsed = answer.safeParse(body)
  if (!parsed.success) return { kind: 'unavailable', reason: 'the answer has another form than agreed' }
  const { status, results } = parsed.data
  if (status !== 'OK') return { kind: 'failed', status }
  if (results.length === 0) return { kind: 'failed', status: 'ZERO_RESULTS' }
  return { kind: 'found', places: results.slice(0, mostMatches).map(locatedAt) }
}

const googleUrl = 'https://maps.googleapis.com/maps/api/geocode/json'
const usualSeconds = 5

export type Google = { key: string; url?: string; seconds?: number }

/**
 * Google's Geocoding API: developers.google.com/maps/documentation/geocoding. Its responses may not be stored, and
 * aren't.
 */
export const googleGeocoder = ({ key, url = googleUrl, seconds = usualSeconds }: Google): Geocoder => ({
  async find({ address, country }) {
    const query = new URLSearchParams({ address, key })
    if (country) query.set('components', `country:${country.toUpperCase()}`)
    try {
      const signal = AbortSignal.timeout(seconds * 1000)
      const response = await fetch(`${url}?${query}`, { signal, redirect: 'error' })
      if (response.ok) return answerOf(await response.json())
      await response.body?.cancel()
      return { kind: 'unavailable', reason: `it answered with status ${response.status}` }
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError'
      return {
        kind: 'unavailable',
        reason: late ? `it took longer than ${seconds} seconds` : 'it makes no sense or cannot be reached',
      }
    }
  },
})
