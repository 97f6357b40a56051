import type { CalendarBar, OwnerHome, ownerCalendar, ResultsOf, staffCalendarNights } from '@porchlight/contract'
import type { OwnerCalendarWords } from '#app/lib/messages/owner/calendar.ts'

type StaffBar = ResultsOf<typeof staffCalendarNights>['calendars'][number]['bars'][number]

/** A home as listed in the calendar; the share is the reader's own, in basis points. */
export type CalendarHome = Pick<OwnerHome, 'id' | 'name' | 'town' | 'image'> & { shareBasisPoints?: number }
/** A bar; only staff can see the balance. */
export type Bar = CalendarBar & { balance?: StaffBar['balance'] }
export type HomeCalendar = Omit<ResultsOf<typeof ownerCalendar>, 'bars'> & {
  bars: readonly Bar[]
  /** Open nights no one can book; only staff can see them. */
  gaps?: readonly { from: string; to: string; minStay: number }[]
}
/** A home's row; without a calendar if it failed to load. */
export type HomeRow = { home: CalendarHome; calendar: HomeCalendar | null }

/** A bar and its turnover share the id of their hold. */
export const barKey = ({ id, kind }: CalendarBar): string => `${kind}-${id}`

/** Whether it is a booked stay of our own, in the home it belongs to. */
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
