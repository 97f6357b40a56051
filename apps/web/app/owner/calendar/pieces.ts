import { addDays, dayNumber, type PlainDate } from '@porchlight/contract'
import type { NearNights } from '@porchlight/ui/homes-calendar'
import { barKey, type HomeCalendar } from './row.ts'

/** What one call reads: four weeks of some homes that lie beside each other. */
export type Piece = { key: string; from: PlainDate; to: PlainDate; homeIds: readonly number[] }

export const pieceDays = 28
export const pieceHomes = 10

/** A Monday, so that pieces are whole weeks. */
const zero: PlainDate = '2024-01-01'

/** The four weeks that a day lies in, counted from a fixed Monday, so that the same days are always the same piece. */
export const pieceStart = (date: PlainDate): PlainDate =>
  addDays(zero, Math.floor((dayNumber(date) - dayNumber(zero)) / pieceDays) * pieceDays)

/** The pieces that hold the nights in view; `order` is all homes as they stand in the calendar. */
export const piecesOf = ({ from, to, homeIds }: NearNights, order: readonly number[]): Piece[] => {
  const near = new Set(homeIds)
  const chunks = new Set(order.flatMap((id, at) => (near.has(id) ? [Math.floor(at / pieceHomes)] : [])))
  const pieces: Piece[] = []
  for (let start = pieceStart(from); start < to; start = addDays(start, pieceDays))
    for (const chunk of chunks) {
      const homes = order.slice(chunk * pieceHomes, (chunk + 1) * pieceHomes)
      pieces.push({ key: `${start}/${homes.join()}`, from: start, to: addDays(start, pieceDays), homeIds: homes })
    }
  return pieces
}

/** Dates stand as text in their order; asking a language for it takes a hundred times as long. */
const inOrder = (a: PlainDate, b: PlainDate): number => Number(a > b) - Number(a < b)

/** What is known of a home with what a later answer says of some of its days: there the answer alone counts. */
export const withAnswer = (
  known: HomeCalendar | null | undefined,
  answer: HomeCalendar,
  { from, to }: { from: PlainDate; to: PlainDate },
): HomeCalendar => {
  if (!known) return answer
  const elsewhere = known.nights.filter(({ date }) => date < from || date >= to)
  const apart = known.bars.filter((bar) => bar.to <= from || bar.from >= to)
  const bars = new Map([...apart, ...answer.bars].map((bar) => [barKey(bar), bar]))
  return {
    ...answer,
    nights: [...elsewhere, ...answer.nights].sort((a, b) => inOrder(a.date, b.date)),
    bars: [...bars.values()].sort((a, b) => inOrder(a.from, b.from)),
  }
}
