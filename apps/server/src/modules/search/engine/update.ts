import { dayNumber, type Stay } from '@porchlight/contract'
import { hasBit, writeBit } from './bits.ts'
import { rebuiltColumns } from './build.ts'
import type { HomeNights, SearchHome } from './home.ts'
import type { Columns } from './layout.ts'
import { limitsBesidePlanes } from './stay-limits.ts'
import { writeHome } from './write-home.ts'

/**
 * Adds a home or takes over its changes. A new home goes to the tail, its nights not on offer until they are
 * written. Returns the columns to use from now on: fresh ones when the tail was full.
 */
export const upsertHome = (columns: Columns, home: SearchHome): Columns => {
  const known = columns.slots.of(home.id)
  if (known !== undefined) {
    writeHome(columns, known, home)
    return columns
  }
  const roomy = columns.used < columns.capacity ? columns : rebuiltColumns(columns)
  const slot = roomy.used++
  roomy.id[slot] = home.id
  roomy.slots.add(home.id, slot)
  writeHome(roomy, slot, home)
  return roomy
}

/** Takes a home out of every search. Its slot is refunded at the next rebuild. */
export const removeHome = (columns: Columns, homeId: number): void => {
  const slot = columns.slots.of(homeId)
  if (slot === undefined) return
  writeBit(columns.live, slot, false)
  columns.calendar.clear(slot)
}

/** Takes nights `[arrive, depart)` of a home off offer; what that means for the nights around them is not worked out. */
export const takeNights = (columns: Columns, homeId: number, { arrive, depart }: Stay): void => {
  const slot = columns.slots.of(homeId)
  if (slot !== undefined) columns.calendar.close(slot, dayNumber(arrive), dayNumber(depart))
}

/** Replaces all nights of a home. A home that cannot be found is left alone. */
export const setNights = (columns: Columns, homeId: number, nights: HomeNights): void => {
  const slot = columns.slots.of(homeId)
  if (slot === undefined || !hasBit(columns.live, slot)) return
  columns.rentStep[slot] = columns.calendar.write(slot, nights)
  const limits = limitsBesidePlanes(nights)
  writeBit(columns.limited, slot, limits !== null)
  columns.limits.put(slot, limits)
}
