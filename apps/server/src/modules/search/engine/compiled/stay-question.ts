import { codeReached } from '../arrival-code.ts'
import type { Columns } from '../layout.ts'
import type { WindowPlan } from '../stays.ts'
import type { Workspace } from '../workspace.ts'
import { type Desk, mostWindows, windowWords } from './desk.ts'

const termWords = 4

/** Writes the stays of a search for the program's `matchStays`. */
export const askForStays = (
  columns: Columns,
  { offered }: Workspace,
  desk: Desk,
  plans: readonly WindowPlan[],
  runCount: number,
): void => {
  if (plans.length > mostWindows) throw new RangeError(`More than ${mostWindows} stays in one search`)
  const terms = writeTerms(columns, desk, plans)
  const opens = writeOpens(columns, desk, plans)
  let pointers = 0
  const point = (views: readonly ArrayBufferView[]): number => {
    const from = pointers
    for (const { byteOffset } of views) desk.pointers[pointers++] = byteOffset
    return desk.pointers.byteOffset + from * 4
  }
  plans.forEach(({ window: { arrive, depart }, index, price }, at) => {
    const row = columns.calendar.row(arrive)
    const free = Array.from({ length: depart - arrive }, (_, night) => columns.calendar.row(arrive + night).free)
    const legs = [price.firstLeg, ...price.laterLegs]
    desk.windows.set(
      [
        index,
        arrive,
        depart,
        row.arrival.low.byteOffset,
        row.arrival.mid.byteOffset,
        row.arrival.high.byteOffset,
        codeReached(depart - arrive),
        columns.calendar.row(depart).noDeparture?.byteOffset ?? 0,
        opens[at]!,
        terms[at]!,
        depart - arrive,
        point(free),
        legs.length,
        point(legs.flatMap(({ before, after }) => [before, after])),
        Number(plans[at - 1]?.price.nights === price.nights),
      ],
      at * windowWords,
    )
  })
  desk.stays.set([
    plans.length,
    desk.windows.byteOffset,
    desk.runs.byteOffset,
    runCount,
    offered.byteOffset,
    columns.rentStep.byteOffset,
    columns.chargeTerms.byteOffset,
    columns.includedGuests.byteOffset,
    columns.extraGuestNight.byteOffset,
    columns.perStay.byteOffset,
    columns.notice.byteOffset,
    columns.limited.byteOffset,
    columns.limits.at.byteOffset,
    desk.list.byteOffset,
    desk.free.byteOffset,
    desk.amount.byteOffset,
    desk.steps.byteOffset,
    desk.window.byteOffset,
  ])
}

/** The addresses of each window's charge terms; windows with the same number of nights share them. */
const writeTerms = (columns: Columns, desk: Desk, plans: readonly WindowPlan[]): number[] => {
  const tables = new Set(plans.map(({ price }) => price.terms))
  const length = columns.terms.values.length * termWords
  if (desk.terms.length < tables.size * length) desk.terms = columns.arena.float64(tables.size * length * 2)
  const addresses = new Map<unknown, number>()
  for (const table of tables) {
    const from = addresses.size * length
    addresses.set(table, desk.terms.byteOffset + from * 8)
    table.forEach(({ rentFactor, extraFactor, fees, guests }, number) => {
      const at = from + number * termWords
      desk.terms[at] = rentFactor
      desk.terms[at + 1] = extraFactor
      desk.terms[at + 2] = fees
      desk.terms[at + 3] = guests
    })
  }
  return plans.map(({ price }) => addresses.get(price.terms)!)
}

/** The addresses of the homes each window's arrival notices leave open; 0 = all. */
const writeOpens = (columns: Columns, desk: Desk, plans: readonly WindowPlan[]): number[] => {
  const length = columns.notices.values.length
  if (desk.opens.length < plans.length * length) desk.opens = columns.arena.uint8(plans.length * length * 2)
  return plans.map(({ opens }, at) => {
    if (opens === null) return 0
    desk.opens.set(opens, at * length)
    return desk.opens.byteOffset + at * length
  })
}
