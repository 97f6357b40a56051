import type { ResultsOf, SearchHit, searchData } from '@porchlight/contract'
import type { CollectionCode } from '#app/lib/messages/site/home.ts'

type Offer = Pick<ResultsOf<typeof searchData>, 'places' | 'amenities'>
type Place = Offer['places'][number]

/** The picture of a house, and whose it is. */
export type PicturedHouse = Pick<SearchHit, 'id' | 'name' | 'town' | 'evening'> & {
  image: NonNullable<SearchHit['image']>
}
export type ShownTown = Place & { house: PicturedHouse | null }
export type ShownCollection = { code: CollectionCode; count: number; house: PicturedHouse | null }

const mostTowns = 6
const mostChosen = 8
const mostCollections = 3

/** What leads where, in the order of preference; the first three with houses are shown. */
const collectionCodes: readonly CollectionCode[] = [
  'beachfront',
  'long_table',
  'pool',
  'lakefront',
  'fireplace',
  'vineyard_view',
]

const pictured = (homes: readonly SearchHit[]): PicturedHouse[] =>
  homes.flatMap(({ id, name, town, image, evening }) => (image ? [{ id, name, town, image, evening }] : []))

const townsOf = (places: readonly Place[], houses: readonly PicturedHouse[]): ShownTown[] =>
  places
    .filter((place) => place.homes > 0)
    .toSorted((a, b) => b.homes - a.homes || a.name.localeCompare(b.name, 'en'))
    .slice(0, mostTowns)
    .map((place) => ({ ...place, house: houses.find(({ town }) => town === place.name) ?? null }))

/** Pictures from all over the list, not from its head, which stands on the page already. */
const collectionsOf = (amenities: Offer['amenities'], houses: readonly PicturedHouse[]): ShownCollection[] => {
  const mixed = houses.toSorted((a, b) => ((a.id * 7) % 13) - ((b.id * 7) % 13))
  const countOf = (code: string) => amenities.find((amenity) => amenity.code === code)?.count ?? 0
  return collectionCodes
    .map((code) => ({ code, count: countOf(code) }))
    .filter(({ count }) => count > 0)
    .slice(0, mostCollections)
    .map((collection, at) => ({ ...collection, house: mixed[at] ?? null }))
}

/**
 * What the front page shows of an offer and its best houses, best first; the rest need not travel. The story is told
 * beside a house in its town, or else any.
 */
export const frontPageOf = ({ places, amenities }: Offer, homes: readonly SearchHit[], storyTown: string) => {
  const houses = pictured(homes)
  return {
    towns: townsOf(places, houses),
    chosen: homes.slice(0, mostChosen),
    collections: collectionsOf(amenities, houses),
    story: houses.find(({ town }) => town === storyTown) ?? houses.at(-1) ?? null,
  }
}
