import { overlap, type PlainDate, type Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { releaseHold } from './commands.ts'
import { ownHoldIn } from './engine/calendar-file.ts'
import { doubtHours, isEcho, remainder, sharedNights } from './engine/feed-changes.ts'
import type { FeedEvent } from './engine/feed-events.ts'
import type { HoldKind } from './engine/holds.ts'
import { calendarClashed } from './events.ts'
import type { Feed } from './feed-health.ts'
import { holdsOfEvent, type RecordedEvent, releaseEvent } from './feed-record.ts'
import { reserve } from './reserve-nights.ts'
import { db } from './tables.ts'

/** A hold on the home's nights as the import sees it. */
type Status = {
  id: number
  stay: Stay
  kind: HoldKind
  feedEventId: number | null
  derived: boolean
  releasedAt: Date | null
}

/** Every active hold on the home, and those released so recently that their echo may still arrive (R69). */
const activeClaims = async (ctx: WriteCtx, homeId: number): Promise<Status[]> => {
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

/** Holds one run of open nights; a stay booked elsewhere that leaves no preparation time is still a fact. */
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

/** Holds those of the event's nights that no one else has. Nights that others have are retried at every read. */
async function holdNights(ctx: WriteCtx, feed: Feed, id: number, event: FeedEvent, claims: Status[]): Promise<void> {
  const taken = claims.filter((claim) => claim.releasedAt === null && overlap(claim.stay, event.stay))
  const stays = taken.map((claim) => claim.stay)
  for (const stay of remainder(event.stay, stays)) {
    const holdId = await takePart(ctx, feed, id, stay, event.summary)
    if (holdId !== null)
      claims.push({ id: holdId, stay, kind: 'externalblock', feedEventId: id, derived: false, releasedAt: null })
  }
}

/** Releases the nights from today on of an event in progress that left its feed; past nights stay (R67). */
export async function cutHolds(ctx: WriteCtx, feed: Feed, { id, stay }: { id: number; stay: Stay }, why: string) {
  for (const hold of await holdsOfEvent(ctx, id)) {
    if (hold.depart <= stay.depart) continue
    await releaseHold(ctx, hold.id)
    if (hold.arrive < stay.depart) await takePart(ctx, feed, id, { arrive: hold.arrive, depart: stay.depart }, why)
  }
}

const isGuest = ({ kind, derived }: Status): boolean => derived || ['booked', 'requested', 'checkout'].includes(kind)

async function noteClashes(ctx: WriteCtx, feed: Feed, eventId: number, clashes: Stay[]): Promise<void> {
  const text = JSON.stringify(clashes)
  const changed = await db(ctx)
    .updateTable('availability.feed_event')
    .set({ clashes: text })
    .where('id', '=', eventId)
    .where(sql<boolean>`clashes <> ${text}::jsonb`)
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n && clashes.length > 0)
    await announce(ctx, calendarClashed({ homeId: feed.home_id, feedId: feed.id, eventId, nights: clashes }))
}

const noteState = (ctx: WriteCtx, eventId: number, state: 'held' | 'echo') =>
  db(ctx)
    .updateTable('availability.feed_event')
    .set({ state })
    .where('id', '=', eventId)
    .where('state', '!=', state)
    .execute()

/**
 * Holds the nights of every event in a feed, except where our own stays are echoed (R69) or others already have them.
 * @returns how many were echoes, and the nights that are double-booked
 */
export async function holdEvents(ctx: WriteCtx, feed: Feed, present: RecordedEvent[]) {
  const claims = await activeClaims(ctx, feed.home_id)
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
