import { compareHomes, dateIn, matchSearch, searchData, searchHomes, similarHomes } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { companyZoneOf, siteOf } from '#http/site'
import { recordSearch } from '#modules/pricing'
import { compared } from './compare.ts'
import { emailAlertRoutes } from './email-alert-routes.ts'
import { freeHomes, togetherOf } from './home-combinations.ts'
import { matchesOf } from './match.ts'
import { offerOf } from './offer.ts'
import { savedRoutes } from './saved-routes.ts'
import { criteriaOf } from './search-criteria.ts'
import { similarTo } from './similar.ts'
import { resultsView } from './views.ts'

export const routes: readonly Route[] = [
  route(searchHomes, async ({ app, query, read }) => {
    const replica = app.adapters.search
    const now = app.clock.now()
    const criteria = criteriaOf(query, dateIn(companyZoneOf(app), now))
    const answer = await replica.search(criteria, { sort: query.sort, page: query.page, perPage: query.perPage }, now)
    await recordSearch(app, query)
    const { currency } = siteOf(app)
    const free = answer.found.total === 0 ? await freeHomes(replica, criteria, now) : []
    const together = free.length > 1 ? await read((ctx) => togetherOf(ctx, free, query)) : []
    return resultsView(replica, answer, { query, criteria, currency, areas: await replica.areas(), together, now })
  }),

  route(compareHomes, async ({ query, read }) => ({ homes: await read((ctx) => compared(ctx, query)) })),

  route(similarHomes, ({ params, query, read }) => read((ctx) => similarTo(ctx, params.slug, query))),

  route(
    matchSearch,
    async ({ app, query }) => ({ objects: await matchesOf(app, query.q) }),
    // Someone is typing: one request for each pause between letters.
    { allowance: { perMinute: 120 } },
  ),

  ...savedRoutes,
  ...emailAlertRoutes,

  route(searchData, ({ app }) => offerOf(app)),
]
