import type { CalendarBar, OwnerHome, ownerCalendar, ResultsOf } from '@porchlight/contract'
import type { OwnerCalendarWords } from '#app/lib/messages/owner/calendar.ts'

export type HomeCalendar = ResultsOf<typeof ownerCalendar>
/** A home's row; without a calendar when it failed to load. */
export type HomeRow = { home: OwnerHome; calendar: HomeCalendar | null }

/** A bar and its turnover share the id of their hold. */
export const barKey = ({ id, kind }: CalendarBar): string => `${kind}-${id}`

/** Label of a bar. */
export const barLabel = (bar: CalendarBar, words: OwnerCalendarWords): string => {
  if (bar.linkedHome !== null) return bar.linkedHome
  if (bar.kind === 'requested') return words.asks({ guest: bar.label || bar.who })
  if (bar.kind === 'blocked') return bar.label || words.blocked[bar.blockKind ?? 'closed']
  if (bar.kind === 'turnover') return ''
  return bar.label || words.statuses[bar.kind]
}
