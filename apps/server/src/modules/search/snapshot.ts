import { addDays, dateIn, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type SearchNightsOfHome, searchNightsOf } from '#modules/availability'
import { type Home, homesByIds, liveHomes } from '#modules/homes'
import { type SearchPrices, searchPricesOf } from '#modules/pricing'
import type { HomeNights, SearchHome, StayCharges } from './engine/home.ts'

/** A live home with everything the replica keeps of it. */
export type SearchRow = { home: SearchHome; slug: string; nights: HomeNights }

const none: StayCharges = {
  includedGuests: 0,
  extraGuestNight: 0,
  counted: [],
  lengthDiscounts: [],
  accommodationFactor: 1,
  fees: { perStay: 0, perNight: 0, perGuest: 0, perGuestNight: 0, withPets: 0, perPet: 0, perPetNight: 0 },
}

const searchHomeOf = (home: Home, { notice }: SearchNightsOfHome, prices: SearchPrices | undefined): SearchHome => ({
  id: home.id,
  place: home.townId,
  lat: home.publicLat,
  lng: home.publicLng,
  type: home.typeCode,
  sleeps: home.sleeps,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  maxPets: home.maxPets,
  instant: home.instant,
  amenities: home.amenities,
  rating: home.rating,
  reviews: home.reviewCount,
  fromNight: home.fromNightMinor,
  charges: prices?.charges ?? none,
  notice,
})

/** A night without a price is not on offer. */
const homeNightsOf = ({ nights }: SearchNightsOfHome, prices: SearchPrices | undefined): HomeNights => {
  const count = nights.free.length
  if (!prices) return { ...nights, free: new Uint8Array(count), rent: new Uint32Array(count) }
  return { ...nights, rent: prices.rent }
}

/** The first day of the replica: the earliest today of any zone. */
export const firstDateAt = (now: Date): PlainDate => dateIn('Etc/GMT+12', now)

/** Rows of these homes, or of all live ones; homes that are not live are left out. */
export const searchRows = async (
  ctx: ReadCtx,
  which: readonly number[] | 'all',
  firstDate: PlainDate,
  days: number,
): Promise<SearchRow[]> => {
  const homes =
    which === 'all' ? await liveHomes(ctx) : (await homesByIds(ctx, which)).filter(({ status }) => status === 'live')
  const ids = which === 'all' ? which : homes.map(({ id }) => id)
  const nights = new Map(
    (await searchNightsOf(ctx, ids, firstDate, addDays(firstDate, days))).map((row) => [row.homeId, row]),
  )
  const prices = new Map((await searchPricesOf(ctx, ids, firstDate, days)).map((row) => [row.homeId, row]))
  return homes.flatMap((home) => {
    const known = nights.get(home.id)
    if (!known) return []
    const priced = prices.get(home.id)
    return [{ home: searchHomeOf(home, known, priced), slug: home.slug, nights: homeNightsOf(known, priced) }]
  })
}
