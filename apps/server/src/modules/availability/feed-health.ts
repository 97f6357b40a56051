import type { FeedHealth } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { feedMessage } from './feed-messages.ts'
import { type AvailabilityTables, db } from './tables.ts'

export type Feed = Selectable<AvailabilityTables['availability.feed']>

/** A feed that could not be read for this long triggers an alert (R68). */
export const staleHours = 24

const isStale = (feed: Feed, now: Date): boolean =>
  now.getTime() - (feed.read_at ?? feed.added_at).getTime() >= staleHours * 3_600_000

/** How long a started read may take before it counts as interrupted. */
const longestReadMinutes = 5

const minutesSince = (moment: Date, now: Date): number => (now.getTime() - moment.getTime()) / 60_000

/** A read counts as failed while it runs; until it is overdue, people see the feed's previous state. */
const failuresOf = (feed: Feed, now: Date): { failures: number; isCutOff: boolean } => {
  if (feed.attempt_at === null) return { failures: feed.failures, isCutOff: false }
  const isCutOff = minutesSince(feed.attempt_at, now) >= longestReadMinutes
  return { failures: isCutOff ? feed.failures : feed.failures - 1, isCutOff }
}

const stateOf = (feed: Feed, failures: number, now: Date): FeedHealth['state'] => {
  if (feed.url !== null && isStale(feed, now)) return 'stale'
  if (failures > 0) return 'failing'
  return feed.read_at === null ? 'never' : 'fresh'
}

/** A feed's health, for people. A manually imported file doesn't become stale. */
export const healthOf = (feed: Feed, now: Date): FeedHealth => {
  const { failures, isCutOff } = failuresOf(feed, now)
  const problem = isCutOff ? { code: 'not_finished' as const, params: {} } : feed.problem
  return {
    id: feed.id,
    name: feed.name,
    state: stateOf(feed, failures, now),
    lastReadAt: feed.read_at?.toISOString() ?? null,
    failures,
    message: feedMessage(problem, feed.notes, feed.note_count),
    problem,
    notes: feed.notes,
    noteCount: feed.note_count,
  }
}

/** The calendars imported into a home, by name. */
export async function feedsOf(ctx: ReadCtx, homeId: number): Promise<FeedHealth[]> {
  const feeds = await db(ctx)
    .selectFrom('availability.feed')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute()
  return feeds.map((feed) => healthOf(feed, ctx.now))
}

/** The calendars imported into all these homes, in the order they were added. */
export async function feedsOfHomes(
  ctx: ReadCtx,
  homeIds: readonly number[],
): Promise<(FeedHealth & { homeId: number })[]> {
  if (homeIds.length === 0) return []
  const feeds = await db(ctx)
    .selectFrom('availability.feed')
    .selectAll()
    .where('home_id', 'in', [...homeIds])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return feeds.map((feed) => ({ homeId: feed.home_id, ...healthOf(feed, ctx.now) }))
}

/** The feeds of all these homes that aren't fresh, for the person who has to fix them. */
export const ailingFeeds = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
): Promise<(FeedHealth & { homeId: number })[]> =>
  (await feedsOfHomes(ctx, homeIds)).filter(({ state }) => state === 'stale' || state === 'failing')

/** Feeds whose next read is due, longest waiting first. */
export const dueFeeds = (
  ctx: ReadCtx,
  limit: number,
): Promise<{ id: number; homeId: number; url: string; due: Date }[]> =>
  db(ctx)
    .selectFrom('availability.feed')
    .select(['id', 'home_id as homeId', 'url', 'next_read_at as due'])
    .$narrowType<{ url: string; due: Date }>()
    .where('removed_at', 'is', null)
    .where('url', 'is not', null)
    .where('next_read_at', '<=', ctx.now)
    .orderBy('next_read_at')
    .limit(limit)
    .execute()
