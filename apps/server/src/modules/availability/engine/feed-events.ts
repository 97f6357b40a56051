import { addDays, dateIn, daysBetween, isPlainDate, type PlainDate, type Stay } from '@porchlight/contract'
import { occurrences, type Recurrence } from './recurrence.ts'

/**
 * A moment as a calendar file writes it: a day, a wall time without a zone, or an instant. `wall` is the day as written,
 * in whatever zone it was written in.
 */
export type FeedMoment =
  | { kind: 'day'; wall: PlainDate }
  | { kind: 'floating'; wall: PlainDate }
  | { kind: 'instant'; wall: PlainDate; instant: Date }

/** An event as it stands in a file, before anybody asks what nights it means. */
export type RawEvent = {
  uid: string | null
  summary: string
  status: string | null
  start: FeedMoment | null
  end: FeedMoment | null
  /** How long it lasts when it says so instead of when it ends: whole days of a DATE, or minutes. */
  lasts: { days: number; minutes: number } | null
  recurrence: Recurrence | null
  /** Further days on which it happens, and days on which it does not. */
  also: FeedMoment[]
  except: FeedMoment[]
  /** This event replaces the occurrence of its series on that day. */
  instead: FeedMoment | null
  /** What could not be read of it. */
  faults: string[]
}

/** What an event means for a home: nights under a name that stays the same from read to read. */
export type FeedEvent = { uid: string; stay: Stay; summary: string; cancelled: boolean }
/** Why an event gives no nights, or nights that needed a guess. */
export type FeedNote = { uid: string | null; reason: string }

/** Longer than anybody blocks a home; such an event is a mistake. */
const longestEvent = 3660
const farthestDay = '2200-01-01'
const tooFar = 'Its dates are beyond anything a calendar of stays holds.'

/** The day of a moment in the home's zone: first into the zone, then the date (R64). */
export const dayOf = (moment: FeedMoment, timeZone: string): PlainDate =>
  moment.kind === 'instant' ? dateIn(timeZone, moment.instant) : moment.wall

function later(moment: FeedMoment, { days, minutes }: { days: number; minutes: number }): FeedMoment | null {
  if (days > longestEvent || minutes > longestEvent * 1440) return null
  if (moment.kind === 'instant')
    return { ...moment, instant: new Date(moment.instant.getTime() + (days * 1440 + minutes) * 60_000) }
  return { ...moment, wall: addDays(moment.wall, days + Math.floor(minutes / 1440)) }
}

/**
 * The nights of one event (R63): a DATE event without an end, or with its end on its first day, is one night; a timed one
 * that is over before the day is, too. An event that ends before it begins means nothing.
 */
function nightsOf(event: RawEvent, timeZone: string): { stay: Stay; note?: string } | { reason: string } {
  if (!event.start) return { reason: event.faults[0] ?? 'It has no start.' }
  const end = event.end ?? (event.lasts && later(event.start, event.lasts))
  if (event.lasts && !end) return { reason: tooFar }
  const arrive = dayOf(event.start, timeZone)
  const depart = end ? dayOf(end, timeZone) : arrive
  const nights = daysBetween(arrive, depart)
  if (!isPlainDate(arrive) || arrive >= farthestDay || !(nights <= longestEvent)) return { reason: tooFar }
  if (nights < 0) return { reason: `It ends on ${depart}, before it begins on ${arrive}.` }
  if (nights > 0) return { stay: { arrive, depart } }
  const night = { arrive, depart: addDays(arrive, 1) }
  const wholeDay = event.start.kind === 'day'
  return wholeDay
    ? { stay: night }
    : { stay: night, note: `It ends on the day it begins; taken as the night of ${arrive}.` }
}

const nameless = (event: RawEvent): string => `no-uid:${event.start?.wall ?? ''}:${event.summary}`
const overriding = (event: RawEvent, timeZone: string): string =>
  event.instead ? `/${dayOf(event.instead, timeZone)}` : ''

