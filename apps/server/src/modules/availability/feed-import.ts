import { nightsOf, type Stay } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import type { CalendarReading } from './adapters/calendar/read-calendar.ts'
import { doubtHours, emptyIsBelieved, feedChanges } from './engine/feed-changes.ts'
import { type FeedNote, type FeedProblem, problem } from './engine/feed-notes.ts'
import { beginAttempt, noteFailure, noteRead } from './feed-commands.ts'
import type { Feed } from './feed-health.ts'
import { cutHolds, holdEvents } from './feed-holds.ts'
import { knownEvents, recordChanges } from './feed-record.ts'
import { todayOf } from './stay-calendars.ts'
import { db } from './tables.ts'

/** The result of importing a calendar into a home. `refused` says why it was rejected; then nothing changed. */
export type ImportReport = {
  refused: FeedProblem | null
  stays: number
  nights: number
  added: number
  changed: number
  /** Events that left the calendar, including those in progress; their nights from today on are available. */
  gone: number
  retained: number
  echoes: number
  clashes: Stay[]
  notes: FeedNote[]
}

const nothing: ImportReport = {
  refused: null,
  stays: 0,
  nights: 0,
  added: 0,
  changed: 0,
  gone: 0,
  retained: 0,
  echoes: 0,
  clashes: [],
  notes: [],
}

const lockFeed = async (ctx: WriteCtx, feedId: number): Promise<Feed> => {
  const feed = await db(ctx)
    .selectFrom('availability.feed')
    .selectAll()
    .where('id', '=', feedId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!feed) throw notFound('This feed')
  return feed
}

async function doubtEmpty(ctx: WriteCtx, feed: Feed): Promise<ImportReport> {
  const refused = problem('suddenly_empty', { hours: doubtHours })
  await noteFailure(ctx, feed, refused)
  await db(ctx)
    .updateTable('availability.feed')
    .set({ empty_since: feed.empty_since ?? ctx.now })
    .where('id', '=', feed.id)
    .execute()
  return { ...nothing, refused }
}

/**
 * Syncs a home's nights with another calendar (R63-R69): events by UID, dates updated when they change, past ones
 * retained, our own left alone, double bookings announced. A rejected calendar changes nothing. The attempt must
 * already have begun.
 * @throws Problem 404 for a feed that was removed
 */
export async function importCalendar(ctx: WriteCtx, feedId: number, reading: CalendarReading): Promise<ImportReport> {
  const feed = await lockFeed(ctx, feedId)
  if (reading.kind === 'refused') {
    await noteFailure(ctx, feed, reading.problem)
    return { ...nothing, refused: reading.problem }
  }
  const today = todayOf(await homeById(ctx, feed.home_id), ctx.now)
  const uids = reading.events.map(({ uid }) => uid)
  const known = await knownEvents(ctx, feedId, uids)
  if (reading.found === 0 && !emptyIsBelieved(known, today, feed.empty_since, ctx.now)) return doubtEmpty(ctx, feed)
  const changes = feedChanges(known, reading, today)
  const { present, changed } = await recordChanges(ctx, feed, known, changes)
  const summaries = new Map(known.map(({ id, summary }) => [id, summary]))
  for (const cut of changes.cut) await cutHolds(ctx, feed, cut, summaries.get(cut.id) ?? '')
  const { echoes, clashes } = await holdEvents(ctx, feed, present)
  await noteRead(ctx, feed, reading.notes)
  const stays = reading.events.filter((event) => !event.isFree)
  return {
    refused: null,
    stays: stays.length,
    nights: stays.reduce((sum, event) => sum + nightsOf(event.stay), 0),
    added: changes.added.length,
    changed,
    gone: changes.gone.length + changes.cut.length,
    retained: changes.retained.length,
    echoes,
    clashes,
    notes: reading.notes,
  }
}

/** The same, for a calendar just read by someone who is waiting. */
export async function importNow(ctx: WriteCtx, feedId: number, reading: CalendarReading): Promise<ImportReport> {
  await beginAttempt(ctx, feedId)
  return importCalendar(ctx, feedId, reading)
}
