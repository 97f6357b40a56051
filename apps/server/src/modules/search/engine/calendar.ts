import { dayNumber } from '@porchlight/contract'
import type { Arena } from './arena.ts'
import { type ArrivalPlanes, arrivalCode } from './arrival-code.ts'
import { gatherBits, wordsFor, writeBit, writeBits } from './bits.ts'
import { inSteps, rentStepFor } from './charges.ts'
import { type HomeNights, nightsDescribed } from './home.ts'

type Row = {
  /** Bit set: the night is available. */
  free: Int32Array
  /** Written where the night is available. */
  arrival: ArrivalPlanes
  /** Bit set: no stay can end on this day; null while every home allows it. */
  noDeparture: Int32Array | null
  /** Rent of all nights before this day, in the home's steps, modulo 65,536. */
  rentBefore: Uint16Array
}

/**
 * The nights of all homes, day-major: one row of planes per day, with rows reused in a ring as the first day moves
 * forward. Days are day numbers of the contract.
 */
export class Calendar {
  readonly horizon: number
  readonly capacity: number
  firstDay: number
  readonly #rows: Row[]
  readonly #plane: () => Int32Array

  /** Holds `horizon` nights from `firstDay` on for `capacity` homes, none available yet. */
  constructor(firstDay: number, horizon: number, capacity: number, arena: Arena) {
    this.firstDay = firstDay
    this.horizon = horizon
    this.capacity = capacity
    const words = wordsFor(capacity)
    const plane = () => arena.int32(words)
    this.#plane = plane
    this.#rows = Array.from({ length: horizon + 1 }, () => ({
      free: plane(),
      arrival: { low: plane(), mid: plane(), high: plane() },
      noDeparture: null,
      rentBefore: arena.uint16(capacity),
    }))
  }

  /** The day after the last night. */
  get endDay(): number {
    return this.firstDay + this.horizon
  }

  covers(arrive: number, depart: number): boolean {
    return arrive >= this.firstDay && depart <= this.endDay
  }

  row(day: number): Row {
    return this.#rows[day % this.#rows.length]!
  }

  /** Replaces everything known about a home's nights. Returns the minor units per step of its rent. */
  write(slot: number, nights: HomeNights): number {
    const offset = this.firstDay - dayNumber(nights.from)
    const count = nightsDescribed(nights)
    const step = rentStepFor(nights.rent)
    const word = slot >>> 5
    const bit = 1 << (slot & 31)
    let before = 0
    for (let day = this.firstDay; day <= this.endDay; day++) {
      const index = day - this.firstDay + offset
      const known = index >= 0 && index < count
      const free = known && day < this.endDay && nights.free[index] === 1 && nights.sold[index] === 1
      const row = this.row(day)
      row.rentBefore[slot] = before
      writeBits(row.free, word, bit, free)
      if (free) putArrival(row.arrival, word, bit, arrivalCode(nights.canArrive[index] === 1, nights.minStay[index]!))
      this.#putDeparture(row, word, bit, !known || nights.canDepart[index] === 1)
      if (known) before = (before + inSteps(nights.rent[index]!, step)) & 0xffff
    }
    return step
  }

  /** Makes a home's nights unavailable. */
  clear(slot: number): void {
    this.close(slot, this.firstDay, this.endDay)
  }

  /** Makes nights `[from, to)` of a home unavailable. */
  close(slot: number, from: number, to: number): void {
    const end = Math.min(to, this.endDay)
    for (let day = Math.max(from, this.firstDay); day < end; day++) writeBit(this.row(day).free, slot, false)
  }

  /** Copies the nights of another calendar with the same days: slot k gets those of slot `sources[k]`. */
  gather(from: Calendar, sources: Uint32Array): void {
    for (let day = this.firstDay; day <= this.endDay; day++) {
      const source = from.row(day)
      const row = this.row(day)
      for (let slot = 0; slot < sources.length; slot++) row.rentBefore[slot] = source.rentBefore[sources[slot]!]!
      gatherBits(row.free, source.free, sources)
      gatherBits(row.arrival.low, source.arrival.low, sources)
      gatherBits(row.arrival.mid, source.arrival.mid, sources)
      gatherBits(row.arrival.high, source.arrival.high, sources)
      row.noDeparture = source.noDeparture?.some((word) => word !== 0) ? this.#plane() : null
      if (row.noDeparture && source.noDeparture) gatherBits(row.noDeparture, source.noDeparture, sources)
    }
  }

  /** Moves the first day forward. New nights at the end are unavailable until written. */
  advanceTo(firstDay: number): void {
    for (; this.firstDay < firstDay; this.firstDay++) {
      const reused = this.row(this.firstDay)
      reused.free.fill(0)
      reused.noDeparture?.fill(0)
    }
  }

  #putDeparture(row: Row, word: number, bit: number, open: boolean): void {
    if (open && row.noDeparture === null) return
    row.noDeparture ??= this.#plane()
    writeBits(row.noDeparture, word, bit, !open)
  }
}

const putArrival = ({ low, mid, high }: ArrivalPlanes, word: number, bit: number, code: number): void => {
  writeBits(low, word, bit, (code & 1) !== 0)
  writeBits(mid, word, bit, (code & 2) !== 0)
  writeBits(high, word, bit, (code & 4) !== 0)
}
