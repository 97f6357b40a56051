import type { ResultsOf, SearchHit, searchData } from '@porchlight/contract'
import type { CollectionCode } from '#app/lib/messages/site/home.ts'

type Offer = Pick<ResultsOf<typeof searchData>, 'places' | 'amenities'>
type Place = Offer['places'][number]

/** A picture with its home. */
export type PicturedHome = Pick<SearchHit, 'id' | 'name' | 'town' | 'evening'> & {
  image: NonNullable<SearchHit['image']>
}
export type FeaturedTown = Place & { home: PicturedHome | null }
export type FeaturedCollection = { code: CollectionCode; count: number; home: PicturedHome | null }

const mostTowns = 6
const mostChosen = 8
const mostCollections = 3

/** Collections by preference; the first three with homes are shown. */
const collectionCodes: readonly CollectionCode[] = [
  'beachfront',
  'long_table',
  'pool',
  'lakefront',
  'fireplace',
  'vineyard_view',
]

const pictured = (homes: readonly SearchHit[]): PicturedHome[] =>
  homes.flatMap(({ id, name, town, image, evening }) => (image ? [{ id, name, town, image, evening }] : []))

const townsOf = (places: readonly Place[], picturedHomes: readonly PicturedHome[]): FeaturedTown[] =>
  places
    .filter((place) => place.homes > 0)
    .toSorted((a, b) => b.homes - a.homes || a.name.localeCompare(b.name, 'en'))
    .slice(0, mostTowns)
    .map((place) => ({ ...place, home: picturedHomes.find(({ town }) => town === place.name) ?? null }))

/** Pictures from across the list: its top is on the page already. */
const collectionsOf = (amenities: Offer['amenities'], picturedHomes: readonly PicturedHome[]): FeaturedCollection[] => {
  const mixed = picturedHomes.toSorted((a, b) => ((a.id * 7) % 13) - ((b.id * 7) % 13))
  const countOf = (code: string) => amenities.find((amenity) => amenity.code === code)?.count ?? 0
  return collectionCodes
    .map((code) => ({ code, count: countOf(code) }))
    .filter(({ count }) => count > 0)
    .slice(0, mostCollections)
    .map((collection, at) => ({ ...collection, home: mixed[at] ?? null }))
}

/**
 * The front page's data: the best homes first, and nothing it doesn't show. The story appears next to a home in its
 * town, and only if there is one.
 */
export const buildFrontPage = ({ places, amenities }: Offer, homes: readonly SearchHit[], storyTown: string) => {
  const picturedHomes = pictured(homes)
  return {
    towns: townsOf(places, picturedHomes),
    chosen: homes.slice(0, mostChosen),
    collections: collectionsOf(amenities, picturedHomes),
    story: picturedHomes.find(({ town }) => town === storyTown) ?? null,
  }
}
