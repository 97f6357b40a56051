import { type Component, componentsNamed } from '../../engine/content-lines.ts'
import type { Lasting, RawEvent } from '../../engine/feed-events.ts'
import type { FeedMoment, OtherZone } from '../../engine/feed-moments.ts'
import { type EventFault, fault } from '../../engine/feed-notes.ts'
import type { Extra } from '../../engine/feed-occurrences.ts'
import { propertiesOf, rulesOf, textOf, type Values, wallIn } from './properties.ts'
import { type DescribedZones, zoneOf, zoneOfCalendar } from './zones.ts'

/** The zones a calendar describes, and the one it says it uses. */
type Zones = { described: DescribedZones; own: OtherZone | undefined }

/** Reads moments and collects errors in them, each once. */
class Reader {
  readonly faults = new Map<string, EventFault>()
  readonly #zones: DescribedZones
  readonly #own: OtherZone | undefined

  constructor({ described, own }: Zones) {
    this.#zones = described
    this.#own = own
  }
  note(found: EventFault): void {
    this.faults.set(JSON.stringify(found), found)
  }

  moment(value: unknown, tzid: string): FeedMoment | null {
    const found = wallIn(value)
    if (!found) return null
    if (found.isDay) return { kind: 'day', wall: found.wall }
    if (found.isUtc) return { kind: 'time', wall: found.wall, zone: { kind: 'utc', ...this.#besideUtc(value, tzid) } }
    if (tzid === '' && this.#own) return { kind: 'time', wall: found.wall, zone: { kind: 'home', or: this.#own } }
    const { zone, faults } = zoneOf(tzid, this.#zones)
    for (const one of faults) this.note(one)
    return { kind: 'time', wall: found.wall, zone }
  }

  /** The zone that a time ending in the Z of UTC names besides; one written with its offset is certain. */
  #besideUtc(value: unknown, tzid: string): { or?: OtherZone } {
    if (tzid === '' || !/z\s*$/i.test(String(value))) return {}
    const { zone } = zoneOf(tzid, this.#zones)
    return zone.kind === 'utc' || zone.kind === 'unknown' ? {} : { or: { name: tzid.slice(0, 100), zone } }
  }

  /** The moments of a property; unreadable parts are noted. */
  moments(component: Component, name: string): FeedMoment[] {
    return propertiesOf(component, name).flatMap((property) => {
      const values = property.values.filter((value) => value !== '')
      const found = values.map((value) => this.moment(value, property.parameter('tzid')))
      const isRead =
        property.isReadable && !found.includes(null) && (found.length > 0 || name === 'EXDATE' || name === 'RDATE')
      if (!isRead) this.note(fault('unreadable', { property: name }))
      return found.filter((moment) => moment !== null)
    })
  }

  /** The moment of a property that an event may have only once. If it has several, they can't all be right. */
  single(component: Component, name: string, better: (wall: number, than: number) => boolean): FeedMoment | null {
    const found = this.moments(component, name)
    if (found.length > 1) this.note(fault('unreadable', { property: name }))
    return found.reduce<FeedMoment | null>((best, one) => (!best || better(one.wall, best.wall) ? one : best), null)
  }
}

const lastingShape =
  /^\+?P(?=.)(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i

/** A duration; null if it isn't one, or is negative. Months and years aren't allowed in one. */
function lastingOf(text: string): Lasting | null {
  const found = lastingShape.exec(text.trim())
  if (!found) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return { days: weeks * 7 + days, minutes: hours * 60 + minutes + Math.ceil(seconds / 60) }
}

const minutesOf = ({ days, minutes }: Lasting): number => days * 1440 + minutes

/** The longest of the durations an event states; it should state one. */
const lengthOf = (component: Component, reader: Reader): Lasting | null => {
  const found = propertiesOf(component, 'DURATION').map(({ isReadable, values: [value] }) =>
    isReadable ? lastingOf(String(value)) : null,
  )
  if (found.length > 1 || found.includes(null)) reader.note(fault('unreadable', { property: 'DURATION' }))
  return found.reduce(
    (longest, one) => (one && (!longest || minutesOf(one) > minutesOf(longest)) ? one : longest),
    null,
  )
}

/**
 * A period is `start/end` or `start/duration`. If only its start is readable, that is noted and its night stays
 * blocked.
 */
function periodOf(value: string, tzid: string, reader: Reader, property: string): Extra | null {
  const [from, to = ''] = value.split('/')
  const at = reader.moment(from, tzid)
  const lasts = /^[+-]?P/i.test(to) ? lastingOf(to) : null
  const end = lasts ? null : reader.moment(to, tzid)
  if (!at || (!lasts && !end)) reader.note(fault('unreadable', { property }))
  return at && { at, end, lasts }
}

function extrasOf(component: Component, reader: Reader): Extra[] {
  return propertiesOf(component, 'RDATE').flatMap((property): Extra[] => {
    const tzid = property.parameter('tzid')
    const values = property.values.map(String).filter((value) => value !== '')
    const found = values.map((value): Extra | null => {
      if (property.type === 'period' || value.includes('/')) return periodOf(value, tzid, reader, 'RDATE')
      const at = reader.moment(value, tzid)
      return at && { at, end: null, lasts: null }
    })
    if (!property.isReadable || found.includes(null)) reader.note(fault('unreadable', { property: 'RDATE' }))
    return found.filter((extra) => extra !== null)
  })
}

/** The words a property says, in capitals. */
const wordsOf = (component: Component, name: string): string[] =>
  propertiesOf(component, name).flatMap(({ values: [value] }) =>
    typeof value === 'string' ? [value.trim().toUpperCase()] : [],
  )

/** If an event is canceled and is not, it is not. */
function statusOf(component: Component, reader: Reader): string | null {
  const words = [...new Set(wordsOf(component, 'STATUS').map((word) => word.replace(/^CANCELED$/, 'CANCELLED')))]
  if (words.length > 1) reader.note(fault('unreadable', { property: 'STATUS' }))
  return words.find((word) => word !== 'CANCELLED') || words[0] || null
}

/** If a file says both busy and free, the night is blocked. */
function busyOf(component: Component, reader: Reader): RawEvent['busy'] {
  const says = [
    ...wordsOf(component, 'TRANSP').map((word) => word === 'TRANSPARENT'),
    ...wordsOf(component, 'X-MICROSOFT-CDO-BUSYSTATUS').map((word) => word === 'FREE'),
  ]
  if (says.length === 0 || !says.includes(true)) return 'busy'
  if (!says.includes(false)) return 'free'
  reader.note(fault('busy_and_free'))
  return 'busy'
}

const revisionOf = (component: Component): RawEvent['revision'] => {
  const sequence = Number(textOf(component, 'SEQUENCE') ?? propertiesOf(component, 'SEQUENCE')[0]?.values[0] ?? 0)
  const stamps = ['LAST-MODIFIED', 'DTSTAMP'].flatMap((name) => wallIn(textOf(component, name))?.wall ?? [])
  return { sequence: Number.isSafeInteger(sequence) ? sequence : 0, stamp: stamps[0] ?? 0 }
}

function insteadOf(component: Component, reader: Reader): RawEvent['instead'] {
  const [at] = reader.moments(component, 'RECURRENCE-ID')
  if (!at) return null
  const range = propertiesOf(component, 'RECURRENCE-ID')[0]?.parameter('range').toUpperCase()
  if (range === 'THISANDFUTURE') return { at, range: 'future' }
  if (range === 'THISANDPRIOR') reader.note(fault('range_prior'))
  else if (range) reader.note(fault('unreadable', { property: 'RECURRENCE-ID' }))
  return { at, range: range === 'THISANDPRIOR' ? 'prior' : 'one' }
}

const summaryOf = (component: Component): string => (textOf(component, 'SUMMARY') ?? '').trim().slice(0, 200)

function eventOf(component: Component, zones: Zones): RawEvent {
  const reader = new Reader(zones)
  if (rulesOf(component, 'EXRULE').length > 0) reader.note(fault('rule_part_ignored', { part: 'EXRULE' }))
  const event = {
    uid: textOf(component, 'UID')?.trim().slice(0, 500) || null,
    summary: summaryOf(component),
    status: statusOf(component, reader),
    busy: busyOf(component, reader),
    revision: revisionOf(component),
    start: reader.single(component, 'DTSTART', (wall, than) => wall < than),
    end: reader.single(component, 'DTEND', (wall, than) => wall > than),
    lasts: lengthOf(component, reader),
    rules: rulesOf(component, 'RRULE'),
    also: extrasOf(component, reader),
    except: reader.moments(component, 'EXDATE'),
    instead: insteadOf(component, reader),
  }
  return { ...event, faults: [...reader.faults.values()] }
}

const isFree = (property: Values): boolean => property.parameter('fbtype').toUpperCase() === 'FREE'

/** The busy times of a VFREEBUSY, each as a separate event. */
function busyTimesOf(component: Component, zones: Zones): RawEvent[] {
  const uid = textOf(component, 'UID')?.trim().slice(0, 400) || 'free-busy'
  return propertiesOf(component, 'FREEBUSY').flatMap((property): RawEvent[] => {
    if (isFree(property)) return []
    const values = property.isReadable ? property.values.map(String).filter((value) => value !== '') : ['']
    return values.map((value): RawEvent => {
      const reader = new Reader(zones)
      const period = periodOf(value, property.parameter('tzid'), reader, 'FREEBUSY')
      return {
        uid: `${uid}/${period ? new Date(period.at.wall).toISOString() : 'unreadable'}`,
        summary: '',
        status: null,
        busy: 'busy',
        revision: { sequence: 0, stamp: 0 },
        start: period?.at ?? null,
        end: period?.end ?? null,
        lasts: period?.lasts ?? null,
        rules: [],
        also: [],
        except: [],
        instead: null,
        faults: [...reader.faults.values()],
      }
    })
  })
}

/** The events of a calendar's components, and the busy times of its free-busy lists. */
export const eventsOf = (components: readonly Component[], described: DescribedZones): RawEvent[] =>
  components.flatMap((calendar) => {
    const zones = { described, own: zoneOfCalendar(calendar, described) }
    return [
      ...componentsNamed([calendar], 'VEVENT').map((component) => eventOf(component, zones)),
      ...componentsNamed([calendar], 'VFREEBUSY').flatMap((component) => busyTimesOf(component, zones)),
    ]
  })
