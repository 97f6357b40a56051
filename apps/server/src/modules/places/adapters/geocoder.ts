import type { Located } from '@porchlight/contract'

/** Statuses of Google's geocoding API, which the product's messages name. */
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
  /** There was no response, or not a meaningful one. */
  | { kind: 'unavailable'; reason: string }

export type GeocodeQuery = { address: string; country?: string | undefined }

/** A service that locates addresses. Failures are return values, never exceptions. */
export type Geocoder = { find(wanted: GeocodeQuery): Promise<GeocodeAnswer> }

declare module '#kernel/app' {
  interface Adapters {
    geocoder: Geocoder
  }
}
