import { dayNumber, type PlainDate } from '@porchlight/contract'
import type { NightlyRents } from './nightly.ts'

/** Rents of a changed stay: a night that was agreed keeps its rent, one that comes to it costs what is asked today (R18). */
export const changedRents = (
  agreed: readonly { night: PlainDate; rent: number }[],
  today: NightlyRents,
): NightlyRents => {
  const known = new Map(agreed.map(({ night, rent }) => [dayNumber(night), rent]))
  return (day) => {
    const rent = known.get(day)
    return rent === undefined ? today(day) : { amount: rent, source: 'agreed', season: null, clamped: null }
  }
}
