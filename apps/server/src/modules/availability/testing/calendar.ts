import { dayNumber } from '@porchlight/contract'
import { type BusyNights, freeNights } from '../engine/free-nights.ts'
import { type StaySettings, stayCalendar, usualSettings } from '../engine/stay-calendar.ts'
import type { StayRule } from '../engine/stay-rules.ts'

/** The current time of these calendars unless stated otherwise. */
const noonInNewYork = new Date('2027-01-15T17:00:00Z')

export type CalendarOptions = {
  taken?: [string, string][]
  rules?: StayRule[]
  settings?: Partial<StaySettings>
  timeZone?: string
  now?: Date
  opened?: string[]
}

/** Stays that block only their own nights. */
export const busy = (taken: [string, string][]): BusyNights[] =>
  taken.map(([arrive, depart]) => ({ arrive, depart, readyOn: depart, nightsBefore: 0 }))

/** The calendar of a home in New York from 2027 to mid-2028; specify only what matters. */
export const calendar = ({ taken = [], rules = [], settings = {}, timeZone, now, opened }: CalendarOptions = {}) =>
  stayCalendar({
    nights: freeNights(busy(taken), dayNumber('2027-01-01'), dayNumber('2028-06-01')),
    settings: { ...usualSettings, ...settings },
    rules,
    timeZone: timeZone ?? 'America/New_York',
    now: now ?? noonInNewYork,
    opened: (opened ?? []).map(dayNumber),
  })