function occurrencesOf(event: RawEvent, stay: Stay, replaced: ReadonlySet<PlainDate>, timeZone: string, span: Span) {
  const start = event.start as FeedMoment
  // Rules speak of the days as written; a zone further east or west moves all of them alike.
  const shift = daysBetween(start.wall, stay.arrive)
  const repeated = event.recurrence
    ? occurrences(event.recurrence, start.wall, addDays(span.from, -shift), addDays(span.to, -shift))
    : [start.wall]
  const days = new Set([
    ...repeated.map((day) => addDays(day, shift)),
    ...event.also.map((moment) => dayOf(moment, timeZone)),
  ])
  for (const moment of event.except) days.delete(dayOf(moment, timeZone))
  for (const day of replaced) days.delete(day)
  return [...days].filter(isPlainDate)
}

type Span = { from: PlainDate; to: PlainDate }

const repeats = (event: RawEvent): boolean => event.recurrence !== null || event.also.length > 0

/** `unread` names an event that is in the file and cannot be understood: it must not be mistaken for a vanished one. */
type Reading = { events: FeedEvent[]; notes: FeedNote[]; unread: (string | null)[] }

function read(event: RawEvent, replaced: ReadonlySet<PlainDate>, timeZone: string, span: Span): Reading {
  const note = (reason: string): FeedNote => ({ uid: event.uid, reason })
  const notes = event.faults.map(note)
  const nights = nightsOf(event, timeZone)
  if ('reason' in nights)
    return { events: [], notes: [...notes, ...(notes.length > 0 ? [] : [note(nights.reason)])], unread: [event.uid] }
  if (nights.note) notes.push(note(nights.note))
  const uid = event.uid ?? nameless(event)
  const fixed = { summary: event.summary, cancelled: event.status === 'CANCELLED' }
  if (!repeats(event))
    return { events: [{ uid: `${uid}${overriding(event, timeZone)}`, stay: nights.stay, ...fixed }], notes, unread: [] }
  const length = daysBetween(nights.stay.arrive, nights.stay.depart)
  const days = occurrencesOf(event, nights.stay, replaced, timeZone, span)
  if (days.length === 0) notes.push(note(`It does not happen between ${span.from} and ${span.to}.`))
  const events = days.map((arrive) => ({
    uid: `${uid}/${arrive}`,
    stay: { arrive, depart: addDays(arrive, length) },
    ...fixed,
  }))
  return { events, notes, unread: [] }
}

/** Two events of one file under one UID are two stays all the same; the second is told apart by its first night. */
function distinct(events: FeedEvent[]): FeedEvent[] {
  const seen = new Map<string, FeedEvent>()
  for (const event of events) {
    const known = seen.get(event.uid)
    const same = known?.stay.arrive === event.stay.arrive
    if (!known || same) seen.set(event.uid, event)
    else seen.set(`${event.uid}#${event.stay.arrive}`, { ...event, uid: `${event.uid}#${event.stay.arrive}` })
  }
  return [...seen.values()]
}

/**
 * The nights that the events of a file keep in a home of this zone, and what was odd about them (R63, R64). Series are
 * followed within the span.
 */
export function readEvents(raw: readonly RawEvent[], timeZone: string, span: Span): Reading {
  const replaced = new Map<string, Set<PlainDate>>()
  for (const event of raw) {
    if (!event.instead || !event.uid) continue
    const days = replaced.get(event.uid) ?? new Set()
    replaced.set(event.uid, days.add(dayOf(event.instead, timeZone)))
  }
  const readings = raw.map((event) => read(event, replaced.get(event.uid ?? '') ?? new Set(), timeZone, span))
  return {
    events: distinct(readings.flatMap(({ events }) => events)),
    notes: readings.flatMap(({ notes }) => notes),
    unread: readings.flatMap(({ unread }) => unread),
  }
}
