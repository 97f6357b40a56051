import { clampDate } from '../calendars/day-limits.ts'
import type { DateLimits } from './use-date.ts'

/** A date and a time of day: `2026-05-10T14:00`, without a time zone. */
export const partsOf = (text: string): { date: string | null; time: string } => {
  const [date = '', time = ''] = text.split('T')
  return { date: date === '' ? null : date, time }
}

export const joinedParts = ({ date, time }: { date: string | null; time: string }): string => `${date ?? ''}T${time}`

/** A date-time needs both parts; `half` if one is missing. */
export const readDateTime = (text: string, limits: DateLimits): { value: string | null; held: boolean } | 'half' => {
  const { date, time } = partsOf(text)
  if (date === null && time === '') return { value: null, held: false }
  if (date === null || time === '') return 'half'
  const value = clampDate(text, limits)
  return { value, held: value !== text }
}
