import { type Money, type Party, partyIn, type SearchQuery, type SearchResults, type Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { liveCards } from '#modules/homes'
import { type StayAnswer, stayAnswers } from '#modules/pricing'
import { type Combination, combinationsFor, partiesFor } from './engine/combinations.ts'
import type { Found, SearchCriteria } from './engine/query.ts'
import type { SearchReplica } from './replica.ts'

type Together = SearchResults['together'][number]

/** How many of the cheapest available homes are tried with each other. */
const mostTried = 60
/** How many combinations are priced to the cent, and how many of those are shown. */
const mostPriced = 8
const mostShown = 4

/** Homes available for the stay, whatever number they sleep; requirements for a single home aren't applied to each. */
export const freeHomes = async (
  replica: SearchReplica,
  criteria: SearchCriteria,
  now: Date,
): Promise<Found['homes']> => {
  if (criteria.dates.kind !== 'exact' || criteria.party.adults < 2) return []
  const each: SearchCriteria = {
    ...criteria,
    party: { ...criteria.party, adults: 1, children: 0, infants: 0 },
    features: { ...criteria.features, bedrooms: 0, bathrooms: 0 },
    price: { min: null, max: null },
  }
  const { found } = await replica.search(each, { sort: 'price', page: 1, perPage: mostTried }, now)
  return found.homes
}

type Card = Awaited<ReturnType<typeof liveCards>>[number]

const sumOf = (amounts: readonly Money[]): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency: amounts[0]?.currency ?? '',
})

/** Prices each home for its part of the party; undefined if one of them can't be booked after all. */
const priced = async (
  ctx: ReadCtx,
  { homes, meters }: Combination,
  cards: ReadonlyMap<number, Card>,
  { stay, party }: { stay: Stay; party: Party },
): Promise<Together | undefined> => {
  const parties = partiesFor(
    homes.map(({ sleeps }) => sleeps),
    party,
  )
  const answers = await Promise.all(
    homes.map(async ({ id }, at): Promise<StayAnswer | undefined> => {
      const own = parties[at] as Party
      return (await stayAnswers(ctx, [id], stay, own)).get(id)
    }),
  )
  const members = homes.flatMap(({ id }, at) => {
    const { headline, taxes } = answers[at] ?? {}
    const [card, own] = [cards.get(id), parties[at]]
    return card && own && headline && taxes ? [{ ...card, party: own, headline, taxes }] : []
  })
  const oneCurrency = new Set(members.map(({ headline }) => headline.currency)).size === 1
  if (members.length < homes.length || !oneCurrency) return undefined
  return {
    homes: members,
    headline: sumOf(members.map(({ headline }) => headline)),
    taxes: sumOf(members.map(({ taxes }) => taxes)),
    meters: Math.round(meters),
  }
}

/** Two or three available homes near each other that together sleep a party: cheapest first, then nearest. */
export const togetherOf = async (
  ctx: ReadCtx,
  free: Found['homes'],
  query: SearchQuery,
): Promise<SearchResults['together']> => {
  const { arrive, depart } = query
  if (free.length < 2 || !arrive || !depart) return []
  const party = partyIn(query)
  const cards = new Map(
    (
      await liveCards(
        ctx,
        free.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  )
  const candidates = free.flatMap(({ id, price }) => {
    const card = cards.get(id)
    return card && price !== null ? [{ id, lat: card.lat, lng: card.lng, sleeps: card.sleeps, price }] : []
  })
  const combinations = combinationsFor(candidates, party, mostPriced)
  const notified = await Promise.all(
    combinations.map((combination) => priced(ctx, combination, cards, { stay: { arrive, depart }, party })),
  )
  return notified
    .filter((one) => one !== undefined)
    .toSorted((a, b) => a.headline.amount - b.headline.amount || a.meters - b.meters)
    .slice(0, mostShown)
}
