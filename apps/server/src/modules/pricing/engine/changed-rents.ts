import { dayNumber, type PlainDate } from '@porchlight/contract'
import type { NightlyRents } from './nightly.ts'

/** A night of an agreed price; the rent is missing in prices made before rents were recorded. */
type AgreedNight = { night: PlainDate; rent?: number }

/**
 * The rents of a changed stay: an agreed night keeps its rent, a new one costs today's rate (R18). If an agreed rent
 * wasn't recorded, it is the rate on the day of booking.
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
