import { addDays, daysBetween, type PlainDate, type Stay } from '@porchlight/contract'
import { dateOf, dayOf, earlierDay, type FeedMoment, homeWalls, laterDay, timeOf } from './feed-moments.ts'
import { type EventFault, type FeedNote, type FeedProblem, fault, isWorthNotifying, problem } from './feed-notes.ts'
import { type Expand, type Extra, length, occurrencesOf, takesNone, type Window } from './feed-occurrences.ts'
import { currentRevisions } from './feed-revisions.ts'

/** The length of an event that states a duration instead of an end. */
export type Lasting = { days: number; minutes: number }

/** An event as written in a file, before it is converted to nights. */
export type RawEvent = {
  uid: string | null
  summary: string
  status: string | null
  /** Whether its author marked the time as busy: a birthday blocks no nights. */
  busy: 'busy' | 'free'
  /** The version of the event; the stamp is when it was written, 0 if not stated. */
  revision: { sequence: number; stamp: number }
  start: FeedMoment | null
  end: FeedMoment | null
  lasts: Lasting | null
  /** Its recurrence rules as written. */
  rules: string[]
  /** Additional times at which it takes place, and excluded times. */
  also: Extra[]
  except: FeedMoment[]
  /** Set if this event replaces its series' occurrence at that time, or also all before or after it. */
  instead: { at: FeedMoment; range: 'one' | 'future' | 'prior' } | null
  /** Errors in reading it. */
  faults: EventFault[]
}

/** When a home's nights begin and end, and in which time zone. */
export type FeedHome = { timeZone: string; checkInTime: string }

/** What an event means for a home: nights under a name that is stable from read to read. */
export type FeedEvent = {
  uid: string
  stay: Stay
  summary: string
  /** Whether it is canceled or blocks no nights: what it held is released. */
  isFree: boolean
  /** Its nights are a guess: they are added to what is known about it and shorten nothing. */
  isGuess?: true
}

/** `unread` lists events in the file that can't be understood, so that they aren't mistaken for vanished ones. */
export type Reading = { events: FeedEvent[]; notes: FeedNote[]; unread: (string | null)[] }

/** Longer than anyone blocks a home, and later than anyone sells nights. */
const longestEvent = 3660
const farthestDay = '2200-01-01'

/** Whatever begins before dawn and is over by check-in belongs to the night before. */
const dawn = { time: '06:00', hours: 6 }

type Nights = { stay: Stay | null; faults: EventFault[]; isGuess?: true }

const oneNight = (arrive: PlainDate): Stay => ({ arrive, depart: addDays(arrive, 1) })

/**
 * The nights of a timed event: the night of its last day is included if it continues past check-in time, since no one
 * could arrive then. An event that ends before check-in between two guests blocks none.
 */
function timedNights(start: FeedMoment, end: FeedMoment | null, home: FeedHome): Nights {
  const { earliest: from, latest } = homeWalls(start, home.timeZone)
  const to = end ? homeWalls(end, home.timeZone).latest : latest
  // In an unknown zone, any hour of the day could be before dawn.
  const arrive = dateOf(latest > from ? from - dawn.hours * 3_600_000 : from)
  if (to < from) return backward(arrive, dateOf(to))
  if (to === from) return { stay: oneNight(arrive), faults: [fault('one_night', { night: arrive })] }
  const depart = timeOf(to) > home.checkInTime ? addDays(dateOf(to), 1) : dateOf(to)
  if (depart > arrive) return { stay: { arrive, depart }, faults: [] }
  if (start.kind === 'day') return { stay: oneNight(arrive), faults: [] }
  if (timeOf(from) < dawn.time) return { stay: oneNight(addDays(arrive, -1)), faults: [] }
  return { stay: null, faults: [fault('takes_no_night', { date: arrive })] }
}

/** An event that ends before it begins: its first night is blocked, whatever was meant. */
const backward = (arrive: PlainDate, depart: PlainDate): Nights => ({
  stay: oneNight(arrive),
  faults: [fault('ends_before_start', { start: arrive, end: depart })],
  isGuess: true,
})

/** A DATE event without an end, or ending on its first day, is one night (R63). */
function wholeNights(arrive: PlainDate, depart: PlainDate): Nights {
  if (depart < arrive) return backward(arrive, depart)
  return { stay: depart > arrive ? { arrive, depart } : oneNight(arrive), faults: [] }
}

