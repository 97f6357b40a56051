import { addDays, instantAt, type PlainDate, type Stay } from '@porchlight/contract'

/** Where and when a stay begins: the home's zone and its check-in time `HH:MM`. */
export type CheckIn = { timeZone: string; checkInTime: string }

/**
 * The instant `days` calendar days before check-in by the home's wall clock (R36); the cutoff itself is still in time.
 */
export const cutoff = ({ timeZone, checkInTime }: CheckIn, stay: Stay, days: number): Date =>
  instantAt(timeZone, cutoffDay(stay, days), checkInTime)

export const cutoffDay = (stay: Stay, days: number): PlainDate => addDays(stay.arrive, -days)

export const checkInInstant = (place: CheckIn, stay: Stay): Date => cutoff(place, stay, 0)
