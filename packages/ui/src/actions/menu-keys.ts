/** Milliseconds between two keystrokes of one word typed in a menu. */
export const typeAheadPause = 500

/** Which of `count` entries an arrow, Home, or End moves to from `at` (-1: none); undefined for other keys. */
export const entryByKey = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * Repeating a character cycles through the entries that start with it; a longer word stays on an entry that still
 * matches.
 */
export const entryByText = (typed: string, at: number, labels: readonly string[]): number | undefined => {
  const [first = ''] = typed
  const repeated = typed === first.repeat(typed.length)
  const wanted = (repeated ? first : typed).toLocaleLowerCase()
  const start = repeated ? at + 1 : Math.max(at, 0)
  const order = labels.map((_, step) => (start + step) % labels.length)
  return wanted === '' ? undefined : order.find((one) => labels[one]?.trim().toLocaleLowerCase().startsWith(wanted))
}
