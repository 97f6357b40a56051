import { dateIn, instantAt, isPlainDate, isZone } from '@porchlight/contract'
import ICAL from 'ical.js'
import type { FeedMoment, RawEvent } from '../engine/feed-events.ts'
import type { Recurrence } from '../engine/recurrence.ts'

/** The events of a calendar file, or why it is none. */
export type CalendarFile = { kind: 'calendar'; events: RawEvent[] } | { kind: 'refused'; reason: string }

/** `[name, parameters, type, ...values]`, as ical.js gives a line. */
type Property = [string, Record<string, string | string[]>, string, ...unknown[]]
type Block = { name: string; lines: string[] }

const mostEvents = 5000

/** Lines with their continuations joined; CRLF, LF and lone CR all end a line. Control characters mean nothing. */
function unfolded(text: string): string[] {
  const lines: string[] = []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: files in the wild hold NUL and worse
  for (const line of text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').split(/\r\n|\n|\r/)) {
    const last = lines.length - 1
    if (/^[ \t]/.test(line) && last >= 0) lines[last] += line.slice(1)
    else if (line.trim() !== '') lines.push(line)
  }
  return lines
}

const boundary = /^(BEGIN|END):\s*([\w-]+)\s*$/i

/** The events and time zones of a file, each with its own lines only: an alarm inside an event is not the event. */
function blocksOf(lines: readonly string[]): Block[] {
  const open: Block[] = []
  const blocks: Block[] = []
  for (const line of lines) {
    const [, edge, name = ''] = boundary.exec(line) ?? []
    const zone = open.find((block) => block.name === 'VTIMEZONE')
    if (zone) zone.lines.push(line)
    else if (!edge) open.at(-1)?.lines.push(line)
    if (edge?.toUpperCase() === 'BEGIN') open.push({ name: name.toUpperCase(), lines: [line] })
    if (edge?.toUpperCase() === 'END') {
      const at = open.findLastIndex((block) => block.name === name.toUpperCase())
      // What was left open inside ends here too.
      if (at >= 0) blocks.push(...open.splice(at))
    }
  }
  return blocks
}

function propertiesOf(block: Block): Map<string, Property[]> {
  const found = new Map<string, Property[]>()
  for (const line of block.lines) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? ''
    if (!wanted.has(name)) continue
    try {
      found.set(name, [...(found.get(name) ?? []), ICAL.parse.property(dated(line)) as Property])
    } catch {
      found.set(name, [...(found.get(name) ?? []), [name, {}, 'unreadable', line]])
    }
  }
  return found
}

const wanted = new Set([
  'UID',
  'SUMMARY',
  'STATUS',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
])

/** `DTSTART:20270710` leaves out VALUE=DATE, which is wrong and common. */
const dated = (line: string): string =>
  /^(DTSTART|DTEND|RECURRENCE-ID)(;(?!VALUE=)[^:]*)?:\d{8}\s*$/i.test(line) ? line.replace(':', ';VALUE=DATE:') : line

/** Some caches write remarks behind the end of the file. */
function withoutRemarks(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => /^END:\s*VCALENDAR\s*$/i.test(line))
  const rest = lines.slice(end + 1)
  return end >= 0 && !rest.some((line) => boundary.test(line)) ? lines.slice(0, end + 1) : lines
}

const text = (property: Property | undefined): string =>
  property && typeof property[3] === 'string' && property[2] !== 'unreadable' ? property[3].trim() : ''

type Zones = ReadonlyMap<string, ICAL.Timezone>

function zonesOf(blocks: readonly Block[]): Zones {
  const zones = new Map<string, ICAL.Timezone>()
  for (const block of blocks.filter(({ name }) => name === 'VTIMEZONE')) {
    try {
      const component = new ICAL.Component(ICAL.parse(block.lines.join('\r\n')))
      const tzid = component.getFirstPropertyValue('tzid')
      if (typeof tzid === 'string') zones.set(tzid, new ICAL.Timezone({ component, tzid }))
    } catch {
      // A zone nobody can read is as good as one that is missing: its times stay as they are written.
    }
  }
  return zones
}

const wallTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):\d{2}(Z?)$/

/** Names such as `/freeassociation.sourceforge.net/Europe/Berlin` carry the zone's own name at their end. */
const zoneNamed = (tzid: string): string | undefined =>
  [tzid, tzid.split('/').slice(-2).join('/'), tzid.split('/').slice(-3).join('/')].find(
    (name) => name !== '' && isZone(name),
  )

/** A zone of the world's list is preferred to the file's own description of it, which is often cut short. */
function instantIn(tzid: string, date: string, hour: string, minute: string, zones: Zones): Date | null {
  const known = zoneNamed(tzid)
  if (known) return instantAt(known, date, `${hour}:${minute}`)
  const zone = zones.get(tzid)
  if (!zone) return null
  const time = ICAL.Time.fromDateTimeString(`${date}T${hour}:${minute}:00`)
  time.zone = zone
  return time.toJSDate()
}

