import { datesFrom, daysBetween } from './calendar-days.ts'
import type { DateRange, RangeEnd, RangeRefusal, RangeRules } from './range-selection.ts'

/** A night as displayed in the calendar: the night that starts on `date`. */
export type CalendarNight = {
  date: string
  /** Available for a stay. */
  open: boolean
  /** A short price for the cell, such as "1,450". */
  price?: string | undefined
  /** The price for screen readers, with its currency. */
  spokenPrice?: string | undefined
  canArrive: boolean
  canDepart: boolean
  /** The minimum nights of a stay that arrives here. */
  minStay?: number
}

export type StaySelection = { arrive?: string | undefined; depart?: string | undefined }
export type StayPhase = 'arrive' | 'depart'

export type RefusalReason = 'past' | 'taken' | 'no-arrival' | 'no-departure' | 'across-taken' | 'too-short'
export type Refusal = { date: string; reason: RefusalReason; phase: StayPhase; arrive?: string | undefined }

export type NightLookup = (date: string) => CalendarNight

/** Looks up the given nights; days outside them are closed. Without any, every day from today on is available. */
export const nightLookup = (nights: readonly CalendarNight[] | undefined): NightLookup => {
  if (!nights) return (date) => ({ date, open: true, canArrive: true, canDepart: true })
  const byDate = new Map(nights.map((night) => [night.date, night]))
  return (date) => byDate.get(date) ?? { date, open: false, canArrive: false, canDepart: false }
}

const arrivalRefused = (night: CalendarNight, today: string): RefusalReason | undefined => {
  if (night.date < today) return 'past'
  if (!night.open) return 'taken'
  return night.canArrive ? undefined : 'no-arrival'
}

/** The day an empty calendar opens at: the first one a stay can start on, so that it never shows only past days. */
export const openingDay = (nights: readonly CalendarNight[] | undefined, today: string): string =>
  nights?.find((night) => arrivalRefused(night, today) === undefined)?.date ?? today

/** A home's rules for a stay. An unavailable day can be a departure day, because its night isn't used. */
export const stayRules = (nightOf: NightLookup, today: string): RangeRules<RefusalReason> => ({
  oneDay: false,
  startRefused: (date) => arrivalRefused(nightOf(date), today),
  endRefused: (date) => (date < today ? 'past' : nightOf(date).canDepart ? undefined : 'no-departure'),
  rangeRefused: (arrive, depart) => {
    const first = nightOf(arrive)
    const refused = arrivalRefused(first, today)
    if (refused) return refused
    if (datesFrom(arrive, depart).some((date) => !nightOf(date).open)) return 'across-taken'
    if (!nightOf(depart).canDepart) return 'no-departure'
    return daysBetween(arrive, depart) < (first.minStay ?? 1) ? 'too-short' : undefined
  },
})

export const rangeOfStay = ({ arrive, depart }: StaySelection): DateRange => ({ start: arrive, end: depart })

export const stayOfRange = ({ start, end }: DateRange): StaySelection => ({
  ...(start !== undefined && { arrive: start }),
  ...(end !== undefined && { depart: end }),
})

export const stayPhase = (phase: RangeEnd): StayPhase => (phase === 'start' ? 'arrive' : 'depart')

export const stayRefusal = ({ date, reason, phase, start }: RangeRefusal<RefusalReason>): Refusal => ({
  date,
  reason,
  phase: stayPhase(phase),
  ...(start !== undefined && { arrive: start }),
})
