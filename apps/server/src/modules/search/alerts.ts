import { dateIn, hasPassed, type SearchQuery, searchQueryIn } from '@porchlight/contract'
import { companyZoneOf } from '#http/site'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  type AlertMatch,
  exactly,
  newMatchesIn,
  notifiedPricesOf,
  recordNotified,
  unpricedIn,
} from './alert-history.ts'
import { searchMatched } from './events.ts'
import type { Saved } from './saved-searches.ts'
import { criteriaOf, latestZone } from './search-criteria.ts'
import { db } from './tables.ts'

/** If a search finds more, no single home matters. */
const mostFound = 1_000
const hour = 3_600_000
/** A check may run a little early, so that one late check doesn't delay the next by a day. */
const waits = { daily: 23 * hour, weekly: (7 * 24 - 1) * hour } as const

export type CurrentMatches = { query: SearchQuery; homes: AlertMatch[]; total: number }

/** Returns the best homes that match now and how many there are; undefined once the requested dates have passed. */
export const fittingNow = async (app: App, query: string, most = mostFound): Promise<CurrentMatches | undefined> => {
  const now = app.clock.now()
  const parsed = searchQueryIn(query)
  if (!parsed || hasPassed(parsed, dateIn(latestZone, now))) return undefined
  const showing = { sort: 'match', page: 1, perPage: most } as const
  const { found } = await app.adapters.search.search(criteriaOf(parsed, dateIn(companyZoneOf(app), now)), showing, now)
  const homes = found.homes.map(({ id, stay, price }) => ({
    id,
    stay,
    price: price === null ? null : Math.round(price),
  }))
  return { query: parsed, homes, total: found.total }
}

/** Returns these homes with prices in exact cents. */
export const pricedNow = <Home extends AlertMatch>(
  ctx: ReadCtx,
  { query: parsed }: CurrentMatches,
  homes: readonly Home[],
): Promise<Home[]> => exactly(ctx, parsed, homes)

const isDue = ({ frequency, looked_at }: Saved, now: Date): boolean =>
  now.getTime() - looked_at.getTime() >= waits[frequency]

const dueSearches = async (ctx: ReadCtx): Promise<Saved[]> =>
  (await db(ctx).selectFrom('search.saved').selectAll().where('alerts', '=', true).orderBy('id').execute()).filter(
    (saved) => isDue(saved, ctx.now),
  )

/**
 * Claims the check: of two at once, one finds it done. The search may also have been paused or deleted since the list
 * was read.
 */
const claimLook = async (ctx: WriteCtx, { id, looked_at }: Saved): Promise<boolean> =>
  (await db(ctx)
    .updateTable('search.saved')
    .set({ looked_at: ctx.now })
    .where('id', '=', id)
    .where('alerts', '=', true)
    .where('looked_at', '=', looked_at)
    .returning('id')
    .executeTakeFirst()) !== undefined

const tellOf = async (app: App, saved: Saved): Promise<void> => {
  const { id: savedId, account_id: accountId, query, name } = saved
  const fits = await fittingNow(app, query)
  if (!fits) return
  await app.work.write(async (ctx) => {
    if (!(await claimLook(ctx, saved))) return
    const notified = await notifiedPricesOf(ctx, savedId)
    await recordNotified(ctx, savedId, await pricedNow(ctx, fits, unpricedIn(fits.homes, notified)))
    const homes = await pricedNow(ctx, fits, newMatchesIn(fits.homes, notified))
    if (homes.length === 0) return
    await recordNotified(ctx, savedId, homes)
    const at = ctx.now.toISOString()
    await announce(ctx, searchMatched({ savedId, accountId, query, name, homes, at }))
  })
}

/**
 * Sends alerts about homes that newly match, and about matching homes that cost less than when last notified. Nothing
 * is sent twice, and each search is checked separately.
 */
export const tellOfMatches = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const saved of await app.work.read(dueSearches))
    await tellOf(app, saved).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved searches could not be asked`)
}
