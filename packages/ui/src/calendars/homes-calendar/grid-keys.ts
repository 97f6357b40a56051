/** The meaning of a key in the grid: days or homes to move by, or one end of the days. */
export type GridMove = { days: number } | { homes: number } | { to: 'first' | 'last' }

const moves: Record<string, GridMove> = {
  ArrowUp: { homes: -1 },
  ArrowDown: { homes: 1 },
  PageUp: { days: -28 },
  PageDown: { days: 28 },
  Home: { to: 'first' },
  End: { to: 'last' },
}

/** `flow` is -1 for right-to-left, where the days run the same way. */
export const moveOf = (key: string, flow: 1 | -1): GridMove | undefined => {
  if (key === 'ArrowRight') return { days: flow }
  if (key === 'ArrowLeft') return { days: -flow as 1 | -1 }
  return moves[key]
}
