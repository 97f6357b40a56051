import type { PlainDate } from '@porchlight/contract'

/** What a guest can filter, rank and price a home by. Amounts are minor units of one currency. */
export type SearchHome = {
  id: number
  /** Id of the town. */
  place: string
  /** Where the public is shown the home. */
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
  /** Lowest nightly price to show without dates; null when the home has no price. */
  fromNight: number | null
  charges: StayCharges
  notice: ArrivalNotice
}

/** Who travels. Infants need no bed. */
export type Party = { adults: number; children: number; infants: number; pets: number }
export type GuestKind = 'adults' | 'children' | 'infants'

/** How the nights' rents become a headline price (section 2.3, steps 2 to 6). */
export type StayCharges = {
  includedGuests: number
  /** Per night and guest above `includedGuests`. */
  extraGuestNight: number
  /** Who counts toward `includedGuests`. */
  counted: readonly GuestKind[]
  /** Off the accommodation; the highest tier reached holds, alone. */
  lengthDiscounts: readonly LengthDiscount[]
  /** What mandatory fees make of one unit of discounted accommodation: 1 plus percent fees. */
  accommodationFactor: number
  /** Mandatory fees in fixed amounts, with the percent fees that fall on them. */
  fees: StayFees
}

/** `basisPoints` off from `nights` nights on: off the rent alone, or off extra guests too. */
export type LengthDiscount = { nights: number; basisPoints: number; of: 'rent' | 'accommodation' }

export type StayFees = {
  perStay: number
  perNight: number
  perGuest: number
  perGuestNight: number
  withPets: number
  perPet: number
  perPetNight: number
}

/** When a stay may begin at the earliest, counted in the home's own time zone (R13). */
export type ArrivalNotice = {
  timeZone: string
  /** Earliest arrival, in days from today. */
  noticeDays: number
  /** Without notice days: from this hour on, nobody may arrive today; 24 = never too late. */
  cutOffHour: number
}

/** The nights of a home from `from` on, one entry each; nights outside are not on offer. */
export type HomeNights = {
  from: PlainDate
  /** 1 = nobody has it; nights of preparation are not free (R6). */
  free: Uint8Array
  /** 1 = on sale: neither past nor beyond the booking window (R13). */
  sold: Uint8Array
  /** After season, override, floor, cap and the night's own discount. */
  rent: Uint32Array
  /** Nights at least, as the night's rules say, orphan gaps settled (R10, R11); at least 1. */
  minStay: Uint16Array
  /** 1 = of a stay that arrives this day, the minimum of every night binds; 0 = this day's alone (R9, R11). */
  minOverStay: Uint8Array
  /** Nights at most; 0 = no limit. */
  maxStay: Uint16Array
  /** Every night's maximum binds, not only the arrival's (R9). */
  maxOverStay: boolean
  /** 1 = a stay may begin on this day (R12). */
  canArrive: Uint8Array
  /** 1 = a stay may end on this day (R12). */
  canDepart: Uint8Array
  /** A stay may not leave a gap too short for anyone between itself and a taken night (R11). */
  refusesGaps: boolean
}

/** Number of nights described. @throws RangeError when the columns differ in length */
export const nightsDescribed = (nights: HomeNights): number => {
  const { free, sold, rent, minStay, minOverStay, maxStay, canArrive, canDepart } = nights
  const count = free.length
  const columns = [sold, rent, minStay, minOverStay, maxStay, canArrive, canDepart]
  if (columns.some((column) => column.length !== count)) throw new RangeError('HomeNights columns differ in length')
  return count
}
