import { dateOfDayNumber, dayNumber, type PlainDate, type Stay } from '@porchlight/contract'
import { runAround, takenDays } from './free-nights.ts'
import {
  arrivalAllowed,
  departureAllowed,
  longestStay,
  maxNights,
  minNights,
  ruled,
  withinWindow,
} from './restrictions.ts'
import type { StayCalendar } from './stay-calendar.ts'

/** Why a stay isn't possible, with the data for an explanation (R14). */
export type StayReason =
  | { code: 'not_bookable' }
  | { code: 'in_the_past'; today: PlainDate }
  | { code: 'advance_notice'; earliest: PlainDate }
  | { code: 'booking_window'; latest: PlainDate }
  | { code: 'unavailable'; dates: PlainDate[] }
  | { code: 'min_stay'; min: number }
  | { code: 'max_stay'; max: number }
  | { code: 'no_arrival_day'; date: PlainDate; weekdays?: number[] }
  | { code: 'no_departure_day'; date: PlainDate; weekdays?: number[] }
  | { code: 'leaves_gap'; from: PlainDate; to: PlainDate; nights: number; min: number }
  | { code: 'max_guests'; max: number }
  | { code: 'no_pets' }
  | { code: 'max_pets'; max: number }

export type StayParty = { adults: number; children: number; infants: number; pets: number }
/** What decides which guests a home accepts. */
export type Capacity = { sleeps: number; petsAllowed: boolean; maxPets: number }

const date = dateOfDayNumber

function noticeReason(calendar: StayCalendar, arrive: number): StayReason | undefined {
  if (arrive < calendar.today) return { code: 'in_the_past', today: date(calendar.today) }
  if (arrive < calendar.earliestArrival) return { code: 'advance_notice', earliest: date(calendar.earliestArrival) }
  return undefined
}

function windowReason(calendar: StayCalendar, arrive: number, depart: number): StayReason | undefined {
  if (!withinWindow(calendar, arrive, depart)) return { code: 'booking_window', latest: date(calendar.latestDeparture) }
  return undefined
}

function lengthReason(calendar: StayCalendar, arrive: number, depart: number): StayReason | undefined {
  const nights = depart - arrive
  const min = minNights(calendar, arrive, depart)
  if (nights < min) return { code: 'min_stay', min }
  const max = maxNights(calendar, arrive, depart)
  return nights > max ? { code: 'max_stay', max } : undefined
}

const arrivalReason = (calendar: StayCalendar, arrive: number): StayReason | undefined =>
  arrivalAllowed(calendar, arrive)
    ? undefined
    : { code: 'no_arrival_day', date: date(arrive), weekdays: ruled(calendar, arrive, 'arriveOn') }

const departureReason = (calendar: StayCalendar, depart: number): StayReason | undefined =>
  departureAllowed(calendar, depart)
    ? undefined
    : { code: 'no_departure_day', date: date(depart), weekdays: ruled(calendar, depart, 'departOn') }

/**
 * A gap that the stay would leave and no one could book. A stay that begins or ends at an edge of the open run adds no
 * gaps (R11).
 */
function gapReason(calendar: StayCalendar, arrive: number, depart: number): StayReason | undefined {
  const run = calendar.settings.preventGaps ? runAround(calendar.nights, arrive) : undefined
  if (!run || run.from === arrive || run.to === depart) return undefined
  const gaps = [
    { from: run.from, to: arrive, bounded: run.takenBefore },
    { from: depart, to: run.to, bounded: run.takenAfter },
  ]
  for (const gap of gaps) {
    const min = minNights(calendar, gap.from, gap.to)
    const nights = gap.to - gap.from
    if (gap.bounded && nights < min) return { code: 'leaves_gap', from: date(gap.from), to: date(gap.to), nights, min }
  }
  return undefined
}

/** Why this party doesn't fit, regardless of dates. Infants need no bed. */
export function partyReasons(capacity: Capacity, party: StayParty): StayReason[] {
  const reasons: StayReason[] = []
  if (party.adults + party.children > capacity.sleeps) reasons.push({ code: 'max_guests', max: capacity.sleeps })
  if (party.pets > 0 && !capacity.petsAllowed) reasons.push({ code: 'no_pets' })
  else if (party.pets > capacity.maxPets) reasons.push({ code: 'max_pets', max: capacity.maxPets })
  return reasons
}

/**
 * Every rule that rejects the stay; none means it can be booked (R9-R14).
 * @param begun the guest has arrived: only rules about its nights and its end are checked
 */
export function stayReasonsOf(calendar: StayCalendar, stay: Stay, begun = false): StayReason[] {
  const arrive = dayNumber(stay.arrive)
  const depart = dayNumber(stay.depart)
  if (depart - arrive > longestStay) return [{ code: 'max_stay', max: longestStay }]
  const taken = takenDays(calendar.nights, arrive, depart).map(date)
  const candidates: (StayReason | undefined)[] = [
    (begun ? undefined : noticeReason(calendar, arrive)) ?? windowReason(calendar, arrive, depart),
    taken.length > 0 ? { code: 'unavailable', dates: taken } : undefined,
    lengthReason(calendar, arrive, depart),
    begun ? undefined : arrivalReason(calendar, arrive),
    departureReason(calendar, depart),
    taken.length > 0 ? undefined : gapReason(calendar, arrive, depart),
  ]
  return candidates.filter((reason) => reason !== undefined)
}
