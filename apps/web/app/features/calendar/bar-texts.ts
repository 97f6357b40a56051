import { type CalendarBar, daysBetween } from '@porchlight/contract'
import type { Formats } from '#app/lib/formats.ts'
import type { OwnerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { barLabel } from './row.ts'

/** "Fri, Jul 9 to Fri, Jul 16, 7 nights". */
export const rangeText = (
  { from, to }: { from: string; to: string },
  words: OwnerCalendarWords,
  { dayShort }: Formats,
): string => words.range({ from: dayShort(from), to: dayShort(to), number: daysBetween(from, to) })

/** Who created a booking or block, when, and why. */
export const barText = (bar: CalendarBar, zone: string, words: OwnerCalendarWords, formats: Formats): string => {
  if (bar.kind === 'turnover') return words.preparation
  if (bar.linkedHome !== null) return words.throughLinked({ home: bar.linkedHome })
  const moment = formats.moment(bar.since, zone)
  const made = bar.kind === 'blocked' && bar.who ? words.madeBy({ who: bar.who, moment }) : words.made({ moment })
  const why = bar.kind === 'blocked' && bar.why ? `“${bar.why}”.` : bar.why && `${bar.why}.`
  return [why, made].filter(Boolean).join(' ')
}

/** Full title of a bar. */
export const barTitle = (bar: CalendarBar, words: OwnerCalendarWords): string => {
  if (bar.linkedHome !== null) return words.linked
  const label = barLabel(bar, words)
  const status = bar.kind === 'blocked' && bar.blockKind ? words.blocked[bar.blockKind] : words.statuses[bar.kind]
  return label === '' || label === status || bar.kind === 'blocked' ? status : `${status}: ${label}`
}
