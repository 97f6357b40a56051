import { dayNumber } from '@porchlight/contract'
import { type ArrivalPlanes, arrivalCode, closedToArrival } from './arrival-code.ts'
import { hasBit, wordsFor, writeBit } from './bits.ts'
import { inSteps, rentStepFor } from './charges.ts'
import { type HomeNights, nightsOnOffer } from './home.ts'

type Row = {
  /** Bit set: the night may be slept. */
  free: Int32Array
  arrival: ArrivalPlanes
  /** Bit set: no stay may end on this day; null while every home allows it. */
  noDeparture: Int32Array | null
  /** Rent of all nights before this day, in the home's steps, modulo 65,536. */
  rentBefore: Uint16Array
}

/**
 * Nights of all homes, day-major: one row of planes per day, rows reused in a ring as the first day moves on.
 * Days are day numbers of the contract.
 */
export class Calendar {
  readonly horizon: number
  readonly capacity: number
  firstDay: number
  readonly #rows: Row[]

  /** `horizon` nights from `firstDay` on for `capacity` homes, nothing on offer yet. */
  constructor(firstDay: number, horizon: number, capacity: number) {
    this.firstDay = firstDay
    this.horizon = horizon
    this.capacity = capacity
    const words = wordsFor(capacity)
    const plane = () => new Int32Array(words)
    this.#rows = Array.from({ length: horizon + 1 }, () => ({
      free: plane(),
      arrival: [plane(), plane(), plane()],
      noDeparture: null,
      rentBefore: new Uint16Array(capacity),
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

  /** Replaces everything known about a home's nights. Returns whole currency units to a step of its rent. */
  write(slot: number, nights: HomeNights): number {
    const offset = this.firstDay - dayNumber(nights.from)
    const count = nightsOnOffer(nights)
    const step = rentStepFor(nights.rent.reduce((dearest, rent) => Math.max(dearest, rent), 0))
    let before = 0
    for (let day = this.firstDay; day <= this.endDay; day++) {
      const index = day - this.firstDay + offset
      const known = index >= 0 && index < count
      const row = this.row(day)
      row.rentBefore[slot] = before
      writeBit(row.free, slot, known && day < this.endDay && nights.free[index] === 1)
      writeArrival(
        row.arrival,
        slot,
        known ? arrivalCode(nights.canArrive[index] === 1, nights.minStay[index]!) : closedToArrival,
      )
      this.#writeDeparture(row, slot, !known || nights.canDepart[index] === 1)
      if (known) before = (before + inSteps(nights.rent[index]!, step)) & 0xffff
    }
    return step
  }

  /** Takes a home's nights off offer. */
  clear(slot: number): void {
    for (const row of this.#rows) writeBit(row.free, slot, false)
  }

  /** Copies a home's nights from another calendar of the same days. */
  copy(slot: number, from: Calendar, fromSlot: number): void {
    for (let day = this.firstDay; day <= this.endDay; day++) {
      const source = from.row(day)
      const row = this.row(day)
      row.rentBefore[slot] = source.rentBefore[fromSlot]!
      writeBit(row.free, slot, hasBit(source.free, fromSlot))
      row.arrival.forEach((plane, index) => {
        writeBit(plane, slot, hasBit(source.arrival[index]!, fromSlot))
      })
      this.#writeDeparture(row, slot, source.noDeparture === null || !hasBit(source.noDeparture, fromSlot))
    }
  }

  /** Moves the first day on. Nights that come into sight are not on offer until they are written. */
  advanceTo(firstDay: number): void {
    while (this.firstDay < firstDay) {
      const last = this.row(this.endDay)
      const freed = this.row(this.firstDay)
      freed.free.fill(0)
      freed.noDeparture = null
      freed.rentBefore.set(last.rentBefore)
      this.firstDay++
    }
  }

  #writeDeparture(row: Row, slot: number, allowed: boolean): void {
    if (allowed && row.noDeparture === null) return
    row.noDeparture ??= new Int32Array(wordsFor(this.capacity))
    writeBit(row.noDeparture, slot, !allowed)
  }
}

const writeArrival = ([low, mid, high]: ArrivalPlanes, slot: number, code: number): void => {
  writeBit(low, slot, (code & 1) !== 0)
  writeBit(mid, slot, (code & 2) !== 0)
  writeBit(high, slot, (code & 4) !== 0)
}
