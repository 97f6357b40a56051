import { addDays, nightsOf, overlap, type PlainDate, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import type { CalendarFile } from './adapters/ical.ts'
import { releaseHold } from './commands.ts'
import { ownHoldIn } from './engine/calendar-file.ts'
import {
  doubtHours,
  emptyIsBelieved,
  type FeedChanges,
  feedChanges,
  isEcho,
  type KnownEvent,
  remainder,
  sharedNights,
} from './engine/feed-changes.ts'
import { type FeedEvent, type FeedNote, readEvents } from './engine/feed-events.ts'
import type { HoldKind } from './engine/holds.ts'
import { noteFailure, noteRead } from './feed-commands.ts'
import type { Feed } from './feed-health.ts'
import { reserve } from './reserve.ts'
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

/** A claim on the home's nights as the import sees it. */
type Standing = {
  id: number
  stay: Stay
  kind: HoldKind
  feedEventId: number | null
  derived: boolean
  releasedAt: Date | null
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

const knownEvents = async (ctx: WriteCtx, feedId: number): Promise<KnownEvent[]> => {
  const rows = await db(ctx)
    .selectFrom('availability.feed_event')
    .select(['id', 'uid', 'summary', 'state'])
    .select([sql<PlainDate>`lower(during)`.as('arrive'), sql<PlainDate>`upper(during)`.as('depart')])
    .where('feed_id', '=', feedId)
    .orderBy('id')
    .execute()
  return rows.map(({ arrive, depart, ...row }) => ({ ...row, stay: { arrive, depart } }))
}

/** Every claim on the home that stands, and those given back so lately that their echo may still come in (R69). */
const standingClaims = async (ctx: WriteCtx, homeId: number): Promise<Standing[]> => {
  const rows = await db(ctx)
    .selectFrom('availability.hold')
    .select(['id', 'kind', 'feed_event_id', 'released_at', 'source_id'])
    .select([sql<PlainDate>`lower(during)`.as('arrive'), sql<PlainDate>`upper(during)`.as('depart')])
    .where('home_id', '=', homeId)
    .where('kind', '!=', 'opened')
    .where((hold) =>
      hold.or([
        hold('blocking', '=', true),
        hold('released_at', '>', new Date(ctx.now.getTime() - doubtHours * 3_600_000)),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    stay: { arrive: row.arrive, depart: row.depart },
    kind: row.kind,
    feedEventId: row.feed_event_id,
    derived: row.source_id !== null,
    releasedAt: row.released_at,
  }))
}

const uidKeyOf = async (ctx: WriteCtx, homeId: number): Promise<string> => {
  const row = await db(ctx)
    .selectFrom('availability.home_calendar')
    .select('uid_key')
    .where('home_id', '=', homeId)
    .executeTakeFirst()
  return row?.uid_key ?? ''
}

const releaseEvent = async (ctx: WriteCtx, eventId: number, keep?: Stay): Promise<void> => {
  const holds = await db(ctx)
    .selectFrom('availability.hold')
    .select(['id', sql<PlainDate>`lower(during)`.as('arrive'), sql<PlainDate>`upper(during)`.as('depart')])
    .where('feed_event_id', '=', eventId)
    .where('blocking', '=', true)
    .execute()
  const inside = (hold: Stay) => keep !== undefined && keep.arrive <= hold.arrive && hold.depart <= keep.depart
  for (const hold of holds) if (!inside(hold)) await releaseHold(ctx, hold.id)
}

const range = ({ arrive, depart }: Stay) => sql<string>`daterange(${arrive}::date, ${depart}::date)`

const recordEvent = async (ctx: WriteCtx, feed: Feed, { uid, stay, summary }: FeedEvent): Promise<number> => {
  const { id } = await db(ctx)
    .insertInto('availability.feed_event')
    .values({
      feed_id: feed.id,
      uid,
      during: range(stay),
      summary,
      state: 'held',
      first_seen_at: ctx.now,
      changed_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const isSame = (known: KnownEvent | undefined, event: FeedEvent): boolean =>
  known?.uid === event.uid &&
  known.stay.arrive === event.stay.arrive &&
  known.stay.depart === event.stay.depart &&
  known.summary === event.summary &&
  known.state !== 'gone'

/** Writes down what the feed says now; nights that an event no longer has are free before others are taken. */
async function record(
  ctx: WriteCtx,
  feed: Feed,
  known: readonly KnownEvent[],
  changes: FeedChanges,
): Promise<{ present: { id: number; event: FeedEvent }[]; changed: number }> {
  const byId = new Map(known.map((event) => [event.id, event]))
  for (const id of changes.gone) {
    await db(ctx)
      .updateTable('availability.feed_event')
      .set({ state: 'gone', changed_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await releaseEvent(ctx, id)
  }
  let changed = 0
  for (const { id, event } of changes.changed) {
    if (isSame(byId.get(id), event)) continue
    changed += 1
    await releaseEvent(ctx, id, event.stay)
    await db(ctx)
      .updateTable('availability.feed_event')
      .set({ uid: event.uid, during: range(event.stay), summary: event.summary, state: 'held', changed_at: ctx.now })
      .where('id', '=', id)
      .execute()
  }
  const added: { id: number; event: FeedEvent }[] = []
  for (const event of changes.added) added.push({ id: await recordEvent(ctx, feed, event), event })
  return { present: [...changes.changed, ...added], changed }
}

/** Takes one run of free nights; a stay made elsewhere that leaves no preparation is a fact all the same. */
async function takePart(ctx: WriteCtx, feed: Feed, eventId: number, stay: Stay, why: string): Promise<number | null> {
  const claim = {
    homeId: feed.home_id,
    stay,
    kind: 'externalblock' as const,
    feedEventId: eventId,
    label: feed.name,
    who: feed.name,
    why,
  }
  const made = (await reserve(ctx, claim)) ?? (await reserve(ctx, { ...claim, squeezed: true }))
  return made?.holdId ?? null
}

/** Holds whatever of the event's nights nobody else has. Nights that others have are tried again at every read. */
async function holdNights(ctx: WriteCtx, feed: Feed, id: number, event: FeedEvent, claims: Standing[]): Promise<void> {
  const taken = claims.filter((claim) => claim.releasedAt === null && overlap(claim.stay, event.stay))
  const stays = taken.map((claim) => claim.stay)
  for (const stay of remainder(event.stay, stays)) {
    const holdId = await takePart(ctx, feed, id, stay, event.summary)
    if (holdId !== null)
      claims.push({ id: holdId, stay, kind: 'externalblock', feedEventId: id, derived: false, releasedAt: null })
  }
}

const isGuest = ({ kind, derived }: Standing): boolean => derived || ['booked', 'requested', 'checkout'].includes(kind)

async function noteClashes(ctx: WriteCtx, feed: Feed, eventId: number, clashes: Stay[]): Promise<void> {
  const text = JSON.stringify(clashes)
  const changed = await db(ctx)
    .updateTable('availability.feed_event')
    .set({ clashes: text })
    .where('id', '=', eventId)
    .where(sql<boolean>`clashes <> ${text}::jsonb`)
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n && clashes.length > 0)
    await announce(ctx, 'calendar.clashed', { homeId: feed.home_id, feedId: feed.id, eventId, nights: clashes })
}

const noteState = (ctx: WriteCtx, eventId: number, state: 'held' | 'echo') =>
  db(ctx)
    .updateTable('availability.feed_event')
    .set({ state })
    .where('id', '=', eventId)
    .where('state', '!=', state)
    .execute()

async function follow(ctx: WriteCtx, feed: Feed, present: { id: number; event: FeedEvent }[]) {
  const claims = await standingClaims(ctx, feed.home_id)
  const key = await uidKeyOf(ctx, feed.home_id)
  const own = claims.filter((claim) => claim.feedEventId === null)
  const clashes: Stay[] = []
  let echoes = 0
  for (const { id, event } of present) {
    const echo = isEcho(event, ownHoldIn(event.uid, key), own, ctx.now)
    await noteState(ctx, id, echo ? 'echo' : 'held')
    if (echo) {
      echoes += 1
      await releaseEvent(ctx, id)
      await noteClashes(ctx, feed, id, [])
      continue
    }
    await holdNights(ctx, feed, id, event, claims)
    const guests = own.filter((claim) => claim.releasedAt === null && isGuest(claim)).map((claim) => claim.stay)
    const shared = sharedNights(event.stay, guests)
    clashes.push(...shared)
    await noteClashes(ctx, feed, id, shared)
  }
  return { echoes, clashes }
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
  const { present, changed } = await record(ctx, feed, known, changes)
  const { echoes, clashes } = await follow(ctx, feed, present)
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
