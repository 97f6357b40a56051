import type { Runs } from './area.ts'
import { keepArrivals } from './arrival-code.ts'
import type { Calendar } from './calendar.ts'
import type { Window } from './flex.ts'
import type { Party } from './home.ts'
import type { Columns } from './layout.ts'
import { earliestArrival } from './notice-period.ts'
import { type PricePlan, pricePlan, priceWindow, termsOnce } from './stay-price.ts'
import { sliceWords, type Workspace } from './workspace.ts'

/** A candidate stay, with what is the same for every home. */
export type WindowPlan = {
  window: Window
  /** The index in the query's windows. */
  index: number
  price: PricePlan
  /** By notice number, 1 where the stay may start; null if it may everywhere. */
  opens: Uint8Array | null
}

/**
 * Keeps in `offered` the homes that some window matches, and lists them with the headline price of their cheapest one
 * (section 2.3, steps 1 to 6); the earlier window wins ties. Headline prices are good enough for ranking, filters, and
 * the map; pricing computes the exact cents of any price shown as payable.
 */
export const matchStays = (
  columns: Columns,
  workspace: Workspace,
  runs: Runs,
  windows: readonly Window[],
  party: Party,
  now: Date,
): void => {
  const plans = plansFor(columns, workspace, windows, party, now)
  for (const [run, start] of runs.from.entries()) {
    const end = runs.to[run]!
    for (let from = start; from < end; from += sliceWords) {
      matchSlice(columns, workspace, plans, from, Math.min(end, from + sliceWords))
    }
  }
}

const matchSlice = (
  columns: Columns,
  { offered, slice, matches }: Workspace,
  plans: readonly WindowPlan[],
  from: number,
  to: number,
): void => {
  const { free, any, cheapest } = slice
  any.fill(0, 0, to - from)
  cheapest.amount.fill(0xffff_ffff, 0, (to - from) * 32)
  for (const plan of plans) {
    sieve(columns, offered, free, plan.window, from, to)
    keepAllowed(columns, plan, free, from, to)
    priceWindow(columns, plan.price, free, from, to, cheapest, plan.index)
    for (let w = 0; w < to - from; w++) any[w]! |= free[w]!
  }
  for (let w = from; w < to; w++) {
    let left = any[w - from]!
    offered[w] = left
    while (left !== 0) {
      const bit = left & -left
      left ^= bit
      const slot = w * 32 + 31 - Math.clz32(bit)
      const index = matches.count++
      matches.slots[index] = slot
      matches.prices[index] = cheapest.amount[slot - from * 32]! + columns.perStay[slot]!
      matches.stays[index] = cheapest.window[slot - from * 32]!
    }
  }
}

const earliestArrivals = ({ notices }: Columns, workspace: Workspace, now: Date): number[] => {
  const minute = Math.floor(now.getTime() / 60_000)
  const { arrivals } = workspace
  if (arrivals.minute !== minute || arrivals.earliest.length !== notices.values.length) {
    workspace.arrivals = { minute, earliest: notices.values.map((notice) => earliestArrival(notice, now)) }
  }
  return workspace.arrivals.earliest
}

/** No stay is longer than a year, whatever the rules say. */
const longestStay = 365

/** The windows in range that open somewhere. */
export const plansFor = (
  columns: Columns,
  workspace: Workspace,
  windows: readonly Window[],
  party: Party,
  now: Date,
): WindowPlan[] => {
  const earliest = earliestArrivals(columns, workspace, now)
  const termsFor = termsOnce(columns, party)
  return windows.flatMap((window, index) => {
    const opens = Uint8Array.from(earliest.map((day) => Number(window.arrive >= day)))
    const nights = window.depart - window.arrive
    const inSight = columns.calendar.covers(window.arrive, window.depart) && opens.includes(1)
    if (!inSight || nights > longestStay) return []
    const price = pricePlan(columns, window, termsFor(nights))
    return { window, index, price, opens: opens.includes(0) ? opens : null }
  })
}

/**
 * Sets in `target`, whose first word represents word `from`, the homes of `offered` that are available for the window.
 */
const sieve = (
  { calendar }: Columns,
  offered: Int32Array,
  target: Int32Array,
  { arrive, depart }: Window,
  from: number,
  to: number,
): void => {
  for (let w = from; w < to; w++) target[w - from] = offered[w]!
  keepArrivals(target, calendar.row(arrive).arrival, depart - arrive, from, to)
  let night = arrive
  for (; night + 4 <= depart; night += 4) keepFourFree(target, calendar, night, from, to)
  for (; night < depart; night++) keepFree(target, calendar.row(night).free, from, to)
  const { noDeparture } = calendar.row(depart)
  if (noDeparture) keepDepartures(target, noDeparture, from, to)
}

const keepFree = (target: Int32Array, free: Int32Array, from: number, to: number): void => {
  for (let w = from; w < to; w++) target[w - from]! &= free[w]!
}

const keepFourFree = (target: Int32Array, calendar: Calendar, night: number, from: number, to: number): void => {
  const first = calendar.row(night).free
  const second = calendar.row(night + 1).free
  const third = calendar.row(night + 2).free
  const fourth = calendar.row(night + 3).free
  for (let w = from; w < to; w++) target[w - from]! &= first[w]! & second[w]! & third[w]! & fourth[w]!
}

const keepDepartures = (target: Int32Array, noDeparture: Int32Array, from: number, to: number): void => {
  for (let w = from; w < to; w++) target[w - from]! &= ~noDeparture[w]!
}

/** Clears in `free` the homes whose notice or own stay limits rule out the window. */
const keepAllowed = (
  columns: Columns,
  { opens, window: { arrive, depart } }: WindowPlan,
  free: Int32Array,
  from: number,
  to: number,
): void => {
  const { limited, limits, notice } = columns
  for (let w = from; w < to; w++) {
    let left = opens === null ? free[w - from]! & limited[w]! : free[w - from]!
    while (left !== 0) {
      const bit = left & -left
      left ^= bit
      const slot = w * 32 + 31 - Math.clz32(bit)
      const open = opens === null || opens[notice[slot]!] === 1
      const allowed = open && ((limited[w]! & bit) === 0 || limits.allow(slot, arrive, depart))
      if (!allowed) free[w - from]! ^= bit
    }
  }
}
