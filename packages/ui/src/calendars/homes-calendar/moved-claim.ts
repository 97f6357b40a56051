import { addDays } from '../calendar-days.ts'
import type { HomeClaim, MovedClaim } from './homes.ts'

/** The dragged part of a bar: all of it, or its end. */
export type Pull = 'whole' | 'end'

/**
 * A claim after it was dragged by some days, and to another home if dragged as a whole. Keeps at least one night.
 * Undefined if it didn't move.
 */
export const movedClaim = (
  { key, from, to }: Pick<HomeClaim, 'key' | 'from' | 'to'>,
  home: { from: number; to: number },
  { pull, days }: { pull: Pull; days: number },
): MovedClaim | undefined => {
  if (pull === 'end') {
    const end = addDays(to, days)
    const last = end <= from ? addDays(from, 1) : end
    return last === to ? undefined : { key, fromHomeId: home.from, homeId: home.from, from, to: last }
  }
  if (days === 0 && home.from === home.to) return undefined
  return { key, fromHomeId: home.from, homeId: home.to, from: addDays(from, days), to: addDays(to, days) }
}
