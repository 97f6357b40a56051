import { daysBetween, type PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { releaseHold } from './commands.ts'
import { type FeedNote, type FeedProblem, isBroken, isWorthNotifying } from './engine/feed-notes.ts'
import { feedStale, feedUnclear } from './events.ts'
import { type Feed, staleHours } from './feed-health.ts'
import { todayOf } from './stay-calendars.ts'
import { db } from './tables.ts'

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** A feed is read this often; a failing one less and less often. */
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
      attempt_at: null,
      empty_since: null,
      alarmed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['home_id', 'name']).where('removed_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Adds a feed that imports another calendar into a home; it is due at once.
 * @throws Problem 422 `feed_refused` if the home already has a feed with that name
 */
export async function addFeed(ctx: WriteCtx, homeId: number, feed: { name: string; url: string }): Promise<Feed> {
  const made = await insertFeed(ctx, homeId, feed.name, feed.url)
  if (!made) throw new Problem(422, 'feed_refused', `This home already imports a calendar called ${feed.name}.`)
  return made
}

/** The feed that represents a manually imported file: the same name updates the same events (R65). */
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
 * Removes a feed and frees the nights it held.
 * @returns how many of them are still to come
 * @throws Problem 404 if the home has no such feed
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

/**
 * Counts a read as failed before it is tried, so that one that crashes the process counts too and is not retried at
 * once (R68). `noteFailure` or `noteRead` records its result.
 * @returns whether it is ours to try: false if the feed is gone, or another process has started since `due`
 */
export async function beginAttempt(ctx: WriteCtx, feedId: number, due?: Date): Promise<boolean> {
  const feed = await db(ctx)
    .selectFrom('availability.feed')
    .select(['id', 'url', 'failures', 'next_read_at'])
    .where('id', '=', feedId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!feed || (due !== undefined && feed.next_read_at?.getTime() !== due.getTime())) return false
  const failures = feed.failures + 1
  const minutes = Math.min(readEveryMinutes * 2 ** Math.min(failures, 10), atMostMinutes)
  await db(ctx)
    .updateTable('availability.feed')
    .set({
      failures,
      attempt_at: ctx.now,
      tried_at: ctx.now,
      next_read_at: feed.url === null ? null : later(ctx.now, minutes),
    })
    .where('id', '=', feedId)
    .execute()
  return true
}

/** Records a rejected read: the nights stay as they are, people see why, and the next attempt is later (R68). */
export async function noteFailure(ctx: WriteCtx, feed: Feed, problem: FeedProblem): Promise<void> {
  await db(ctx)
    .updateTable('availability.feed')
    .set({ problem: JSON.stringify(problem), attempt_at: null })
    .where('id', '=', feed.id)
    .execute()
}

/** Maximum notes stored for people to read. */
const mostNotes = 20

const short = (note: FeedNote): FeedNote => ({
  ...note,
  uid: note.uid?.slice(0, 200) ?? null,
  summary: note.summary.slice(0, 100),
})

/**
 * Records an accepted read, and what in it could not be followed exactly. One with broken events counts as failed, but
 * is retried as soon as any other. People are notified only about new notes.
 */
export async function noteRead(ctx: WriteCtx, feed: Feed, notes: readonly FeedNote[]): Promise<void> {
  const worth = notes.filter(isWorthNotifying)
  const reported = [...new Set(worth.map(({ uid, code }) => `${code} ${uid ?? ''}`))].sort().join('\n').slice(0, 20_000)
  await db(ctx)
    .updateTable('availability.feed')
    .set({
      // A successful read withdraws the failure it was counted as.
      failures: notes.some(isBroken) ? feed.failures : 0,
      problem: null,
      notes: JSON.stringify(
        [...worth, ...notes.filter((note) => !isWorthNotifying(note))].slice(0, mostNotes).map(short),
      ),
      note_count: notes.length,
      notified_notes: reported,
      attempt_at: null,
      read_at: ctx.now,
      empty_since: null,
      alarmed_at: null,
      next_read_at: feed.url === null ? null : later(ctx.now, readEveryMinutes),
    })
    .where('id', '=', feed.id)
    .execute()
  if (reported !== '' && reported !== feed.notified_notes)
    await announce(
      ctx,
      feedUnclear({
        homeId: feed.home_id,
        feedId: feed.id,
        notes: worth
          .slice(0, 5)
          .map(({ code, params, summary, on }) => ({ code, params, summary: summary.slice(0, 100), on })),
        count: worth.length,
      }),
    )
}

/** Alerts once about every feed that could not be read for a day (R68). @returns how many */
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
  for (const feed of stale) await announce(ctx, feedStale({ homeId: feed.home_id, feedId: feed.id, name: feed.name }))
  return stale.length
}
