import { type Component, componentsNamed } from '../../engine/content-lines.ts'
import type { FeedZone, Onset, OtherZone } from '../../engine/feed-moments.ts'
import { type EventFault, fault } from '../../engine/feed-notes.ts'
import { type Rule, ruleOf, ruleText } from '../../engine/recurrence.ts'
import { expandRule } from './expand.ts'
import { textOf, wallsIn } from './properties.ts'
import { isAbbreviation, zoneByOffset, zoneNamed } from './zone-names.ts'

/** The zones a file describes itself; null if the description can't be followed. */
export type DescribedZones = ReadonlyMap<string, FeedZone | null>

/** Years for which clock changes by rule are followed; later times use the last offset. */
const years = { from: Date.UTC(1970, 0, 1), to: Date.UTC(2100, 0, 1) }
const mostChanges = 800
/** A file that describes more zones than exist isn't a calendar of stays. */
const mostZones = 50

/** Files write one zone's name in different cases, with and without quotes. */
const keyOf = (tzid: string): string => tzid.trim().replace(/^"|"$/g, '').toLowerCase()

const offsetOf = (text: string | undefined): number | null => {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(text?.trim() ?? '') ?? []
  if (!sign || Number(hours) > 23 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** Clocks change once a year: a rule that says otherwise isn't a time zone, and following it could take forever. */
const isYearly = ({ freq, interval }: Rule): boolean => freq === 'YEARLY' && interval <= 400

/** The clock changes in one part of a zone's description; null if it can't be followed. */
function onsetsOf(part: Component): Onset[] | null {
  const [start] = wallsIn(part, 'DTSTART')
  const before = offsetOf(textOf(part, 'TZOFFSETFROM'))
  const after = offsetOf(textOf(part, 'TZOFFSETTO'))
  if (start === undefined || start === null || before === null || after === null) return null
  const also = wallsIn(part, 'RDATE')
  if (also.includes(null)) return null
  const walls = [start, ...(also as number[])]
  for (const line of part.lines.filter((one) => /^RRULE[;:]/i.test(one))) {
    const { rule, faults } = ruleOf(line.slice(line.indexOf(':') + 1), false)
    if (faults.length > 0 || !isYearly(rule)) return null
    const until = rule.until ? Date.parse(`${rule.until.date}T${rule.until.time ?? '23:59:59'}Z`) : null
    const found = expandRule(
      ruleText(rule, until === null || !rule.until?.utc ? until : until + before),
      start,
      { from: Math.max(start, years.from), to: years.to },
      mostChanges,
    )
    if (!Array.isArray(found)) return null
    walls.push(...found)
  }
  return walls.map((wall) => ({ wall, before, after }))
}

function describedZone(component: Component): FeedZone | null {
  const parts = component.inside.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
  if (parts.length === 0 || parts.length > 100) return null
  const onsets: Onset[] = []
  for (const part of parts) {
    const found = onsetsOf(part)
    if (!found) return null
    onsets.push(...found)
  }
  return { kind: 'described', onsets: onsets.sort((a, b) => a.wall - b.wall) }
}

export function describedZones(components: readonly Component[]): DescribedZones {
  const zones = new Map<string, FeedZone | null>()
  for (const component of componentsNamed(components, 'VTIMEZONE').slice(0, mostZones)) {
    const tzid = textOf(component, 'TZID')?.trim()
    if (!tzid) continue
    const known = zoneNamed(tzid)
    // Our own data for a known zone is better than a file's description of it, which is often incomplete.
    if (known && !isAbbreviation(tzid)) continue
    const zone = describedZone(component) ?? known ?? null
    const before = zones.get(keyOf(tzid))
    const isContrary = before !== undefined && JSON.stringify(before) !== JSON.stringify(zone)
    zones.set(keyOf(tzid), isContrary ? null : zone)
  }
  return zones
}

/** The zone a calendar declares for all of its events, with the name it uses. */
export function zoneOfCalendar(calendar: Component, described: DescribedZones): OtherZone | undefined {
  const name = textOf(calendar, 'X-WR-TIMEZONE')?.trim()
  if (!name) return undefined
  const zone = described.get(keyOf(name)) ?? zoneNamed(name) ?? zoneByOffset(name) ?? ({ kind: 'unknown' } as const)
  return { name: name.slice(0, 100), zone }
}

/** The zone an event refers to, and any doubts about it. */
export function zoneOf(tzid: string, described: DescribedZones): { zone: FeedZone; faults: EventFault[] } {
  if (tzid === '') return { zone: { kind: 'home' }, faults: [] }
  const known = described.get(keyOf(tzid)) ?? zoneNamed(tzid)
  if (known) return { zone: known, faults: [] }
  const shown = tzid.slice(0, 100)
  if (described.has(keyOf(tzid))) return { zone: { kind: 'unknown' }, faults: [fault('zone_broken', { zone: shown })] }
  const offset = zoneByOffset(tzid)
  if (offset) return { zone: offset, faults: [fault('zone_offset_only', { zone: shown })] }
  return { zone: { kind: 'unknown' }, faults: [fault('zone_unknown', { zone: shown })] }
}