/** Limits a stay to the sold period: a block without an end is cut at the end of a year, the same one all year. */
function withinReason({ stay, ...rest }: Nights, window: Window): Nights {
  if (!stay || (daysBetween(stay.arrive, stay.depart) <= longestEvent && stay.depart <= farthestDay))
    return { stay, ...rest }
  const last = `${Number(window.to.slice(0, 4)) + 2}-01-01`
  const cut = {
    arrive: laterDay(stay.arrive, window.from),
    depart: earlierDay(stay.depart, last),
  }
  const faults = [...rest.faults, fault('beyond_calendar', { until: cut.depart })]
  return { ...rest, faults, stay: cut.arrive < cut.depart ? cut : null }
}

const nightsBetween = (start: FeedMoment, end: FeedMoment | null, home: FeedHome): Nights =>
  start.kind === 'day' && (end === null || end.kind === 'day')
    ? wholeNights(dateOf(start.wall), end ? dateOf(end.wall) : dateOf(start.wall))
    : timedNights(start, end, home)

/** The other zone that a moment could be meant in, and why. */
function otherZone(moment: FeedMoment | null) {
  if (moment?.kind !== 'time' || (moment.zone.kind !== 'home' && moment.zone.kind !== 'utc')) return undefined
  const { kind, or } = moment.zone
  return or && { ...or, code: kind === 'home' ? ('zone_of_calendar' as const) : ('zone_and_utc' as const) }
}

const onOtherClock = (moment: FeedMoment): FeedMoment => {
  const other = otherZone(moment)
  return other ? { kind: 'time', wall: moment.wall, zone: other.zone } : moment
}

const joined = (a: Stay, b: Stay): Stay => ({
  arrive: earlierDay(a.arrive, b.arrive),
  depart: laterDay(a.depart, b.depart),
})

/** If a time may be meant on two clocks, the nights by both count. */
function nightsOf(start: FeedMoment, end: FeedMoment | null, home: FeedHome, window: Window): Nights {
  const here = nightsBetween(start, end, home)
  const other = otherZone(start) ?? otherZone(end)
  if (!other) return withinReason(here, window)
  const there = nightsBetween(onOtherClock(start), end && onOtherClock(end), home)
  if (here.stay?.arrive === there.stay?.arrive && here.stay?.depart === there.stay?.depart)
    return withinReason(here, window)
  const stay = here.stay && there.stay ? joined(here.stay, there.stay) : (here.stay ?? there.stay)
  const faults = [...here.faults, ...there.faults].filter(isWorthNotifying)
  const isGuess = here.isGuess ?? there.isGuess
  const both = { stay, faults: [...faults, fault(other.code, { zone: other.name })] }
  return withinReason({ ...both, ...(isGuess && { isGuess }) }, window)
}

const nameless = (event: RawEvent): string => `no-uid:${event.start ? dateOf(event.start.wall) : ''}:${event.summary}`

const endOf = (event: RawEvent, start: FeedMoment): FeedMoment | null => length(event)?.(start) ?? null

type One = { event: FeedEvent; notes: FeedNote[] }

const noteOf = ({ uid, summary, start }: RawEvent, { code, params }: EventFault): FeedNote => ({
  code,
  params,
  uid,
  summary,
  on: start ? dateOf(start.wall) : null,
})

/** An event without a readable start: the last night before its end, if that is all there is. */
function withoutStart(event: RawEvent, home: FeedHome): Reading {
  // A cancellation may consist of only a UID.
  if (event.uid !== null && takesNone(event)) {
    const stay = oneNight('1970-01-01')
    return { events: [{ uid: event.uid, stay, summary: event.summary, isFree: true }], notes: [], unread: [] }
  }
  const faults = event.faults.length > 0 ? event.faults : [fault('no_start')]
  const notes = faults.map((one) => noteOf(event, one))
  if (!event.end || takesNone(event)) return { events: [], notes, unread: [event.uid] }
  const depart = dateOf(homeWalls(event.end, home.timeZone).latest)
  const stay = { arrive: addDays(depart, -1), depart }
  const uid = event.uid ?? nameless(event)
  return {
    events: [{ uid, stay, summary: event.summary, isFree: false, isGuess: true }],
    notes,
    unread: [event.uid],
  }
}

/** One occurrence of an event, with its own name. */
function occurrence(
  event: RawEvent,
  name: (stay: Stay) => string,
  [start, end]: [FeedMoment, FeedMoment | null],
  home: FeedHome,
  window: Window,
): One {
  const { stay, faults, isGuess } = nightsOf(start, end, home, window)
  const notes = faults.map((one) => noteOf({ ...event, start }, one))
  const isFree = takesNone(event) || stay === null
  const nominal = stay ?? oneNight(dayOf(start, home.timeZone))
  // A night that isn't blocked needs no explanation if the event would not have blocked one anyway.
  return {
    event: { uid: name(nominal), stay: nominal, summary: event.summary, isFree, ...(isGuess && { isGuess }) },
    notes: takesNone(event) ? notes.filter(isWorthNotifying) : notes,
  }
}

