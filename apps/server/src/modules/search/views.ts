import type { Money, Party, SearchHit, SearchQuery, SearchResults } from '@porchlight/contract'
import { nightsOf, partyIn } from '@porchlight/contract'
import { type Area, amenities, homeTypes } from '#modules/homes'
import { headlineOf } from '#modules/pricing'
import { byYesNoField } from './engine/home.ts'
import type { FoundHome, SearchCriteria } from './engine/query.ts'
import type { SearchAnswer } from './protocol.ts'
import type { SearchReplica } from './replica.ts'
import { changeBetween, datesProblemOf } from './search-criteria.ts'
import type { ShownHome } from './shown-homes.ts'

export type Occasion = {
  query: SearchQuery
  criteria: SearchCriteria
  currency: string
  areas: readonly Area[]
  /** Homes for the party together when no single one fits. */
  together: SearchResults['together']
  now: Date
}

const labeled = (counts: Record<string, number>, labels: readonly { code: string; label: string }[]) =>
  labels.flatMap(({ code, label }) => (counts[code] === undefined ? [] : [{ code, label, count: counts[code] }]))

const hitOf = ({ home, card, prices }: ShownHome, { stay }: FoundHome, party: Party, now: Date): SearchHit => {
  const exact = stay && prices && headlineOf(home, stay, party, prices, now)
  return {
    ...card,
    stay: stay && { ...stay, nights: nightsOf(stay) },
    headline: exact?.headline ?? null,
    taxes: exact?.taxes ?? null,
  }
}

/** The page's homes as cards, each stay priced again to the exact cent. */
const hitsOf = async (
  replica: SearchReplica,
  found: readonly FoundHome[],
  party: Party,
  now: Date,
): Promise<SearchHit[]> => {
  const ids = found.map(({ id }) => id)
  const shown = await replica.shownHomes(ids, now)
  return found.flatMap((one) => {
    const home = shown.get(one.id)
    return home ? [hitOf(home, one, party, now)] : []
  })
}

const loosenedOf = async (
  replica: SearchReplica,
  { loosened }: SearchAnswer,
  { criteria, now }: Occasion,
): Promise<SearchResults['loosen']> =>
  Promise.all(
    loosened.map(async ({ filters, total, criteria: looser, homes }) => ({
      filters,
      count: total,
      change: changeBetween(criteria, looser),
      homes: await hitsOf(replica, homes, partyIn(looser.party), now),
    })),
  )

/** The engine's answer in the contract's format. */
export const resultsView = async (
  replica: SearchReplica,
  answer: SearchAnswer,
  occasion: Occasion,
): Promise<SearchResults> => {
  const { query, currency, areas, together, now } = occasion
  const { found } = answer
  const money = (amount: number | null): Money | null =>
    amount === null ? null : { amount: Math.round(amount), currency }
  const homes = await hitsOf(replica, found.homes, partyIn(query), now)
  const exact = new Map(homes.map(({ id, headline }) => [id, headline]))
  return {
    total: found.total,
    currentPage: query.page,
    numberPages: Math.ceil(found.total / query.perPage),
    homes,
    facets: {
      amenities: labeled(found.facets.amenities, amenities),
      types: labeled(found.facets.types, homeTypes),
      bedrooms: found.facets.bedrooms.map((count, at) => ({ code: String(at + 1), label: String(at + 1), count })),
      places: labeled(
        found.facets.places,
        areas.map(({ id, name }) => ({ code: id, label: name })),
      ),
      ...byYesNoField((field) => found.facets[field]),
      pets: found.facets.pets,
    },
    histogram: found.histogram.map(({ from, to, count }) => ({ from: Math.round(from), to: Math.round(to), count })),
    clusters: found.clusters.map(({ lat, lng, count, from }) => ({ lat, lng, count, from: money(from) })),
    pins: found.pins.flatMap(({ id, lat, lng, price, stay }) => {
      const named = replica.namedHome(id)
      // A home on the page shows one price, in its row and on the map.
      return named
        ? [{ id, slug: named.slug, name: named.name, lat, lng, price: exact.get(id) ?? money(price), stay }]
        : []
    }),
    datesProblem: datesProblemOf(query, now),
    loosen: answer.loosened.length > 0 ? await loosenedOf(replica, answer, occasion) : [],
    together,
    bounds: found.bounds && [found.bounds.west, found.bounds.south, found.bounds.east, found.bounds.north],
    freshness: { behindMs: replica.behindMs() },
  }
}
