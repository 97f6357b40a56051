import {
  changeSavedSearch,
  dropSavedSearch,
  normalizedQuery,
  type SavedSearch,
  savedSearches,
  saveSearch,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { exactly } from './alert-history.ts'
import { fittingNow } from './alerts.ts'
import { changeSaved, deleteSaved, keepSearch, type Saved, savedOfPerson } from './saved-searches.ts'

const viewOf = async (app: App, { id, name, query, frequency, alerts, saved_at }: Saved): Promise<SavedSearch> => {
  const fits = await fittingNow(app, query, 1)
  return { id, name, query, frequency, alerts, savedAt: saved_at.toISOString(), fits: fits?.total ?? null }
}

const viewsOf = async (app: App, all: readonly Saved[]) => ({
  searches: await Promise.all(all.map((saved) => viewOf(app, saved))),
})

export const savedRoutes: readonly Route[] = [
  route(savedSearches, async ({ app, actor, read }) =>
    viewsOf(app, await read((ctx) => savedOfPerson(ctx, actor.accountId))),
  ),

  route(saveSearch, async ({ app, actor, body: { name, frequency, ...body }, write }) => {
    const query = normalizedQuery(body.query)
    const fits = query === undefined ? undefined : await fittingNow(app, query)
    if (query === undefined || !fits)
      throw new Problem(422, 'not_a_search', 'This search can’t be saved. Check its dates.')
    const { accountId } = actor
    return write(async (ctx) => ({
      id: await keepSearch(ctx, {
        accountId,
        name,
        query,
        frequency,
        fitting: await exactly(ctx, fits.query, fits.homes),
      }),
    }))
  }),

  route(changeSavedSearch, async ({ app, actor: { accountId }, params, body, write }) =>
    viewsOf(
      app,
      await write(async (ctx) => {
        await changeSaved(ctx, accountId, params.id, body)
        return savedOfPerson(ctx, accountId)
      }),
    ),
  ),

  route(dropSavedSearch, async ({ app, actor: { accountId }, params, write }) =>
    viewsOf(
      app,
      await write(async (ctx) => {
        await deleteSaved(ctx, accountId, params.id)
        return savedOfPerson(ctx, accountId)
      }),
    ),
  ),
]
