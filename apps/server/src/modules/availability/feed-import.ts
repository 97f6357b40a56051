import { addDays, nightsOf, type Stay } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import type { CalendarFile } from './adapters/ical.ts'
import { doubtHours, emptyIsBelieved, feedChanges } from './engine/feed-changes.ts'
import { type FeedNote, readEvents } from './engine/feed-events.ts'
import { noteFailure, noteRead } from './feed-commands.ts'
import type { Feed } from './feed-health.ts'
import { holdEvents } from './feed-holds.ts'
import { knownEvents, recordChanges } from './feed-record.ts'
import { todayOf } from './stay-calendars.ts'
import { db } from './tables.ts'

/** What reading a calendar into a home came to. `refused` says why it was not believed; then nothing changed. */
export type ImportReport = {
  refused: string | null
  stays: number
  nights: number
  added: number
  changed: number
  gone: number
  kept: number
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
  kept: 0,
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

const emptyMessage = `The feed is suddenly empty. Its nights are kept; when it is still empty after ${doubtHours} hours, they are freed.`

async function doubtEmpty(ctx: WriteCtx, feed: Feed): Promise<ImportReport> {
  await noteFailure(ctx, feed, emptyMessage)
  await db(ctx)
    .updateTable('availability.feed')
    .set({ empty_since: feed.empty_since ?? ctx.now })
    .where('id', '=', feed.id)
    .execute()
  return { ...nothing, refused: emptyMessage }
}

const messageOf = (notes: readonly FeedNote[], unread: number): string | null =>
  unread === 0 ? null : `${unread} of its events cannot be understood: ${notes[0]?.reason ?? ''}`

/**
 * Brings a home's nights in line with another calendar (R63-R69): events by their UID, dates updated when they change,
 * past ones kept, our own left alone, double bookings told. An answer that is no calendar changes nothing.
 * @throws Problem 404 for a feed that was removed
 */
export async function importCalendar(ctx: WriteCtx, feedId: number, file: CalendarFile): Promise<ImportReport> {
  const feed = await lockFeed(ctx, feedId)
  if (file.kind === 'refused') {
    await noteFailure(ctx, feed, file.reason)
    return { ...nothing, refused: file.reason }
  }
  const home = await homeById(ctx, feed.home_id)
  const today = todayOf(home, ctx.now)
  const read = readEvents(file.events, home.timeZone, { from: addDays(today, -31), to: addDays(today, 800) })
  const known = await knownEvents(ctx, feedId)
  if (file.events.length === 0 && !emptyIsBelieved(known, today, feed.empty_since, ctx.now))
    return doubtEmpty(ctx, feed)
  const changes = feedChanges(known, read, today)
  const { present, changed } = await recordChanges(ctx, feed, known, changes)
  const { echoes, clashes } = await holdEvents(ctx, feed, present)
  await noteRead(ctx, feed, messageOf(read.notes, read.unread.length))
  const stays = read.events.filter((event) => !event.cancelled)
  return {
    refused: null,
    stays: stays.length,
    nights: stays.reduce((sum, event) => sum + nightsOf(event.stay), 0),
    added: changes.added.length,
    changed,
    gone: changes.gone.length,
    kept: changes.kept.length,
    echoes,
    clashes,
    notes: read.notes,
  }
}
