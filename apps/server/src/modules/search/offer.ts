import type { Money, ResultsOf, searchData } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { type Area, amenities, homeTypes } from '#modules/homes'
import type { Summary } from './engine/summary.ts'

type Offer = ResultsOf<typeof searchData>

/** Everything that at least one live home has. */
const offerView = (summary: Summary, areas: readonly Area[], currency: string): Offer => {
  const money = (amount: number | null): Money | null => (amount === null ? null : { amount, currency })
  const [min, max] = [money(summary.lowest), money(summary.highest)]
  return {
    places: areas.flatMap(({ id, name, region, character, lat, lng, bbox }) => {
      const { homes = 0, from = null } = summary.places[id] ?? {}
      // A destination may have nothing yet but a draft, named by its owner.
      return homes > 0 ? [{ id, name, region, character, lat, lng, bbox, homes, fromNight: money(from) }] : []
    }),
    amenities: counted(amenities, summary.amenities),
    types: counted(homeTypes, summary.types),
    priceRange: min && max && { min, max },
    total: summary.total,
  }
}

/** What the search form can offer right now. */
export const offerOf = async (app: App): Promise<Offer> => {
  const { search } = app.adapters
  return offerView(await search.summary(), await search.areas(), siteOf(app).currency)
}

const counted = <Entry extends { code: string }>(entries: readonly Entry[], counts: Record<string, number>) =>
  entries.map((entry) => ({ ...entry, count: counts[entry.code] ?? 0 })).filter(({ count }) => count > 0)
