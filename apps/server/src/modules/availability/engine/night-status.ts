import { addDays, type CalendarStatus, dateOfDayNumber, dayNumber, type PlainDate } from '@porchlight/contract'
import { isFree, runAround } from './free-nights.ts'
import { type Hold, keepsOut, statusOf } from './holds.ts'
import {
  arrivalAllowed,
  departureAllowed,
  longestStay,
  maxNights,
  minNights,
  minNightsFrom,
  withinWindow,
} from './restrictions.ts'
import type { StayCalendar } from './stay-calendar.ts'
import type { StayReason } from './stay-reasons.ts'

export type NightStatus = 'open' | CalendarStatus

/**
 * One day of a home's calendar. `leaves` and `arrives` color its halves: the guests who slept there the night before
 * leave by check-out time, and the next guests arrive at check-in time (R7). A same-day turnover has both.
 */
export type HomeNight = {
  date: PlainDate
  status: NightStatus
  minStay: number
  canArrive: boolean
  canDepart: boolean
  reasons: StayReason[]
  leaves: { kind: CalendarStatus; holdId: number } | null
  arrives: { kind: CalendarStatus; holdId: number } | null
}

const covers = (hold: Hold, date: PlainDate): boolean => hold.arrive <= date && date < hold.depart
const half = (hold: Hold | undefined) => (hold ? { kind: statusOf(hold.kind), holdId: hold.id } : null)

function statusAt(calendar: StayCalendar, holds: readonly Hold[], date: PlainDate, day: number): NightStatus {
  const there = holds.filter((hold) => covers(hold, date))
  const holder = there.find((hold) => keepsOut(hold.kind))
  if (holder) return statusOf(holder.kind)
  if (!isFree(calendar.nights, day)) return 'turnover'
  return there.length > 0 ? 'opened' : 'open'
}

/** Why no stay can begin here: the run of open nights may be too short for what the rules require of this arrival. */
function arrivalReasons(calendar: StayCalendar, day: number, min: number): StayReason[] {
  const run = runAround(calendar.nights, day)
  const reasons: StayReason[] = []
  if (day < calendar.today) reasons.push({ code: 'in_the_past', today: dateOfDayNumber(calendar.today) })
  else if (day < calendar.earliestArrival)
    reasons.push({ code: 'advance_notice', earliest: dateOfDayNumber(calendar.earliestArrival) })
  if (!withinWindow(calendar, day, day + min))
    reasons.push({ code: 'booking_window', latest: dateOfDayNumber(calendar.latestDeparture) })
  if (!run) return [...reasons, { code: 'unavailable', dates: [dateOfDayNumber(day)] }]
  if (!arrivalAllowed(calendar, day)) reasons.push({ code: 'no_arrival_day', date: dateOfDayNumber(day) })
  if (run.takenAfter && run.to - day < min) reasons.push({ code: 'min_stay', min })
  return reasons
}

function mayStay(calendar: StayCalendar, arrive: number, depart: number): boolean {
  const nights = depart - arrive
  return (
    minNights(calendar, arrive, depart) <= nights &&
    nights <= maxNights(calendar, arrive, depart) &&
    arrivalAllowed(calendar, arrive)
  )
}

/** Whether a stay can end here; possible even on a booked day, if the night before it is available (R2). */
function canDepart(calendar: StayCalendar, day: number): boolean {
  const run = runAround(calendar.nights, day - 1)
  if (!run || !departureAllowed(calendar, day)) return false
  const first = Math.max(run.from, calendar.earliestArrival, day - longestStay)
  for (let arrive = day - 1; arrive >= first; arrive--) if (mayStay(calendar, arrive, day)) return true
  return false
}

/** The days `[from, to)` of a home's calendar, for date pickers. `holds` are the currently active ones. */
export function homeNights(
  calendar: StayCalendar,
  holds: readonly Hold[],
  from: PlainDate,
  to: PlainDate,
): HomeNight[] {
  const nights: HomeNight[] = []
  const blockingHolds = holds.filter((hold) => keepsOut(hold.kind))
  for (let day = dayNumber(from); day < dayNumber(to); day++) {
    const date = dateOfDayNumber(day)
    const minStay = minNightsFrom(calendar, day)
    const reasons = arrivalReasons(calendar, day, minStay)
    nights.push({
      date,
      status: statusAt(calendar, holds, date, day),
      minStay,
      canArrive: reasons.length === 0,
      canDepart: canDepart(calendar, day),
      reasons,
      leaves: half(blockingHolds.find((hold) => hold.depart === date)),
      arrives: half(blockingHolds.find((hold) => hold.arrive === date)),
    })
  }
  return nights
}

/** R8: early check-in requires the night before to be available, late check-out the night after. */
export const timesOnOffer = (holds: readonly Hold[], stay: { arrive: PlainDate; depart: PlainDate }) => {
  const slept = (date: PlainDate) => holds.some((hold) => keepsOut(hold.kind) && covers(hold, date))
  return { earlyCheckIn: !slept(addDays(stay.arrive, -1)), lateCheckOut: !slept(stay.depart) }
}
