import type { PlainDate } from '@porchlight/contract'

/** What a guest can filter, rank and price a home by. Prices are whole units of the site's currency. */
export type SearchHome = {
  id: number
  /** Id of the town. */
  place: string
  lat: number
  lng: number
  type: string
  sleeps: number
  bedrooms: number
  /** Half baths count as halves; a filter for three asks for three whole ones. */
  bathrooms: number
  /** 0 = no pets. */
  maxPets: number
  instant: boolean
  amenities: readonly string[]
  /** 1 to 5; null before the first review. */
  rating: number | null
  reviews: number
  charges: StayCharges
  notice: ArrivalNotice
}

/** How the nights' rents become a headline price (section 2.3, steps 2 to 6). */
export type StayCharges = {
  /** Lowest nightly price to show without dates; null when the home has no price. */
  fromNight: number | null
  /** Mandatory fees of a stay whatever its length, percent fees on them included. */
  perStay: number
  /** Mandatory fee of a stay with pets. */
  perPetStay: number
  includedGuests: number
  /** Per night and guest above `includedGuests`. */
  extraGuestNight: number
  /** The highest tier reached holds, alone. */
  lengthDiscounts: readonly LengthDiscount[]
  /** Percent fees on the discounted accommodation. */
  percentFees: number
}

/** `basisPoints` off the accommodation from `nights` nights on. */
export type LengthDiscount = { nights: number; basisPoints: number }

/** When a stay may begin, counted in the home's own time zone (R13). */
export type ArrivalNotice = {
  timeZone: string
  /** Full days between today and the earliest arrival. */
  noticeDays: number
  /** From this hour on, today counts as tomorrow; 24 = never. */
  cutOffHour: number
  /** Latest arrival, in days from today; null = any. */
  windowDays: number | null
}

/** The nights of a home from `from` on, one entry each; nights outside are not on offer. */
export type HomeNights = {
  from: PlainDate
  /** 1 = may be slept. Turnover nights are not free (R6). */
  free: Uint8Array
  /** Whole currency units, after season, override and the night's own discount. */
  rent: Uint32Array
  /** Effective nights at least, orphan gaps settled (R10, R11); at least 1. */
  minStay: Uint16Array
  /** Nights at most; 0 = no limit. */
  maxStay: Uint16Array
  /** 1 = a stay may begin on this day (R12). */
  canArrive: Uint8Array
  /** 1 = a stay may end on this day (R12). */
  canDepart: Uint8Array
  /** Whose minimum and maximum stay bind: the arrival day's, or those of every night stayed (R9). */
  stayLimitsBy: StayLimitsBy
}

export type StayLimitsBy = 'arrival' | 'nights'

export const nightsOnOffer = (nights: HomeNights): number => {
  const count = nights.free.length
  const columns = [nights.rent, nights.minStay, nights.maxStay, nights.canArrive, nights.canDepart]
  if (columns.some((column) => column.length !== count)) throw new RangeError('HomeNights columns differ in length')
  return count
}
