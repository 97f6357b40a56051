import { searchData, searchHomes } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { areas } from '#modules/homes'
import { offerOf } from './offer.ts'
import { resultsView } from './views.ts'
import { wishOf } from './wish.ts'

/** Counting every home for each visitor would be waste: the offer is counted anew after so long. */
const offerLastsMs = 5_000

const rememberedOffer = () => {
  const offers = new WeakMap<App, { at: number; offer: ReturnType<typeof offerOf> }>()
  return (app: App, count: () => ReturnType<typeof offerOf>): ReturnType<typeof offerOf> => {
    const known = offers.get(app)
    if (known && performance.now() - known.at < offerLastsMs) return known.offer
    const offer = count()
    offers.set(app, { at: performance.now(), offer })
    offer.catch(() => offers.delete(app))
    return offer
  }
}
const remembered = rememberedOffer()

export const routes: readonly Route[] = [
  route(searchHomes, async ({ app, query, read }) => {
    const replica = app.adapters.search
    const now = app.clock.now()
    const wish = wishOf(query, now)
    const answer = await replica.search(wish, { sort: query.sort, page: query.page, perPage: query.perPage }, now)
    const { currency } = siteOf(app.config)
    return read(async (ctx) => resultsView(ctx, replica, answer, { query, wish, currency, areas: await areas(ctx) }))
  }),
  route(searchData, ({ app, read }) => remembered(app, () => read(offerOf))),
]
