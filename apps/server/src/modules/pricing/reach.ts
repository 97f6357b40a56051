import { addDays, nightsOf, type PlainDate, type Stay } from '@porchlight/contract'
import type { StayReason } from '#modules/availability'

/** How many days a calendar extends back and ahead; dates beyond have no nights anyone could look at. */
export const reachDays = 3_660

/** Why a stay is too far off to look at its nights; null if it isn't. The actual rules belong to availability (R14). */
export const isOutOfWindow = (stay: Stay, today: PlainDate): StayReason | null => {
  if (stay.arrive < addDays(today, -reachDays)) return { code: 'in_the_past', today }
  if (stay.depart > addDays(today, reachDays)) return { code: 'booking_window', latest: addDays(today, reachDays) }
  return nightsOf(stay) < 1 ? { code: 'min_stay', min: 1 } : null
}

/** Whether a calendar of these days can be shown. */
export const isShowable = (from: PlainDate, to: PlainDate, today: PlainDate, mostDays: number): boolean =>
  from >= addDays(today, -reachDays) &&
  to <= addDays(today, reachDays) &&
  nightsOf({ arrive: from, depart: to }) <= mostDays
