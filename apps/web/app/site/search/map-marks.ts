import type { Money, SearchResults } from '@porchlight/contract'
import type { MapBounds, MapCluster, MapPin } from '@porchlight/ui/map'
import type { SearchWords } from '#app/lib/messages/site/search.ts'
import { mergeClusters } from './merge-clusters.ts'
import { memberQuery, stayIn, stayQuery } from './search-address.ts'

export type Spot = {
  id: number
  slug: string
  name: string
  lng: number
  lat: number
  price: Money | null
  stay: { arrive: string; depart: string } | null
  query: string
}

/** With more homes than this, the map shows clusters. */
const clusterAbove = 60

/** The homes found; without a match, groups of homes that sleep the party together. */
export const spotsOf = (
  { total, pins, together }: Pick<SearchResults, 'total' | 'pins' | 'together'>,
  search: URLSearchParams,
): Spot[] => {
  if (total > 0) return pins.map((pin) => ({ ...pin, query: stayQuery(search, pin.stay) }))
  // A home in two groups shows the better one, which comes first.
  const members = together.flatMap(({ homes }) => homes).toReversed()
  return [...new Map(members.map((home) => [home.id, home])).values()].map(
    ({ id, slug, name, lng, lat, headline, party }) => ({
      id,
      slug,
      name,
      lng,
      lat,
      price: headline,
      stay: stayIn(search),
      query: memberQuery(search, party),
    }),
  )
}

export const boundsOf = (spots: readonly Spot[]): MapBounds | null => {
  if (spots.length === 0) return null
  const [lngs, lats] = [spots.map(({ lng }) => lng), spots.map(({ lat }) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

const placeOf = ({ lng, lat }: { lng: number; lat: number }): string => `${lng} ${lat}`

/** Width of a cluster in degrees of longitude, with some padding. */
export const clusterGap = ([west, , east]: MapBounds, width: number): number => ((east - west) / width) * 52

/**
 * Clusters with their lowest price while there are many homes, at least `gap` degrees apart; a price pin for each
 * while there are few, or for a single home.
 */
export const marksOf = (
  { total, clusters: found }: Pick<SearchResults, 'total' | 'clusters'>,
  spots: readonly Spot[],
  words: SearchWords,
  moneyRounded: (value: Money) => string,
  gap: number,
): { pins: MapPin[]; clusters: MapCluster[] } => {
  const pinOf = ({ id, name, lng, lat, price }: Spot): MapPin => {
    const text = price ? moneyRounded(price) : '·'
    return { id, lng, lat, text, name: price ? words.pin({ name, price: text }) : name }
  }
  if (total <= clusterAbove) return { pins: spots.map(pinOf), clusters: [] }
  const clusters = mergeClusters(found, gap)
  const spotAt = new Map(spots.map((spot) => [placeOf(spot), spot]))
  const isAlone = (one: { lng: number; lat: number; count: number }) => one.count === 1 && spotAt.has(placeOf(one))
  return {
    pins: clusters.filter(isAlone).map((one) => pinOf(spotAt.get(placeOf(one)) as Spot)),
    clusters: clusters
      .filter((one) => !isAlone(one))
      .map(({ lng, lat, count, from }) => {
        const price = from ? moneyRounded(from) : undefined
        const name = price ? words.clusterFrom({ number: count, price }) : words.cluster({ number: count })
        return { lng, lat, count, name, label: price && words.from({ price }) }
      }),
  }
}
