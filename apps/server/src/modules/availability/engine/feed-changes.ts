import { overlap, type PlainDate, type Stay } from '@porchlight/contract'
import type { FeedEvent } from './feed-events.ts'
import { earlierDay, laterDay } from './feed-moments.ts'

/** A feed's event as it was after the last read. */
export type KnownEvent = { id: number; uid: string; stay: Stay; summary: string; state: 'held' | 'echo' | 'gone' }

/** The effect of a feed read on the known events. */
export type FeedChanges = {
  added: FeedEvent[]
  /** Known events in their current state: other dates, another UID for the same stay, returned, or unchanged. */
  changed: { id: number; event: FeedEvent }[]
  /** Known events that are over: canceled, or no longer in the feed. */
  gone: number[]
  /** Known events already in progress when they left the feed: past nights stay, nights from today on are freed. */
  cut: { id: number; stay: Stay }[]
  /** Known events that are missing from the feed but retained. */
  retained: number[]
  /** Records of earlier events whose UID another record continues. */
  replaced: number[]
}

const held = (known: KnownEvent): boolean => known.state !== 'gone'

/** Whether an unreadable event may be this one: a series is known by the name of its first part. */
const isNamedBy = (uid: string, name: string): boolean =>
  uid === name || uid.startsWith(`${name}/`) || uid.startsWith(`${name}#`)

/** A guessed event adds nights to what is known about it, and removes none. */
const withGuess = (before: KnownEvent, event: FeedEvent): FeedEvent => {
  if (!event.isGuess || !held(before)) return event
  if (!overlap(before.stay, event.stay)) return { ...event, stay: before.stay }
  return {
    ...event,
    stay: {
      arrive: earlierDay(before.stay.arrive, event.stay.arrive),
      depart: laterDay(before.stay.depart, event.stay.depart),
    },
  }
}

/**
 * Compares a feed with the known events (R65-R67). An event is identified by its UID, whatever its dates. One that
 * vanished while another appears or returns on overlapping nights is the same stay under another UID. What vanished
 * without a successor is over; for one in progress, only the nights from today on are. `unread` lists events in the
 * file that could not be understood: they have not vanished, and if one of them has no UID, nothing has.
 */
export function feedChanges(
  known: readonly KnownEvent[],
  read: { events: readonly FeedEvent[]; unread: readonly (string | null)[] },
  today: PlainDate,
): FeedChanges {
  const byUid = new Map(known.map((event) => [event.uid, event]))
  const now = new Map(read.events.map((event) => [event.uid, event]))
  const found = read.events.filter((event) => !event.isFree)
  const vanished = known.filter((event) => held(event) && !now.has(event.uid))
  const ahead = vanished.filter(({ stay }) => stay.depart > today)
  const changes: FeedChanges = { added: [], changed: [], gone: [], cut: [], retained: [], replaced: [] }
  const succeeded = new Set<number>()
  for (const event of found) {
    const own = byUid.get(event.uid)
    if (own && held(own)) {
      changes.changed.push({ id: own.id, event: withGuess(own, event) })
      continue
    }
    const before = ahead.find(({ id, stay }) => !succeeded.has(id) && overlap(stay, event.stay))
    if (before) {
      succeeded.add(before.id)
      changes.changed.push({ id: before.id, event: withGuess(before, event) })
      if (own) changes.replaced.push(own.id)
    } else if (own) changes.changed.push({ id: own.id, event })
    else changes.added.push(event)
  }
  for (const event of known) if (held(event) && now.get(event.uid)?.isFree) changes.gone.push(event.id)
  const unsure = read.unread.includes(null)
  const unread = read.unread.filter((uid) => uid !== null)
  for (const event of vanished) {
    if (succeeded.has(event.id)) continue
    const isOver = event.stay.depart <= today
    if (isOver || unsure || unread.some((name) => isNamedBy(event.uid, name))) changes.retained.push(event.id)
    else if (event.stay.arrive < today)
      changes.cut.push({ id: event.id, stay: { arrive: event.stay.arrive, depart: today } })
    else changes.gone.push(event.id)
  }
  return changes
}

/** Hours before a suddenly empty feed is trusted; until then its nights stay blocked (R68). */
export const doubtHours = 24

/**
 * Whether to trust a response without any events: only if the feed held nothing still to come, or has been empty for a
 * day.
 */
export const emptyIsBelieved = (
  known: readonly KnownEvent[],
  today: PlainDate,
  emptySince: Date | null,
  now: Date,
): boolean =>
  !known.some((event) => held(event) && event.stay.depart > today) ||
  (emptySince !== null && now.getTime() - emptySince.getTime() >= doubtHours * 3_600_000)

/** One of our own holds, as far as a feed could echo it. `releasedAt` is null while it is active. */
export type OwnClaim = { id: number; stay: Stay; releasedAt: Date | null }

/**
 * Whether an event is our own stay echoed by a calendar that reads ours (R69). It is recognized by our UID or exactly
 * the same nights; a hold released within the last day still explains its echo, since other calendars read ours every
 * few hours.
 */
export const isEcho = (event: FeedEvent, ownHoldId: number | undefined, own: readonly OwnClaim[], now: Date): boolean =>
  ownHoldId !== undefined ||
  own.some(
    ({ stay, releasedAt }) =>
      stay.arrive === event.stay.arrive &&
      stay.depart === event.stay.depart &&
      (releasedAt === null || now.getTime() - releasedAt.getTime() < doubtHours * 3_600_000),
  )

/** The parts of a stay not covered by these holds, in order. */
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

/** The nights a stay shares with these holds, in order. */
export const sharedNights = (stay: Stay, taken: readonly Stay[]): Stay[] =>
  taken
    .filter((other) => overlap(stay, other))
    .map((other) => ({ arrive: laterDay(stay.arrive, other.arrive), depart: earlierDay(stay.depart, other.depart) }))
    .sort((a, b) => a.arrive.localeCompare(b.arrive))
