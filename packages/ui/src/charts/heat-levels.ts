/** The number of steps from light to dark. */
export const heatLevels = 7

/** The step of a value between the lowest and the highest, 1 to 7; if they are equal, all values are in the middle. */
export const heatLevel = (value: number, least: number, most: number): number => {
  if (most <= least) return Math.ceil(heatLevels / 2)
  const share = (value - least) / (most - least)
  return Math.min(heatLevels, Math.max(1, Math.floor(share * heatLevels) + 1))
}

export type Spot = { row: number; column: number }

/** Where a key moves in rows of different lengths; undefined for keys that don't move. */
export const heatStep = (
  key: string,
  { row, column }: Spot,
  lengths: readonly number[],
  flow: 1 | -1 = 1,
): Spot | undefined => {
  const to: Record<string, Spot> = {
    ArrowRight: { row, column: column + flow },
    ArrowLeft: { row, column: column - flow },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row, column: 0 },
    End: { row, column: (lengths[row] ?? 1) - 1 },
  }
  const next = to[key]
  if (!next) return undefined
  const inRow = Math.min(lengths.length - 1, Math.max(0, next.row))
  return { row: inRow, column: Math.min((lengths[inRow] ?? 1) - 1, Math.max(0, next.column)) }
}
