import type { RawEvent } from './feed-events.ts'
import { dayOf } from './feed-moments.ts'

const keyOf = (event: RawEvent, timeZone: string): string =>
  `${event.uid}/${event.instead ? dayOf(event.instead.at, timeZone) : ''}`

const isCanceled = ({ status }: RawEvent): boolean => status === 'CANCELLED'

const startsWith = (a: RawEvent, b: RawEvent): boolean => a.start?.wall === b.start?.wall

/**
 * The current events if a file has several with one UID. A higher SEQUENCE replaces earlier ones. Within one SEQUENCE,
 * a canceled event replaces those with the same start only if it was written later; all others count side by side,
 * because some calendars give every stay the same UID.
 */
export function currentRevisions(events: readonly RawEvent[], timeZone: string): RawEvent[] {
  const byKey = Map.groupBy(events, (event) => (event.uid === null ? event : keyOf(event, timeZone)))
  const current = new Set<RawEvent>()
  for (const versions of byKey.values()) {
    const newest = Math.max(...versions.map(({ revision }) => revision.sequence))
    const latest = versions.filter(({ revision }) => revision.sequence === newest)
    const state = latest.filter((event) => !isCanceled(event))
    const canceled = latest.filter(
      (event) =>
        isCanceled(event) &&
        state.every((other) => !startsWith(other, event) || other.revision.stamp < event.revision.stamp),
    )
    for (const event of canceled) current.add(event)
    for (const event of state) if (!canceled.some((other) => startsWith(other, event))) current.add(event)
  }
  // In file order, so that names assigned by order stay the same.
  return events.filter((event) => current.has(event))
}