/** A series and the events that replace some of its occurrences, or a single event. */
function readEvent(
  event: RawEvent,
  overrides: readonly RawEvent[],
  home: FeedHome,
  window: Window,
  expand: Expand,
): Reading {
  const uid = event.uid ?? nameless(event)
  const collected: One[] = []
  const own = event.faults.map((one) => noteOf(event, one))
  const { start } = event
  if (!start) return withoutStart(event, home)
  if (event.instead) {
    const day = dayOf(event.instead.at, home.timeZone)
    collected.push(occurrence(event, () => `${uid}/${day}`, [start, endOf(event, start)], home, window))
    if (event.rules.length > 0 || event.also.length > 0) {
      // The file doesn't say whether it ends the series it belongs to; the nights of both stay blocked.
      own.push(noteOf(event, fault('change_repeats')))
      const found = occurrencesOf({ ...event, instead: null }, [], home.timeZone, window, expand)
      own.push(...found.faults.map((one) => noteOf(event, one)))
      for (const { start: at, end } of found.occurrences)
        if (at.wall !== start.wall)
          collected.push(occurrence(event, ({ arrive }) => `${uid}/${arrive}`, [at, end], home, window))
    }
  } else if (event.rules.length === 0 && event.also.length === 0 && !overrides.some(({ instead }) => instead)) {
    collected.push(occurrence(event, () => uid, [start, endOf(event, start)], home, window))
  } else {
    const found = occurrencesOf(event, overrides, home.timeZone, window, expand)
    own.push(...found.faults.map((one) => noteOf(event, one)))
    for (const { by, start: at, end } of found.occurrences)
      collected.push(occurrence(by, ({ arrive }) => `${uid}/${arrive}`, [at, end], home, window))
  }
  const notes = [...own, ...collected.flatMap((one) => one.notes)]
  const events = collected.map((one) => one.event)
  const doubtful = event.faults.some(({ code }) => code === 'unreadable')
  return {
    events: doubtful ? events.map((one) => ({ ...one, isGuess: true as const })) : events,
    notes,
    unread: doubtful ? [event.uid] : [],
  }
}

const union = (a: FeedEvent, b: FeedEvent): FeedEvent => ({
  ...(a.stay.depart >= b.stay.depart ? a : b),
  stay: joined(a.stay, b.stay),
})

/**
 * Two events with one UID in a file are still two stays; the second is identified by its first night. With the same
 * first night both count, so that neither shortens the other, and one that blocks no nights doesn't free another's.
 */
function distinct(events: readonly FeedEvent[]): FeedEvent[] {
  const seen = new Map<string, FeedEvent>()
  const put = (event: FeedEvent): void => {
    const before = seen.get(event.uid)
    if (!before || (before.isFree && !event.isFree)) seen.set(event.uid, event)
    else if (before.isFree === event.isFree && before.stay.arrive === event.stay.arrive)
      seen.set(event.uid, union(before, event))
    else if (!event.isFree) {
      const uid = `${event.uid}#${event.stay.arrive}`
      const twin = seen.get(uid)
      seen.set(uid, twin ? union(twin, { ...event, uid }) : { ...event, uid })
    }
  }
  for (const event of events) put(event)
  return [...seen.values()]
}

/** A series read by the day would produce the same note for each day. */
const once = (notes: readonly FeedNote[]): FeedNote[] => [
  ...new Map(
    notes.map((note) => [JSON.stringify([note.uid, note.code, note.params.part ?? note.params.property]), note]),
  ).values(),
]

/** More occurrences than any home has; reading them all would block others. */
export const mostOccurrences = 5_000

/**
 * The nights a file's events block in a home, and what could not be followed exactly (R63, R64). Series are followed
 * within the window.
 */
export function readEvents(
  raw: readonly RawEvent[],
  home: FeedHome,
  window: Window,
  expand: Expand,
): Reading | FeedProblem {
  const current = currentRevisions(raw, home.timeZone)
  const overrides = Map.groupBy(
    current.filter(({ instead, uid }) => instead && uid),
    ({ uid }) => uid,
  )
  const events: FeedEvent[] = []
  const notes: FeedNote[] = []
  const unread: (string | null)[] = []
  for (const event of current) {
    const reading = readEvent(event, overrides.get(event.uid) ?? [], home, window, expand)
    events.push(...reading.events)
    notes.push(...reading.notes)
    unread.push(...reading.unread)
    if (events.length > mostOccurrences) return problem('too_many_occurrences', { most: mostOccurrences })
  }
  return { events: distinct(events), notes: once(notes), unread }
}
