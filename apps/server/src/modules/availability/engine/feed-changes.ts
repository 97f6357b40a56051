import { overlap, type PlainDate, type Stay } from '@porchlight/contract'
import type { FeedEvent } from './feed-events.ts'
import { earlierDay, laterDay } from './feed-moments.ts'

/** An event of a feed as it was after the last read. */
export type KnownEvent = { id: number; uid: string; stay: Stay; summary: string; state: 'held' | 'echo' | 'gone' }

/** What a read of a feed means for what is known of it. */
export type FeedChanges = {
  added: FeedEvent[]
  /** Known events, as they are now: other dates, another UID for the same stay, back again, or unchanged. */
  changed: { id: number; event: FeedEvent }[]
  /** Known events that are over: canceled, or no longer in the feed. */
  gone: number[]
  /** Known events that had begun when they left the feed: what is past stays, the nights from today on are free. */
  cut: { id: number; stay: Stay }[]
  /** Known events that are not in the feed and are kept all the same. */
  retained: number[]
  /** Records of earlier events whose UID another record carries on. */
  replaced: number[]
}

const held = (known: KnownEvent): boolean => known.state !== 'gone'

/** Whether an event that could not be understood may be this one: a series goes by the name of its first part. */
const isNamedBy = (uid: string, name: string): boolean =>
  uid === name || uid.startsWith(`${name}/`) || uid.startsWith(`${name}#`)

/** An event that is only guessed at adds nights to what is known of it, and takes none away. */
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
 * Follows a feed (R65-R67). An event is itself by its UID, whatever its dates. One that vanished while another appears
 * or returns on nights of its own is the same stay under another UID. What vanished without a successor is over; of one
 * that has begun only the nights from today on are. `unread` are events of the file that could not be understood: they
 * have not vanished, and when one of them has no UID, nothing has.
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
 * nights; a claim released within the last day still explains its echo, since other calendars read us every few hours.
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

/** The nights that a stay shares with these claims, in order. */
export const sharedNights = (stay: Stay, taken: readonly Stay[]): Stay[] =>
  taken
    .filter((other) => overlap(stay, other))
    .map((other) => ({ arrive: laterDay(stay.arrive, other.arrive), depart: earlierDay(stay.depart, other.depart) }))
    .sort((a, b) => a.arrive.localeCompare(b.arrive))
