import { componentsOf } from '../../engine/content-lines.ts'
import { type FeedHome, type Reading, readEvents } from '../../engine/feed-events.ts'
import type { FeedProblem } from '../../engine/feed-notes.ts'
import type { Window } from '../../engine/feed-occurrences.ts'
import { eventsOf } from './events.ts'
import { expandRule } from './expand.ts'
import { describedZones } from './zones.ts'

/** A home's nights according to a calendar file, or why it was rejected; `found` is the number of events in it. */
export type CalendarReading =
  | ({ kind: 'calendar'; found: number } & Reading)
  | { kind: 'refused'; problem: FeedProblem }

/**
 * Reads a calendar file for a home. One bad line spoils at most its event, and one bad event nothing else. The thread
 * this runs on limits what a file may cost.
 */
export function readCalendar(content: string, home: FeedHome, window: Window): CalendarReading {
  const components = componentsOf(content)
  if (!Array.isArray(components)) return { kind: 'refused', problem: components }
  const events = eventsOf(components, describedZones(components))
  const reading = readEvents(events, home, window, expandRule)
  if ('code' in reading) return { kind: 'refused', problem: reading }
  return { kind: 'calendar', found: events.length, ...reading }
}
