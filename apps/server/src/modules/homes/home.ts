import type { AgreementDetails, GuestAspect, HolderKind, Language } from '@porchlight/contract'
import type { AmenityCode } from './amenities.ts'
import type { HomeStatus } from './lifecycle.ts'
import type { HomeTypeCode } from './types.ts'

/** Everything about a home that its owner or staff can set. Times are `HH:MM` in the home's time zone. */
export type HomeDetails = {
  name: string
  headline: string
  description: string
  typeCode: HomeTypeCode
  serviceLevel: string | null
  /** The area the home is in. */
  townId: string
  address: string
  lat: number
  lng: number
  timeZone: string
  currency: string
  sleeps: number
  bedrooms: number
  /** In halves. */
  bathrooms: number
  /** 0 = no pets. */
  maxPets: number
  /** Minimum age of the guest who books, on arrival; 0: no minimum. */
  minGuestAge: number
  /** False: a booking is a request that someone answers. */
  instant: boolean
  requestTo: 'owner' | 'staff'
  checkInTime: string
  checkOutTime: string
  amenities: AmenityCode[]
  honestNotes: string[]
  houseRules: string[]
  registration: string | null
}

/** The source of a home's data; credited wherever it is shown. */
export type HomeSource = {
  name: string
  license: string
  /** The home's name in the source. */
  ref: string
  /** A fingerprint of the source's latest data. */
  fingerprint?: string | null
}

/** A home as the server knows it, including the exact location. Views decide who sees what. */
export type Home = HomeDetails & {
  id: number
  slug: string
  /** The language of its texts. */
  language: Language
  status: HomeStatus
  townName: string
  townCharacter: string
  region: string
  country: string
  /** State code; null if the country has no states or it is unknown. */
  state: string | null
  /** About 300 m from the true location; always the same. */
  publicLat: number
  publicLng: number
  petsAllowed: boolean
  source: HomeSource | null
  previewHash: string
  /** Lowest upcoming nightly rate in minor units of the home's currency, as last reported by pricing. */
  fromNightMinor: number | null
  rating: number | null
  reviewCount: number
  createdAt: Date
  changedAt: Date
  publishedAt: Date | null
  /** When the person who books started having to verify their ID; null: they don't have to. */
  asksIdentitySince: Date | null
}

/** What lists of all homes need about each one; texts and amenities stay in the database. */
export type HomeInBrief = Pick<
  Home,
  | 'id'
  | 'status'
  | 'name'
  | 'townId'
  | 'townName'
  | 'region'
  | 'country'
  | 'state'
  | 'address'
  | 'lat'
  | 'lng'
  | 'timeZone'
  | 'currency'
  | 'sleeps'
  | 'bedrooms'
  | 'checkInTime'
  | 'checkOutTime'
  | 'publishedAt'
>

type Bed = { kind: 'king' | 'queen' | 'double' | 'twin' | 'bunk' | 'sofa' | 'crib'; count: number }

export type Room = {
  name: string
  kind: 'bedroom' | 'bathroom' | 'living' | 'outdoor' | 'other'
  floor: string | null
  beds: Bed[]
  note: string | null
}

/** A town or neighborhood. `character` is one or two sentences for the guest. */
export type Area = {
  id: string
  name: string
  kind: string
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** State code if the country has states; if left out, the known value stays. */
  state?: string | null
  postcode: string | null
  character: string
  lat: number
  lng: number
  /** West, south, east, north in degrees. */
  bbox: [number, number, number, number]
}

export type Share = {
  accountId: number
  basisPoints: number
  /** The company or trust that holds it; absent for a person. */
  holder?: { kind: Exclude<HolderKind, 'person'>; name: string }
}

/** Terms between owner and operator (R50). Amounts in basis points. */
export type ContractTerms = {
  commissionBasisPoints: number
  commissionBase: 'accommodation' | 'accommodation_and_fees'
  /** When a guest's payment becomes the owner's revenue (R45). */
  recognition: 'check_in' | 'each_night' | 'check_out'
  cleaningTo: 'operator' | 'owner'
  details?: AgreementDetails | undefined
}
export type Contract = ContractTerms & { version: number; validFrom: string }
/** A version with the accounts that recorded and approved it; null if its owners signed it, or it was imported. */
export type RecordedContract = Contract & { recordedBy: number | null; approvedBy: number | null; recordedAt: Date }

/** A guest's ratings by aspect, in stars. */
export type Aspects = Partial<Record<GuestAspect, number>>

export type Review = {
  id: number
  homeId: number
  bookingId: number | null
  author: string
  /** `YYYY-MM`. */
  stayedIn: string
  rating: number
  aspects: Aspects
  text: string
  answer: string | null
  publishedAt: Date
}
export type NewReview = Omit<Review, 'id' | 'homeId' | 'publishedAt'>
