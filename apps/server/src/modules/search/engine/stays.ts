import type { Runs } from './area.ts'
import { keepArrivals } from './arrival-code.ts'
import type { Calendar } from './calendar.ts'
import type { Window } from './flex.ts'
import type { Columns } from './layout.ts'
import { arrivalSpan } from './notice.ts'
import { limitsAllow } from './stay-limits.ts'
import { headlineOf, type Party, type PricePlan, pricePlan } from './stay-price.ts'
import { sliceWords, type Workspace } from './workspace.ts'

type WindowPlan = {
  window: Window
  /** Index in the query's windows. */
  index: number
  price: PricePlan
  /** By notice number, 1 where the stay may begin; null when it may everywhere. */
  opens: Uint8Array | null
}

/** Keeps in `offered` the homes that some window fits, and lists them with their cheapest one; the earlier wins ties. */
export const matchStays = (
  columns: Columns,
  workspace: Workspace,
  runs: Runs,
  windows: readonly Window[],
  party: Party,
  now: Date,
): void => {
  const plans = plansFor(columns, windows, now)
  while (workspace.sieves.length < plans.length) workspace.sieves.push(new Int32Array(sliceWords))
  for (const [run, start] of runs.from.entries()) {
    const end = runs.to[run]!
    for (let from = start; from < end; from += sliceWords) {
      const to = Math.min(end, from + sliceWords)
      plans.forEach((plan, k) => {
        sieve(columns, workspace.offered, workspace.sieves[k]!, plan.window, from, to)
      })
      listBest(columns, workspace, plans, party, from, to)
    }
  }
}

const plansFor = (columns: Columns, windows: readonly Window[], now: Date): WindowPlan[] => {
  const spans = columns.notices.values.map((notice) => arrivalSpan(notice, now))
  return windows.flatMap((window, index) => {
    const opens = Uint8Array.from(spans, (span) =>
      Number(window.arrive >= span.earliest && window.arrive <= span.latest),
    )
    if (!columns.calendar.covers(window.arrive, window.depart) || !opens.includes(1)) return []
    return { window, index, price: pricePlan(columns, window), opens: opens.includes(0) ? opens : null }
  })
}

/** Sets in `target`, whose first word stands for word `from`, the homes of `offered` that are free for the window. */
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

const listBest = (
  columns: Columns,
  workspace: Workspace,
  plans: readonly WindowPlan[],
  party: Party,
  from: number,
  to: number,
): void => {
  const { offered, sieves, matches } = workspace
  for (let w = from; w < to; w++) {
    let left = anyOf(sieves, plans.length, w - from)
    let kept = 0
    while (left !== 0) {
      const bit = left & -left
      left ^= bit
      const slot = w * 32 + 31 - Math.clz32(bit)
      let best = -1
      let lowest = Number.POSITIVE_INFINITY
      for (let k = 0; k < plans.length; k++) {
        if ((sieves[k]![w - from]! & bit) === 0) continue
        const plan = plans[k]!
        if (!mayStay(columns, plan, slot, bit)) continue
        const price = headlineOf(columns, plan.price, party, slot)
        if (price < lowest) {
          lowest = price
          best = plan.index
        }
      }
      if (best < 0) continue
      kept |= bit
      matches.slots[matches.count] = slot
      matches.prices[matches.count] = lowest
      matches.stays[matches.count++] = best
    }
    offered[w] = kept
  }
}

const anyOf = (sieves: readonly Int32Array[], count: number, word: number): number => {
  let any = 0
  for (let k = 0; k < count; k++) any |= sieves[k]![word]!
  return any
}

const mayStay = (columns: Columns, { opens, window }: WindowPlan, slot: number, bit: number): boolean => {
  if (opens !== null && opens[columns.notice[slot]!] === 0) return false
  if ((columns.limited[slot >>> 5]! & bit) === 0) return true
  return limitsAllow(columns.limits.get(slot)!, window.arrive, window.depart)
}
