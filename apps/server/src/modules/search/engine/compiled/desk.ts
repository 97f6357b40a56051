import { bounds, firstBar } from '../histogram.ts'
import type { Columns } from '../layout.ts'
import type { Workspace } from '../workspace.ts'

/** The most stays of one search; every kind of flexible dates has fewer. */
export const mostWindows = 32
/** Homes ranked inside the program; deeper pages are ranked outside. */
export const mostRanked = 2_048
export const windowWords = 15
export const chunkBytes = 4_096
export const partHomes = 4_096
const mostPointers = 12_288
const cellWords = 10
const mostCells = 512

/** Where the program's input and output are while it runs: in the columns' own memory. */
export const deskFor = ({ arena, capacity }: Columns, { matches }: Workspace) => {
  const price = arena.uint32(bounds.length)
  // The highest bar's bound may not fit; homes without a price are not counted.
  price.set(bounds.map((bound) => Math.min(bound, 0xffff_ffff)))
  const bars = arena.uint16(firstBar.length)
  bars.set(firstBar)
  const list = arena.uint32(4)
  list.set([0, matches.slots.byteOffset, matches.prices.byteOffset, matches.stays.byteOffset])
  const cells = arena.float64((mostCells * cellWords) / 2)
  return {
    /** The program's `Matches`; the first word is the count. */
    list,
    runs: arena.int32(capacity / 512 + 2),
    box: arena.float32(4),
    area: arena.uint32(11),
    pointers: arena.uint32(mostPointers),
    counts: arena.uint32(mostPointers),
    stays: arena.uint32(18),
    windows: arena.uint32(mostWindows * windowWords),
    free: arena.uint8(mostWindows * chunkBytes),
    amount: arena.uint32(partHomes),
    steps: arena.uint32(partHomes),
    window: arena.uint8(partHomes),
    listing: arena.uint32(14),
    bounds: price,
    firstBar: bars,
    bars: arena.uint32(bounds.length - 1),
    extent: arena.float32(4),
    ranking: arena.float64(12),
    heap: arena.float64(mostRanked * 2),
    cells,
    cellWords: new Uint32Array(cells.buffer, cells.byteOffset, cells.length * 2),
    table: arena.uint16(1_024),
    /** Charge terms and arrival notices of all windows; replaced when they need more room. */
    terms: arena.float64(4 * 256),
    opens: arena.uint8(4_096),
    places: arena.uint32(1_024),
  }
}

export type Desk = ReturnType<typeof deskFor>
