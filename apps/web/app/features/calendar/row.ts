import type { CalendarBar, OwnerHome, ownerCalendar, ResultsOf, staffCalendarNights } from '@porchlight/contract'
import type { OwnerCalendarWords } from '#app/lib/messages/owner/calendar.ts'

type StaffBar = ResultsOf<typeof staffCalendarNights>['calendars'][number]['bars'][number]

/** A home as the calendar lists it; the share is the reader's own, in basis points. */
export type CalendarHome = Pick<OwnerHome, 'id' | 'name' | 'town' | 'image'> & { shareBasisPoints?: number }
/** A bar; only staff read the balance. */
export type Bar = CalendarBar & { balance?: StaffBar['balance'] }
export type HomeCalendar = Omit<ResultsOf<typeof ownerCalendar>, 'bars'> & {
  bars: readonly Bar[]
  /** Open nights that nobody can book; only staff read them. */
  gaps?: readonly { from: string; to: string; minStay: number }[]
}
/** A home's row; without a calendar when it failed to load. */
export type HomeRow = { home: CalendarHome; calendar: HomeCalendar | null }

/** A bar and its turnover share the id of their hold. */
export const barKey = ({ id, kind }: CalendarBar): string => `${kind}-${id}`

/** A stay of our own that is booked, in the home where it is. */
export const isMovable = ({ kind, bookingId, linkedHome }: CalendarBar): boolean =>
  kind === 'booked' && bookingId !== null && linkedHome === null

/** Label of a bar. */
export const barLabel = (bar: CalendarBar, words: OwnerCalendarWords): string => {
  if (bar.linkedHome !== null) return bar.linkedHome
  if (bar.kind === 'requested') return words.asks({ guest: bar.label || bar.who })
  if (bar.kind === 'blocked') return bar.label || words.blocked[bar.blockKind ?? 'closed']
  if (bar.kind === 'turnover') return ''
  return bar.label || words.statuses[bar.kind]
}
