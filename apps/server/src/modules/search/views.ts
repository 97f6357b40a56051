import type { HomeCard, Money, SearchHit, SearchQuery, SearchResults } from '@porchlight/contract'
import { nightsOf, partyIn } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Area, amenities, homeCards, homeTypes } from '#modules/homes'
import { type Headline, headlinesOf } from '#modules/pricing'
import { byYesNoField } from './engine/home.ts'
import type { Found, FoundHome, SearchCriteria } from './engine/query.ts'
import { togetherOf } from './home-combinations.ts'
import type { SearchAnswer } from './protocol.ts'
import type { SearchReplica } from './replica.ts'
import { changeBetween, datesProblemOf } from './search-criteria.ts'

type Card = HomeCard & { fromNight: Money | null }

export type Occasion = {
  query: SearchQuery
  criteria: SearchCriteria
  currency: string
  areas: readonly Area[]
  now: Date
  /** Available homes when no single one fits. */
  free: Found['homes']
}

const labeled = (counts: Record<string, number>, labels: readonly { code: string; label: string }[]) =>
  labels.flatMap(({ code, label }) => (counts[code] === undefined ? [] : [{ code, label, count: counts[code] }]))

const hitOf = (card: Card, { stay }: FoundHome, exact: Headline | undefined): SearchHit => ({
  ...card,
  stay: stay && { ...stay, nights: nightsOf(stay) },
  headline: exact?.headline ?? null,
  taxes: exact?.taxes ?? null,
})

/** The page's homes as cards, each stay priced again to the exact cent. */
const hitsOf = async (ctx: ReadCtx, found: readonly FoundHome[], query: SearchQuery): Promise<SearchHit[]> => {
  const cards = new Map(
    (
      await homeCards(
        ctx,
        found.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  )
  const stays = new Map(found.flatMap(({ id, stay }) => (stay ? [[id, stay] as const] : [])))
  const headlines =
    stays.size > 0 ? await headlinesOf(ctx, [...stays.keys()], stays, partyIn(query)) : new Map<number, Headline>()
  return found.flatMap((home) => {
    const card = cards.get(home.id)
    return card ? [hitOf(card, home, headlines.get(home.id))] : []
  })
}

const loosenedOf = async (
  ctx: ReadCtx,
  { loosened }: SearchAnswer,
  criteria: SearchCriteria,
  query: SearchQuery,
): Promise<SearchResults['loosen']> =>
  Promise.all(
    loosened.map(async ({ filters, total, criteria: looser, homes }) => ({
      filters,
      count: total,
      change: changeBetween(criteria, looser),
      homes: await hitsOf(ctx, homes, { ...query, ...looser.party }),
    })),
  )

/** The engine's answer in the contract's format. */
export const resultsView = async (
  ctx: ReadCtx,
  replica: SearchReplica,
  answer: SearchAnswer,
  { query, criteria, currency, areas, free, now }: Occasion,
): Promise<SearchResults> => {
  const { found } = answer
  const money = (amount: number | null): Money | null =>
    amount === null ? null : { amount: Math.round(amount), currency }
  const homes = await hitsOf(ctx, found.homes, query)
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
    loosen: answer.loosened.length > 0 ? await loosenedOf(ctx, answer, criteria, query) : [],
    together: await togetherOf(ctx, free, query),
    bounds: found.bounds && [found.bounds.west, found.bounds.south, found.bounds.east, found.bounds.north],
    freshness: { behindMs: replica.behindMs() },
  }
}
