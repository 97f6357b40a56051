import { daysBetween, type PlainDate } from '@porchlight/contract'
import type { HomeRow } from './row.ts'

/** The share of these homes' nights `[from, to)` that are booked, 0 to 1; null until the nights of all homes are loaded. */
export const bookedShare = (rows: readonly HomeRow[], from: PlainDate, to: PlainDate): number | null => {
  let booked = 0
  for (const { calendar } of rows) {
    if (!calendar) return null
    for (const bar of calendar.bars) {
      if (bar.kind !== 'booked') continue
      const [first, end] = [bar.from > from ? bar.from : from, bar.to < to ? bar.to : to]
      if (first < end) booked += daysBetween(first, end)
    }
  }
  const nights = rows.length * daysBetween(from, to)
  return nights > 0 ? booked / nights : null
}
