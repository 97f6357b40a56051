import type { PlainDate, Stay } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { releaseHold } from './commands.ts'
import type { FeedChanges, KnownEvent } from './engine/feed-changes.ts'
import type { FeedEvent } from './engine/feed-events.ts'
import type { Feed } from './feed-health.ts'
import { db } from './tables.ts'

/** An event of a feed with its record. */
export type RecordedEvent = { id: number; event: FeedEvent }

/** The recorded events of a feed that still count, or that one of these UIDs names again; oldest first. */
export const knownEvents = async (ctx: ReadCtx, feedId: number, uids: readonly string[]): Promise<KnownEvent[]> => {
  const rows = await db(ctx)
    .selectFrom('availability.feed_event')
    .select(['id', 'uid', 'summary', 'state'])
    .select([sql<PlainDate>`lower(during)`.as('arrive'), sql<PlainDate>`upper(during)`.as('depart')])
    .where('feed_id', '=', feedId)
    .where((event) => event.or([event('state', '!=', 'gone'), sql<boolean>`uid = any(${[...uids]}::text[])`]))
    .orderBy('id')
    .execute()
  return rows.map(({ arrive, depart, ...row }) => ({ ...row, stay: { arrive, depart } }))
}

/** The nights an event holds. Linked homes' holds follow them. */
export const holdsOfEvent = (ctx: ReadCtx, eventId: number): Promise<({ id: number } & Stay)[]> =>
  db(ctx)
    .selectFrom('availability.hold')
    .select(['id', sql<PlainDate>`lower(during)`.as('arrive'), sql<PlainDate>`upper(during)`.as('depart')])
    .where('feed_event_id', '=', eventId)
    .where('blocking', '=', true)
    .execute()

/** Releases the nights an event holds, except those inside `keep`. */
export const releaseEvent = async (ctx: WriteCtx, eventId: number, keep?: Stay): Promise<void> => {
  const holds = await holdsOfEvent(ctx, eventId)
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

/** Records what the feed says now; nights that an event no longer has are freed before others are taken. */
export async function recordChanges(
  ctx: WriteCtx,
  feed: Feed,
  known: readonly KnownEvent[],
  changes: FeedChanges,
): Promise<{ present: RecordedEvent[]; changed: number }> {
  const byId = new Map(known.map((event) => [event.id, event]))
  for (const id of changes.gone) {
    await db(ctx)
      .updateTable('availability.feed_event')
      .set({ state: 'gone', changed_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await releaseEvent(ctx, id)
  }
  // A UID belongs to one record: the record that had it before keeps its history under a unique name.
  for (const id of changes.replaced)
    await db(ctx)
      .updateTable('availability.feed_event')
      .set({ uid: sql<string>`'replaced:' || id || ':' || uid` })
      .where('id', '=', id)
      .execute()
  for (const { id, stay } of changes.cut)
    await db(ctx)
      .updateTable('availability.feed_event')
      .set({ during: range(stay), changed_at: ctx.now })
      .where('id', '=', id)
      .execute()
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
  const added: RecordedEvent[] = []
  for (const event of changes.added) added.push({ id: await recordEvent(ctx, feed, event), event })
  return { present: [...changes.changed, ...added], changed }
}
