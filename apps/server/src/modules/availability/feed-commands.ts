import { daysBetween, type PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { releaseHold } from './commands.ts'
import { type Feed, staleHours } from './feed-health.ts'
import { todayOf } from './stay-calendars.ts'
import { db } from './tables.ts'

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** A feed is read this often; one that fails is asked less and less. */
const readEveryMinutes = 15
const atMostMinutes = 240

const insertFeed = async (ctx: WriteCtx, homeId: number, name: string, url: string | null): Promise<Feed | undefined> =>
  db(ctx)
    .insertInto('availability.feed')
    .values({
      home_id: homeId,
      name,
      url,
      added_at: ctx.now,
      removed_at: null,
      next_read_at: url === null ? null : ctx.now,
      read_at: null,
      tried_at: null,
      message: null,
      empty_since: null,
      alarmed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['home_id', 'name']).where('removed_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Reads another calendar into a home from now on; it is due at once.
 * @throws Problem 422 `feed_refused` when the home already has a feed of that name
 */
export async function addFeed(ctx: WriteCtx, homeId: number, feed: { name: string; url: string }): Promise<Feed> {
  const made = await insertFeed(ctx, homeId, feed.name, feed.url)
  if (!made) throw new Problem(422, 'feed_refused', `This home already reads a calendar called ${feed.name}.`)
  return made
}

/** The feed that stands for a file imported by hand: the same name updates the same events (R65). */
export async function fileFeed(ctx: WriteCtx, homeId: number, name: string): Promise<Feed> {
  const made = await insertFeed(ctx, homeId, name, null)
  if (made) return made
  const known = await db(ctx)
    .selectFrom('availability.feed')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (known.url !== null)
    throw new Problem(422, 'feed_refused', `${name} is the name of a feed that is read by address.`)
  return known
}

const nightsFrom = (today: PlainDate, arrive: PlainDate, depart: PlainDate): number =>
  Math.max(0, daysBetween(arrive > today ? arrive : today, depart))

/**
 * Stops reading a feed and frees the nights it held.
 * @returns how many of them are still to come
 * @throws Problem 404 when the home has no such feed
 */
export async function removeFeed(ctx: WriteCtx, homeId: number, feedId: number): Promise<number> {
  const removed = await db(ctx)
    .updateTable('availability.feed')
    .set({ removed_at: ctx.now, next_read_at: null })
    .where('id', '=', feedId)
    .where('home_id', '=', homeId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (removed.numUpdatedRows === 0n) throw notFound('This feed')
  const today = todayOf(await homeById(ctx, homeId), ctx.now)
  const holds = await db(ctx)
    .selectFrom('availability.hold as hold')
    .innerJoin('availability.feed_event as event', 'event.id', 'hold.feed_event_id')
    .select([
      'hold.id',
      sql<PlainDate>`lower(hold.during)`.as('arrive'),
      sql<PlainDate>`upper(hold.during)`.as('depart'),
    ])
    .where('event.feed_id', '=', feedId)
    .where('hold.blocking', '=', true)
    .execute()
  for (const { id } of holds) await releaseHold(ctx, id)
  return holds.reduce((sum, hold) => sum + nightsFrom(today, hold.arrive, hold.depart), 0)
}

/** A read that could not be believed: the nights stay as they are, people see why, the next try comes later (R68). */
export async function noteFailure(ctx: WriteCtx, feed: Feed, message: string): Promise<void> {
  const failures = feed.failures + 1
  const minutes = Math.min(readEveryMinutes * 2 ** Math.min(failures, 10), atMostMinutes)
  await db(ctx)
    .updateTable('availability.feed')
    .set({
      failures,
      message,
      tried_at: ctx.now,
      next_read_at: feed.url === null ? null : later(ctx.now, minutes),
    })
    .where('id', '=', feed.id)
    .execute()
}

/** A read that was believed. */
export async function noteRead(ctx: WriteCtx, feed: Feed, message: string | null): Promise<void> {
  await db(ctx)
    .updateTable('availability.feed')
    .set({
      failures: 0,
      message,
      tried_at: ctx.now,
      read_at: ctx.now,
      empty_since: null,
      alarmed_at: null,
      next_read_at: feed.url === null ? null : later(ctx.now, readEveryMinutes),
    })
    .where('id', '=', feed.id)
    .execute()
}

/** Tells once of every feed that nobody could read for a day (R68). @returns how many */
export async function alarmStaleFeeds(ctx: WriteCtx): Promise<number> {
  const stale = await db(ctx)
    .updateTable('availability.feed')
    .set({ alarmed_at: ctx.now })
    .where('removed_at', 'is', null)
    .where('url', 'is not', null)
    .where('alarmed_at', 'is', null)
    .where(sql<Date>`coalesce(read_at, added_at)`, '<=', later(ctx.now, -staleHours * 60))
    .returning(['id', 'home_id', 'name'])
    .execute()
  for (const feed of stale)
    await announce(ctx, 'feed.stale', { homeId: feed.home_id, feedId: feed.id, name: feed.name })
  return stale.length
}
