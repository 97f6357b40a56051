/** A line at the bottom, a dot, a bar at the top, a corner: small marks whose meaning the caller defines. */
export type HeatMark = 'foot' | 'dot' | 'top' | 'corner'

export type HeatCell = {
  id: string
  /** Its full name, announced and shown in the tooltip: "Saturday 17 July". */
  name: string
  value: number | null
  marks?: readonly HeatMark[]
  /** Past: drawn lighter. */
  over?: boolean
}

export type HeatRow = {
  id: string
  name: string
  cells: readonly HeatCell[]
  /** Shown at the end of the row, such as its average. */
  end?: string
}

export type HeatWords = {
  /** The names of a row, a cell, and its value: "Month", "Night", "Price". */
  row: string
  cell: string
  value: string
  /** The header of the column at the end of rows. */
  end?: string
  /** From the lowest to the highest value, next to the seven steps. */
  span: (least: string, most: string) => string
  marks: Partial<Record<HeatMark, string>>
  none: string
  table: string
  csv: string
}

export type HeatCalendarProps = {
  caption: string
  /** The column headers: 1 to 31, or months. */
  columns: readonly string[]
  rows: readonly HeatRow[]
  words: HeatWords
  format: (value: number) => string
  fileName: string
  /** The selected cell. */
  selected?: string | undefined
  /** Called for a press or Enter on a cell. */
  onSelect?: (id: string) => void
}
