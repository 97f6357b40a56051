import { dateIn, dayNumber, timeIn } from '@porchlight/contract'
import type { FreeNights } from './free-nights.ts'
import { type DatedRule, inPrecedence, type StayRule } from './stay-rules.ts'

/** How a home applies its own rules. */
export type StaySettings = {
  /** Nights blocked for preparation between two stays; 0 = same-day turnover (R6). */
  preparationNights: number
  /** Minimum and maximum stay: by the arrival night, or by the strictest of all nights of the stay (R9). */
  minStayMode: 'arrival' | 'stay'
  maxStayMode: 'arrival' | 'stay'
  /** The earliest arrival is this many days from today (R13). */
  noticeDays: number
  /** From this hour of the home's day on, tonight is no longer sold; 24 = never too late (R13). */
  sameDayCutoffHour: number
  /** Nights are sold this many days ahead (R13). */
  windowDays: number
  /** Whether a gap shorter than the minimum stay may be booked by a stay that fills it exactly (R11). */
  fillGaps: boolean
  /** Whether to reject a stay that would leave a gap no one could book (R11). */
  preventGaps: boolean
}

export const usualSettings: StaySettings = {
  preparationNights: 0,
  minStayMode: 'arrival',
  maxStayMode: 'arrival',
  noticeDays: 0,
  sameDayCutoffHour: 18,
  windowDays: 730,
  fillGaps: true,
  preventGaps: false,
}

/** Everything that decisions about one home's nights depend on. Days are day numbers in the home's own zone. */
export type StayCalendar = {
  nights: FreeNights
  /** Nights opened by hand: sold even beyond the booking window. */
  opened: ReadonlySet<number>
  settings: StaySettings
  /** In order of precedence (R10). */
  rules: readonly DatedRule[]
  today: number
  earliestArrival: number
  /** Last day on which a stay may end. */
  latestDeparture: number
}

/** "Today", notice, and booking window are those of the home's zone, wherever the request comes from (R13). */
export function stayCalendar(input: {
  nights: FreeNights
  opened?: Iterable<number>
  settings: StaySettings
  rules: readonly StayRule[]
  timeZone: string
  now: Date
}): StayCalendar {
  const { settings } = input
  const today = dayNumber(dateIn(input.timeZone, input.now))
  const hour = Number(timeIn(input.timeZone, input.now).slice(0, 2))
  const tooLateToday = settings.noticeDays === 0 && hour >= settings.sameDayCutoffHour
  return {
    nights: input.nights,
    opened: new Set(input.opened ?? []),
    settings,
    rules: inPrecedence(input.rules),
    today,
    earliestArrival: today + (tooLateToday ? 1 : settings.noticeDays),
    latestDeparture: today + settings.windowDays,
  }
}
