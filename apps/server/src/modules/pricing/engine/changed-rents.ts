import { dayNumber, type PlainDate } from '@porchlight/contract'
import type { NightlyRents } from './nightly.ts'

/** A night of an agreed price; the rent is missing in prices made before it was written down. */
type AgreedNight = { night: PlainDate; rent?: number }

/**
 * Rents of a changed stay: a night that was agreed keeps its rent, one that comes to it costs what is asked today (R18).
 * Where an agreed rent was not written down, it is what was asked on the day of booking.
 */
export const changedRents = (
  agreed: readonly AgreedNight[],
  { booked, today }: { booked: NightlyRents; today: NightlyRents },
): NightlyRents => {
  const known = new Map(agreed.map(({ night, rent }) => [dayNumber(night), rent]))
  return (day) => {
    if (!known.has(day)) return today(day)
    return { amount: known.get(day) ?? booked(day).amount, source: 'agreed', season: null, clamped: null }
  }
}
