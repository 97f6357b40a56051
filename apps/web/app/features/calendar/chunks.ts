import { addDays, dayNumber, type PlainDate } from '@porchlight/contract'
import type { NearNights } from '@porchlight/ui/homes-calendar'
import { barKey, type HomeCalendar } from './row.ts'

/** What one call loads: four weeks of adjacent homes. */
export type Chunk = { key: string; from: PlainDate; to: PlainDate; homeIds: readonly number[] }

export const chunkDays = 28
export const chunkHomes = 10

/** A Monday, so chunks are whole weeks. */
const zero: PlainDate = '2024-01-01'

/** The four weeks around a day, counted from a fixed Monday so a day always has the same chunk. */
export const chunkStart = (date: PlainDate): PlainDate =>
  addDays(zero, Math.floor((dayNumber(date) - dayNumber(zero)) / chunkDays) * chunkDays)

/** Chunks in view; `order` lists all homes in calendar order. */
export const piecesOf = ({ from, to, homeIds }: NearNights, order: readonly number[]): Chunk[] => {
  const near = new Set(homeIds)
  const chunks = new Set(order.flatMap((id, at) => (near.has(id) ? [Math.floor(at / chunkHomes)] : [])))
  const pieces: Chunk[] = []
  for (let start = chunkStart(from); start < to; start = addDays(start, chunkDays))
    for (const chunk of chunks) {
      const homes = order.slice(chunk * chunkHomes, (chunk + 1) * chunkHomes)
      pieces.push({ key: `${start}/${homes.join()}`, from: start, to: addDays(start, chunkDays), homeIds: homes })
    }
  return pieces
}

/** ISO dates sort as text; localeCompare is a hundred times slower. */
const inOrder = (a: PlainDate, b: PlainDate): number => Number(a > b) - Number(a < b)

/** Merges a later response into a home's data: for its days, only the response counts. */
export const mergeChunk = (
  known: HomeCalendar | null | undefined,
  answer: HomeCalendar,
  { from, to }: { from: PlainDate; to: PlainDate },
): HomeCalendar => {
  if (!known) return answer
  const elsewhere = known.nights.filter(({ date }) => date < from || date >= to)
  const apart = known.bars.filter((bar) => bar.to <= from || bar.from >= to)
  const bars = new Map([...apart, ...answer.bars].map((bar) => [barKey(bar), bar]))
  const gaps = [...(known.gaps ?? []).filter((gap) => gap.to <= from || gap.from >= to), ...(answer.gaps ?? [])]
  return {
    ...answer,
    gaps,
    nights: [...elsewhere, ...answer.nights].sort((a, b) => inOrder(a.date, b.date)),
    bars: [...bars.values()].sort((a, b) => inOrder(a.from, b.from)),
  }
}
