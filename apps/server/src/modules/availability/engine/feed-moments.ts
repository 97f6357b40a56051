import { dateIn, instantAt, type PlainDate, timeIn } from '@porchlight/contract'

/** A wall-clock reading, as the milliseconds it would be in UTC. */
export type Wall = number

/** When a described zone changes its clocks: `wall` is the reading before the change, both offsets in milliseconds. */
export type Onset = { wall: Wall; before: number; after: number }

/** Another clock that a time may be meant on, with its name. */
export type OtherZone = { name: string; zone: FeedZone }

/**
 * The clock for reading a time. Without a zone it is the home's, or the calendar's if it declares one; a time in UTC
 * that also names a zone may be in either; an unknown zone could be any on Earth.
 */
export type FeedZone =
  | { kind: 'home' | 'utc'; or?: OtherZone }
  | { kind: 'named'; name: string }
  | { kind: 'described'; onsets: readonly Onset[] }
  | { kind: 'unknown' }

/** A moment as a calendar file writes it: a day, or a time in some zone. */
export type FeedMoment = { kind: 'day'; wall: Wall } | { kind: 'time'; wall: Wall; zone: FeedZone }

const hour = 3_600_000
export const day = 24 * hour

/** Clocks on Earth are at most this far ahead of UTC, or behind it. */
const ahead = 14 * hour
const behind = 12 * hour

export const dateOf = (wall: Wall): PlainDate => new Date(wall).toISOString().slice(0, 10)
export const timeOf = (wall: Wall): string => new Date(wall).toISOString().slice(11, 16)
export const startOf = (date: PlainDate): Wall => Date.parse(`${date}T00:00:00Z`)

export const wallIn = (zone: string, instant: number): Wall =>
  Date.parse(`${dateIn(zone, new Date(instant))}T${timeIn(zone, new Date(instant))}:00Z`)

export const instantIn = (zone: string, wall: Wall): number => instantAt(zone, dateOf(wall), timeOf(wall)).getTime()

/** The offset of a described zone when its own clocks show `wall`. */
function offsetAt(onsets: readonly Onset[], wall: Wall): number {
  const passed = onsets.findLast((onset) => onset.wall <= wall)
  return passed ? passed.after : (onsets[0]?.before ?? 0)
}

const offsetSince = (onsets: readonly Onset[], instant: number): number => {
  const passed = onsets.findLast((onset) => onset.wall - onset.before <= instant)
  return passed ? passed.after : (onsets[0]?.before ?? 0)
}

/** What the home's clock shows then: the earliest and the latest possible, if the zone leaves that open (R64). */
export function homeWalls(moment: FeedMoment, timeZone: string): { earliest: Wall; latest: Wall } {
  const { wall } = moment
  const sure = (found: Wall) => ({ earliest: found, latest: found })
  if (moment.kind === 'day') return sure(wall)
  switch (moment.zone.kind) {
    case 'home':
      return sure(wall)
    case 'utc':
      return sure(wallIn(timeZone, wall))
    case 'named':
      return sure(wallIn(timeZone, instantIn(moment.zone.name, wall)))
    case 'described':
      return sure(wallIn(timeZone, wall - offsetAt(moment.zone.onsets, wall)))
    case 'unknown':
      return { earliest: wallIn(timeZone, wall - ahead), latest: wallIn(timeZone, wall + behind) }
  }
}

/** What the clock of `zone` shows at a UTC instant; the latest possible if unknown. */
export function wallOf(instant: number, zone: FeedZone, timeZone: string): Wall {
  switch (zone.kind) {
    case 'home':
      return Math.max(
        wallIn(timeZone, instant),
        zone.or ? wallOf(instant, zone.or.zone, timeZone) : Number.NEGATIVE_INFINITY,
      )
    case 'utc':
      return Math.max(instant, zone.or ? wallOf(instant, zone.or.zone, timeZone) : Number.NEGATIVE_INFINITY)
    case 'named':
      return wallIn(zone.name, instant)
    case 'described':
      return instant + offsetSince(zone.onsets, instant)
    case 'unknown':
      return instant + ahead
  }
}

/** The day of a moment in the home's zone: first convert to the zone, then take the date (R64). */
export const dayOf = (moment: FeedMoment, timeZone: string): PlainDate => dateOf(homeWalls(moment, timeZone).earliest)

const zoneKey = (zone: FeedZone): string => (zone.kind === 'named' ? zone.name : zone.kind)

/** Whether two moments are in the same zone, so that their wall times can be compared. */
export const onSameClock = (a: FeedMoment, b: FeedMoment): boolean =>
  a.kind === 'day' || b.kind === 'day'
    ? a.kind === b.kind
    : zoneKey(a.zone) === zoneKey(b.zone) && (a.zone.kind !== 'described' || a.zone === b.zone)

export const earlierDay = (a: PlainDate, b: PlainDate): PlainDate => (a.localeCompare(b) < 0 ? a : b)
export const laterDay = (a: PlainDate, b: PlainDate): PlainDate => (a.localeCompare(b) > 0 ? a : b)
