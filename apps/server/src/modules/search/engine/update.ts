import { dayNumber, type Stay } from '@porchlight/contract'
import { hasBit, writeBit } from './bits.ts'
import { rebuiltColumns } from './build.ts'
import type { HomeNights, SearchHome } from './home.ts'
import type { Columns } from './layout.ts'
import { limitsBesidePlanes } from './stay-limits.ts'
import { writeHome } from './write-home.ts'

/**
 * Adds a home or applies its changes. A new home goes to the tail, its nights unavailable until written. Returns the
 * columns to use from now on: fresh ones if the tail was full.
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

/** Removes a home from every search. Its slot is freed at the next rebuild. */
export const removeHome = (columns: Columns, homeId: number): void => {
  const slot = columns.slots.of(homeId)
  if (slot === undefined) return
  writeBit(columns.live, slot, false)
  columns.calendar.clear(slot)
}

/** Makes nights `[arrive, depart)` of a home unavailable; the effect on the surrounding nights is not computed. */
export const takeNights = (columns: Columns, homeId: number, { arrive, depart }: Stay): void => {
  const slot = columns.slots.of(homeId)
  if (slot !== undefined) columns.calendar.close(slot, dayNumber(arrive), dayNumber(depart))
}

/** Replaces all nights of a home. A home that can't be found is left alone. */
export const setNights = (columns: Columns, homeId: number, nights: HomeNights): void => {
  const slot = columns.slots.of(homeId)
  if (slot === undefined || !hasBit(columns.live, slot)) return
  columns.rentStep[slot] = columns.calendar.write(slot, nights)
  const limits = limitsBesidePlanes(nights)
  writeBit(columns.limited, slot, limits !== null)
  columns.limits.put(slot, limits)
}
