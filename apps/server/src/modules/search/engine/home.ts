import type { PlainDate } from '@porchlight/contract'

/**
 * Yes-or-no fields of a home that a search can require. Each is a filter, a count in the results, and a plane of bits,
 * all by this name.
 */
export const yesNoFields = ['instant'] as const
export type YesNoField = (typeof yesNoFields)[number]

export const byYesNoField = <T>(of: (field: YesNoField) => T): Record<YesNoField, T> =>
  Object.fromEntries(yesNoFields.map((field) => [field, of(field)])) as Record<YesNoField, T>

/**
 * The fields of a home that guests can filter and rank by, and that set its price. Amounts are minor units of one
 * currency.
 */
export type SearchHome = Record<YesNoField, boolean> & {
  id: number
  /** The id of the town. */
  place: string
  /** The home's public location. */
  lat: number
  lng: number
  type: string
  sleeps: number
  bedrooms: number
  /** Half baths count as halves; a filter for three requires three whole ones. */
  bathrooms: number
  /** 0 = no pets. */
  maxPets: number
  amenities: readonly string[]
  /** 1 to 5; null before the first review. */
  rating: number | null
  reviews: number
  /** The lowest nightly price shown without dates; null if the home has no price. */
  fromNight: number | null
  charges: StayCharges
  notice: ArrivalNotice
}

/** The travelers. Infants need no bed. */
export type Party = { adults: number; children: number; infants: number; pets: number }
export type GuestKind = 'adults' | 'children' | 'infants'

/** How the nights' rents become a headline price (section 2.3, steps 2 to 6). */
export type StayCharges = {
  includedGuests: number
  /** Per night and guest above `includedGuests`. */
  extraGuestNight: number
  /** The kinds of guests that count toward `includedGuests`. */
  counted: readonly GuestKind[]
  /** Discounts on the accommodation; only the highest tier reached applies. */
  lengthDiscounts: readonly LengthDiscount[]
  /** One unit of discounted accommodation with mandatory percent fees: 1 plus percent fees. */
  accommodationFactor: number
  /** Mandatory fees in fixed amounts, with the percent fees charged on them. */
  fees: StayFees
}

/** `basisPoints` off from `nights` nights on: off the rent only, or off extra guests too. */
export type LengthDiscount = { nights: number; basisPoints: number; of: 'rent' | 'accommodation' }

export const noFees = {
  perStay: 0,
  perNight: 0,
  perGuest: 0,
  perGuestNight: 0,
  withPets: 0,
  perPet: 0,
  perPetNight: 0,
}
export type StayFees = typeof noFees

/** The earliest a stay can start, counted in the home's own time zone (R13). */
export type ArrivalNotice = {
  timeZone: string
  /** The earliest arrival, in days from today. */
  noticeDays: number
  /** Without notice days: from this hour on, no arrival today; 24 = no cutoff. */
  cutOffHour: number
}

/** A home's nights from `from` on, one entry each; nights outside are unavailable. */
export type HomeNights = {
  from: PlainDate
  /** 1 = no hold on it; preparation nights are not available (R6). */
  free: Uint8Array
  /** 1 = on sale: neither past nor beyond the booking window (R13). */
  sold: Uint8Array
  /** After season, override, floor, cap, and the night's own discount. */
  rent: Uint32Array
  /** Minimum nights by the night's rules, with orphan gaps applied (R10, R11); at least 1. */
  minStay: Uint16Array
  /** 1 = for a stay arriving this day, the minimum of every night applies; 0 = only this day's (R9, R11). */
  minOverStay: Uint8Array
  /** Maximum nights; 0 = no limit. */
  maxStay: Uint16Array
  /** Every night's maximum applies, not only the arrival's (R9). */
  maxOverStay: boolean
  /** 1 = a stay can start on this day (R12). */
  canArrive: Uint8Array
  /** 1 = a stay can end on this day (R12). */
  canDepart: Uint8Array
  /** A stay can't leave an unbookable gap between itself and a booked night (R11). */
  refusesGaps: boolean
}

/** The number of nights described. @throws RangeError when the columns differ in length */
export const nightsDescribed = (nights: HomeNights): number => {
  const { free, sold, rent, minStay, minOverStay, maxStay, canArrive, canDepart } = nights
  const count = free.length
  const columns = [sold, rent, minStay, minOverStay, maxStay, canArrive, canDepart]
  if (columns.some((column) => column.length !== count)) throw new RangeError('HomeNights columns differ in length')
  return count
}
