import { dateOfDayNumber, type PlainDate } from '@porchlight/contract'
import { isFree } from './free-nights.ts'
import { arrivalAllowed, departureAllowed, orphanGap, ruled } from './restrictions.ts'
import type { StayCalendar } from './stay-calendar.ts'

/** A home's nights as stored for search, from `from` on: each night's own properties, before any stay is requested. */
export type SearchNights = {
  from: PlainDate
  /** 1 = not booked, and not blocked for preparation (R6). */
  free: Uint8Array
  /** 1 = on sale: neither past nor beyond the booking window, unless opened by hand (R13). */
  sold: Uint8Array
  /**
   * Minimum nights, by the rules that apply to the night; for the first night of an orphan gap, its length (R10, R11).
   */
  minStay: Uint16Array
  /** 1 = an arrival here must meet the minimum of every night of the stay, 0 = only of this night (R9, R11). */
  minOverStay: Uint8Array
  /** Maximum nights; 0 = the rules set none. */
  maxStay: Uint16Array
  /** The maximum of every night of the stay applies, not just the arrival's (R9). */
  maxOverStay: boolean
  /** 1 = arrivals are allowed on this day (R12). */
  canArrive: Uint8Array
  canDepart: Uint8Array
  /** Whether a stay may leave a gap that no one could book (R11). */
  refusesGaps: boolean
}

/** The nights of days `[from, to)`. Advance notice is left to the caller, who knows the time of day. */
export function searchNights(calendar: StayCalendar, from: number, to: number): SearchNights {
  const count = to - from
  const nights: SearchNights = {
    from: dateOfDayNumber(from),
    free: new Uint8Array(count),
    sold: new Uint8Array(count),
    minStay: new Uint16Array(count),
    minOverStay: new Uint8Array(count),
    maxStay: new Uint16Array(count),
    maxOverStay: calendar.settings.maxStayMode === 'stay',
    canArrive: new Uint8Array(count),
    canDepart: new Uint8Array(count),
    refusesGaps: calendar.settings.preventGaps,
  }
  for (let index = 0; index < count; index++) describeNight(calendar, from + index, nights, index)
  return nights
}

function describeNight(calendar: StayCalendar, day: number, nights: SearchNights, index: number): void {
  const gap = orphanGap(calendar, day)
  nights.free[index] = Number(isFree(calendar.nights, day))
  nights.sold[index] = Number(day >= calendar.today && (day < calendar.latestDeparture || calendar.opened.has(day)))
  nights.minStay[index] = gap ?? ruled(calendar, day, 'minNights') ?? 1
  nights.minOverStay[index] = Number(calendar.settings.minStayMode === 'stay' && gap === undefined)
  nights.maxStay[index] = ruled(calendar, day, 'maxNights') ?? 0
  nights.canArrive[index] = Number(arrivalAllowed(calendar, day))
  nights.canDepart[index] = Number(departureAllowed(calendar, day))
}
