import type { Located } from '@porchlight/contract'

/** Statuses of Google's geocoding interface, which the product's messages name. */
export type FailureStatus =
  | 'ZERO_RESULTS'
  | 'OVER_DAILY_LIMIT'
  | 'OVER_QUERY_LIMIT'
  | 'REQUEST_DENIED'
  | 'INVALID_REQUEST'
  | 'UNKNOWN_ERROR'

export type GeocodeAnswer =
  | { kind: 'found'; places: Located[] }
  | { kind: 'failed'; status: FailureStatus }
  /** Nobody answered, or not in a way that makes sense. */
  | { kind: 'unavailable'; reason: string }

export type GeocodeQuery = { address: string; country?: string | undefined }

/** Someone who knows where addresses lie. Failures are answers, never exceptions. */
export type Geocoder = { find(wanted: GeocodeQuery): Promise<GeocodeAnswer> }

declare module '#kernel/app' {
  interface Adapters {
    geocoder: Geocoder
  }
}
