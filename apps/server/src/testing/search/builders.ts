import type { PlainDate } from '@porchlight/contract'
import { type HomeNights, noFees, type SearchHome, type StayCharges } from '../../modules/search/engine/home.ts'
import type { SearchCriteria } from '../../modules/search/engine/query.ts'

export const chargesWith = (change: Partial<StayCharges> = {}): StayCharges => ({
  includedGuests: 4,
  extraGuestNight: 0,
  counted: ['adults', 'children'],
  lengthDiscounts: [],
  accommodationFactor: 1,
  fees: noFees,
  ...change,
})

export const homeWith = (change: Partial<SearchHome> & { id: number }): SearchHome => ({
  place: 'anselm',
  lat: 40.2,
  lng: -71.4,
  type: 'house',
  sleeps: 8,
  bedrooms: 4,
  bathrooms: 2,
  maxPets: 0,
  instant: true,
  amenities: [],
  rating: null,
  reviews: 0,
  fromNight: 100_000,
  charges: chargesWith(),
  notice: { timeZone: 'America/New_York', noticeDays: 0, cutOffHour: 18 },
  ...change,
})

/** Nights all available at 1,000.00, with arrival and departure on any day, unless specified. */
export const nightsWith = (from: PlainDate, count: number, change: Partial<HomeNights> = {}): HomeNights => ({
  from,
  free: new Uint8Array(count).fill(1),
  sold: new Uint8Array(count).fill(1),
  rent: new Uint32Array(count).fill(100_000),
  minStay: new Uint16Array(count).fill(1),
  minOverStay: new Uint8Array(count),
  maxStay: new Uint16Array(count),
  maxOverStay: false,
  canArrive: new Uint8Array(count).fill(1),
  canDepart: new Uint8Array(count).fill(1),
  refusesGaps: false,
  ...change,
})

export const criteriaFor = (change: Partial<SearchCriteria> = {}): SearchCriteria => ({
  area: { box: null, place: null },
  dates: { kind: 'any' },
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  features: { bedrooms: 0, bathrooms: 0, amenities: [], instant: false },
  types: [],
  price: { min: null, max: null },
  ...change,
})
