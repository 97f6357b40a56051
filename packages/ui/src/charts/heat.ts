/** A foot, a dot, a bar at the top, a corner: small marks whose meaning the caller names. */
export type HeatMark = 'foot' | 'dot' | 'top' | 'corner'

export type HeatCell = {
  id: string
  /** Its whole name, said and shown in the tooltip: "Saturday 17 July". */
  name: string
  value: number | null
  marks?: readonly HeatMark[]
  /** Over: drawn pale. */
  over?: boolean
}

export type HeatRow = {
  id: string
  name: string
  cells: readonly HeatCell[]
  /** At the end of the row, such as its average. */
  end?: string
}

export type HeatWords = {
  /** What a row is, a cell, and its value: "Month", "Night", "Price". */
  row: string
  cell: string
  value: string
  /** The head of what stands at the end of rows. */
  end?: string
  /** From the least to the most, beside the seven steps. */
  span: (least: string, most: string) => string
  marks: Partial<Record<HeatMark, string>>
  none: string
  table: string
  csv: string
}

export type HeatCalendarProps = {
  caption: string
  /** What stands over the columns: 1 to 31, or months. */
  columns: readonly string[]
  rows: readonly HeatRow[]
  words: HeatWords
  format: (value: number) => string
  fileName: string
  /** The cell at hand. */
  selected?: string | undefined
  /** A press or Enter on a cell. */
  onSelect?: (id: string) => void
}