function momentOf(value: unknown, tzid: string, zones: Zones): FeedMoment | null {
  if (typeof value !== 'string') return null
  if (isPlainDate(value)) return { kind: 'day', wall: value }
  const [, date = '', hour = '', minute = '', utc] = wallTime.exec(value) ?? []
  if (!isPlainDate(date) || Number(hour) > 23 || Number(minute) > 59) return null
  if (utc) {
    const instant = new Date(`${date}T${hour}:${minute}:00Z`)
    return { kind: 'instant', wall: dateIn('UTC', instant), instant }
  }
  const instant = tzid ? instantIn(tzid, date, hour, minute, zones) : null
  return instant ? { kind: 'instant', wall: date, instant } : { kind: 'floating', wall: date }
}

function momentsOf(properties: readonly Property[], zones: Zones): (FeedMoment | null)[] {
  return properties.flatMap(([, parameters, type, ...values]) => {
    const tzid = typeof parameters.tzid === 'string' ? parameters.tzid : ''
    const starts = type === 'period' ? values.map((value) => (Array.isArray(value) ? value[0] : value)) : values
    return starts.map((value) => momentOf(value, tzid, zones))
  })
}

function lastsOf(property: Property | undefined): RawEvent['lasts'] {
  if (property?.[2] !== 'duration') return null
  try {
    const duration = ICAL.Duration.fromString(String(property[3]))
    const minutes = duration.hours * 60 + duration.minutes
    return duration.isNegative ? null : { days: duration.weeks * 7 + duration.days, minutes }
  } catch {
    return null
  }
}

const units: Record<string, Recurrence['every']> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The rule's parts, where it is one of those that calendars of stays use. */
function recurrenceOf(property: Property | undefined): Recurrence | null {
  const rule = property?.[2] === 'recur' ? (property[3] as Record<string, unknown>) : {}
  const every = units[String(rule.freq)]
  const days = [rule.byday ?? []].flat().map(String)
  const known = ['freq', 'interval', 'count', 'until', 'wkst', ...(every === 'week' ? ['byday'] : [])]
  const plain = Object.keys(rule).every((key) => known.includes(key)) && days.every((day) => weekdays.includes(day))
  if (!every || !plain) return null
  return {
    every,
    interval: Math.max(1, Number(rule.interval ?? 1) || 1),
    count: rule.count === undefined ? null : Number(rule.count),
    until: rule.until === undefined ? null : String(rule.until).slice(0, 10),
    weekdays: days.map((day) => weekdays.indexOf(day)),
  }
}

function eventOf(block: Block, zones: Zones): RawEvent {
  const properties = propertiesOf(block)
  const all = (name: string) => properties.get(name) ?? []
  const one = (name: string) => all(name)[0]
  const moments = (name: string) => momentsOf(all(name), zones)
  const faults: string[] = []
  const readable = (name: string, found: unknown): void => {
    if (one(name) && !found) faults.push(`Its ${name} cannot be read.`)
  }
  const event: RawEvent = {
    uid: text(one('UID')) || null,
    summary: text(one('SUMMARY')).slice(0, 200),
    status: text(one('STATUS')).toUpperCase() || null,
    start: moments('DTSTART')[0] ?? null,
    end: moments('DTEND')[0] ?? null,
    lasts: lastsOf(one('DURATION')),
    recurrence: recurrenceOf(one('RRULE')),
    also: moments('RDATE').filter((moment) => moment !== null),
    except: moments('EXDATE').filter((moment) => moment !== null),
    instead: moments('RECURRENCE-ID')[0] ?? null,
    faults,
  }
  readable('DTSTART', event.start)
  readable('DTEND', event.end)
  readable('DURATION', event.lasts)
  if (one('RRULE') && !event.recurrence) faults.push('It repeats in a way that is not followed; the first time counts.')
  return event
}

/**
 * Reads a calendar file. One bad line spoils its event at most, one bad event nothing else. What is no calendar, or was
 * cut off on its way, is refused as a whole, so that nobody mistakes it for an empty one (R63, R68).
 */
export function readCalendarFile(content: string): CalendarFile {
  const lines = withoutRemarks(unfolded(content.replace(/^\ufeff+/, '')))
  if (lines.length === 0) return { kind: 'refused', reason: 'The answer is empty.' }
  if (!/^BEGIN:\s*VCALENDAR\s*$/i.test(lines[0] ?? ''))
    return { kind: 'refused', reason: 'The answer is not a calendar; it does not begin with BEGIN:VCALENDAR.' }
  if (!/^END:\s*VCALENDAR\s*$/i.test(lines.at(-1) ?? ''))
    return { kind: 'refused', reason: 'The calendar is cut off; it does not end with END:VCALENDAR.' }
  const blocks = blocksOf(lines)
  const events = blocks.filter(({ name }) => name === 'VEVENT')
  if (events.length > mostEvents)
    return { kind: 'refused', reason: `The calendar holds ${events.length} events; ${mostEvents} are read at most.` }
  const zones = zonesOf(blocks)
  return { kind: 'calendar', events: events.map((block) => eventOf(block, zones)) }
}
