import { area } from '../words.ts'

/** Address suggestions. Geocoder errors are worded by the spec (section 8). */
export const addressSearchWords = area({
  looking: 'Searching addresses…',
  none: 'We couldn’t find this address. Type it in full.',
  failed: 'Geocode was not successful for the following reason: {status}',
  missing: 'Google GeoCoder is not available',
})
