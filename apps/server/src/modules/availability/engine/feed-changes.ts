import { overlap, type PlainDate, type Stay } from '@porchlight/contract'
import type { FeedEvent } from './feed-events.ts'

/** An event of a feed as it was after the last read. */
export type KnownEvent = { id: number; uid: string; stay: Stay; summary: string; state: 'held' | 'echo' | 'gone' }

/** What a read of a feed means for what is known of it. */
export type FeedChanges = {
  added: FeedEvent[]
  /** Known events, as they are now: other dates, another UID for the same stay, back again, or unchanged. */
  changed: { id: number; event: FeedEvent }[]
  /** Known events that are over: cancelled, or no longer in the feed. */
  gone: number[]
  /** Known events that are not in the feed and are kept all the same. */
  kept: number[]
}

const held = (known: KnownEvent): boolean => known.state !== 'gone'

/** A stay that has begun is not given back because its feed no longer mentions it: feeds drop what is past (R67). */
const isHistory = (known: KnownEvent, today: PlainDate): boolean => known.stay.arrive < today

/**
 * Follows a feed (R65-R67). An event is itself by its UID, whatever its dates. One that vanished while a new one appears
 * on nights of its own is the same stay under another UID. What vanished without a successor is over, unless it has
 * begun. `unread` are events of the file that could not be understood: they have not vanished, and when one of them has
 * no UID, nothing has.
 */
export function feedChanges(
  known: readonly KnownEvent[],
  read: { events: readonly FeedEvent[]; unread: readonly (string | null)[] },
  today: PlainDate,
): FeedChanges {
  const byUid = new Map(known.map((event) => [event.uid, event]))
  const present = new Set(read.events.map((event) => event.uid))
  const found = read.events.filter((event) => !event.cancelled)
  const vanished = known.filter((event) => held(event) && !present.has(event.uid))
  const successors = new Map<number, FeedEvent>()
  const added: FeedEvent[] = []
  for (const event of found) {
    if (byUid.has(event.uid)) continue
    const before = vanished.find(
      ({ id, stay }) => !successors.has(id) && stay.depart > today && overlap(stay, event.stay),
    )
    if (before) successors.set(before.id, event)
    else added.push(event)
  }
  const cancelled = known.filter(
    (event) => held(event) && read.events.some(({ uid, cancelled: off }) => off && uid === event.uid),
  )
  const unsure = read.unread.includes(null)
  const missing = vanished.filter(({ id }) => !successors.has(id))
  const stays = (event: KnownEvent) => unsure || isHistory(event, today) || read.unread.includes(event.uid)
  const changed = found.flatMap((event) => {
    const before = byUid.get(event.uid)
    return before ? [{ id: before.id, event }] : []
  })
  return {
    added,
    changed: [...changed, ...[...successors].map(([id, event]) => ({ id, event }))],
    gone: [...cancelled, ...missing.filter((event) => !stays(event))].map(({ id }) => id),
    kept: missing.filter(stays).map(({ id }) => id),
  }
}

/** A feed that suddenly holds nothing is believed after a day; until then its nights stay taken (R68). */
export const doubtHours = 24

/**
 * Is an answer without a single event to be believed? Only when the feed held nothing that is still to come, or has
 * been empty for a day.
 */
export const emptyIsBelieved = (
  known: readonly KnownEvent[],
  today: PlainDate,
  emptySince: Date | null,
  now: Date,
): boolean =>
  !known.some((event) => held(event) && event.stay.depart > today) ||
  (emptySince !== null && now.getTime() - emptySince.getTime() >= doubtHours * 3_600_000)

/** One of our own claims, as far as a feed could send it back. `releasedAt` is null while it stands. */
export type OwnClaim = { id: number; stay: Stay; releasedAt: Date | null }

/**
 * Is the event our own stay coming back from a calendar that reads ours (R69)? Known by our UID or by the very same
 * nights; a claim given back within the last day still explains its echo, since other calendars read us every few hours.
 */
export const isEcho = (event: FeedEvent, ownHoldId: number | undefined, own: readonly OwnClaim[], now: Date): boolean =>
  ownHoldId !== undefined ||
  own.some(
    ({ stay, releasedAt }) =>
      stay.arrive === event.stay.arrive &&
      stay.depart === event.stay.depart &&
      (releasedAt === null || now.getTime() - releasedAt.getTime() < doubtHours * 3_600_000),
  )

/** The parts of a stay that none of these claims has, in order. */
export function remainder(stay: Stay, taken: readonly Stay[]): Stay[] {
  const inside = taken.filter((other) => overlap(stay, other)).sort((a, b) => a.arrive.localeCompare(b.arrive))
  const parts: Stay[] = []
  let from = stay.arrive
  for (const other of inside) {
    if (other.arrive > from) parts.push({ arrive: from, depart: other.arrive })
    if (other.depart > from) from = other.depart
  }
  if (from < stay.depart) parts.push({ arrive: from, depart: stay.depart })
  return parts
}

const later = (a: PlainDate, b: PlainDate): PlainDate => (a.localeCompare(b) > 0 ? a : b)
const earlier = (a: PlainDate, b: PlainDate): PlainDate => (a.localeCompare(b) < 0 ? a : b)

/** The nights that a stay shares with these claims, in order. */
export const sharedNights = (stay: Stay, taken: readonly Stay[]): Stay[] =>
  taken
    .filter((other) => overlap(stay, other))
    .map((other) => ({ arrive: later(stay.arrive, other.arrive), depart: earlier(stay.depart, other.depart) }))
    .sort((a, b) => a.arrive.localeCompare(b.arrive))
