import type { Money, ResultsOf, searchData } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Area, amenities, areas, type Home, homeTypes, liveHomes } from '#modules/homes'

type Offer = ResultsOf<typeof searchData>

const lowest = (homes: readonly Home[]): Money | null => {
  const prices = homes.flatMap(({ fromNightMinor, currency }) =>
    fromNightMinor === null ? [] : [{ amount: fromNightMinor, currency }],
  )
  return prices.sort((a, b) => a.amount - b.amount)[0] ?? null
}

const highest = (homes: readonly Home[]): Money | null => {
  const prices = homes.flatMap(({ fromNightMinor, currency }) =>
    fromNightMinor === null ? [] : [{ amount: fromNightMinor, currency }],
  )
  return prices.sort((a, b) => b.amount - a.amount)[0] ?? null
}

const placeOf = (area: Area, homes: readonly Home[]): Offer['places'][number] => ({
  id: area.id,
  name: area.name,
  region: area.region,
  character: area.character,
  lat: area.lat,
  lng: area.lng,
  bbox: area.bbox,
  homes: homes.length,
  fromNight: lowest(homes),
})

/** What the search form can offer, counted over every live home. */
export const offerOf = async (ctx: ReadCtx): Promise<Offer> => {
  const homes = await liveHomes(ctx)
  const byTown = Map.groupBy(homes, (home) => home.townId)
  const [min, max] = [lowest(homes), highest(homes)]
  const countOf = (has: (home: Home) => boolean) => homes.filter(has).length
  return {
    places: (await areas(ctx)).map((area) => placeOf(area, byTown.get(area.id) ?? [])),
    amenities: amenities
      .map((amenity) => ({ ...amenity, count: countOf((home) => home.amenities.includes(amenity.code)) }))
      .filter(({ count }) => count > 0),
    types: homeTypes
      .map((type) => ({ ...type, count: countOf((home) => home.typeCode === type.code) }))
      .filter(({ count }) => count > 0),
    priceRange: min && max && { min, max },
    total: homes.length,
  }
}
