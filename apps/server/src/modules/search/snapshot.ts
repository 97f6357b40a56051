import { addDays, dateIn, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type SearchNightsOfHome, searchNightsOf } from '#modules/availability'
import { type Home, homesByIds, liveHomes } from '#modules/homes'
import { type SearchPrices, searchPricesOf, searchUnit } from '#modules/pricing'
import { horizonNights } from './engine/engine.ts'
import { byYesNoField, type HomeNights, noFees, type SearchHome, type StayCharges } from './engine/home.ts'
import type { SearchRow } from './protocol.ts'

/** What the replica itself caches about a home, besides what its engine holds. */
export type Remembered = { slug: string; timeZone: string; name: string; town: string }
export type SnapshotRow = SearchRow & { remembered: Remembered }

const free: StayCharges = {
  includedGuests: 0,
  extraGuestNight: 0,
  counted: [],
  lengthDiscounts: [],
  accommodationFactor: 1,
  fees: noFees,
}

/** Nights before the first day that are included, for the gaps a stay leaves before it (R11). */
const leadIn = 30

/** The replica's first day: the earliest today in any zone. */
export const firstDateAt = (now: Date): PlainDate => dateIn('Etc/GMT+12', now)

/** All live homes without nights and charges: enough to build the columns. */
export const searchHomes = async (ctx: ReadCtx): Promise<SearchHome[]> =>
  (await liveHomes(ctx)).map((home) => searchHomeOf(home, undefined, undefined))

/**
 * Those of these homes that are live, with nights and prices in this currency. Prices in another currency count as
 * none.
 */
export const searchRows = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  currency: string,
): Promise<SnapshotRow[]> => {
  const from = addDays(firstDateAt(ctx.now), -leadIn)
  const count = leadIn + horizonNights
  // In parallel: this read is what someone waits for after a change.
  const [homes, known, priced] = await Promise.all([
    homesByIds(ctx, homeIds),
    searchNightsOf(ctx, homeIds, from, addDays(from, count)),
    searchPricesOf(ctx, homeIds, from, count),
  ])
  const nights = new Map(known.map((row) => [row.homeId, row]))
  const prices = new Map(priced.filter((row) => row.currency === currency).map((row) => [row.homeId, row]))
  return homes.flatMap((home) => {
    const own = home.status === 'live' ? nights.get(home.id) : undefined
    return own ? [rowOf(home, own, prices.get(home.id))] : []
  })
}

const rowOf = (home: Home, nights: SearchNightsOfHome, prices: SearchPrices | undefined): SnapshotRow => ({
  home: searchHomeOf(home, nights, prices),
  nights: homeNightsOf(nights, prices),
  remembered: { slug: home.slug, timeZone: home.timeZone, name: home.name, town: home.townName },
})

const searchHomeOf = (
  home: Home,
  nights: SearchNightsOfHome | undefined,
  prices: SearchPrices | undefined,
): SearchHome => ({
  id: home.id,
  place: home.townId,
  lat: home.publicLat,
  lng: home.publicLng,
  type: home.typeCode,
  sleeps: home.sleeps,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  maxPets: home.maxPets,
  ...byYesNoField((field) => home[field]),
  amenities: home.amenities,
  rating: home.rating,
  reviews: home.reviewCount,
  fromNight:
    prices && home.fromNightMinor !== null ? Math.round(home.fromNightMinor / searchUnit(prices.currency)) : null,
  charges: prices?.charges ?? free,
  notice: nights?.notice ?? { timeZone: home.timeZone, noticeDays: 0, cutOffHour: 24 },
})

/** A night without a price is unavailable. */
const homeNightsOf = ({ nights }: SearchNightsOfHome, prices: SearchPrices | undefined): HomeNights => {
  const count = nights.free.length
  return prices
    ? { ...nights, sold: nights.sold.map((sold, night) => (prices.rent[night] ? sold : 0)), rent: prices.rent }
    : { ...nights, sold: new Uint8Array(count), rent: new Uint32Array(count) }
}
