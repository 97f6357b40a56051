export type RowKey = string | number

/** Toggles one row; with `from`, all rows from there to it get the same state. */
export const toggledRow = (
  keys: readonly RowKey[],
  picked: ReadonlySet<RowKey>,
  key: RowKey,
  from?: RowKey,
): ReadonlySet<RowKey> => {
  const next = new Set(picked)
  const ends = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(key)].sort((a, b) => a - b)
  const [first = -1, last = -1] = ends
  const wanted = first < 0 ? [key] : keys.slice(first, last + 1)
  for (const one of wanted) picked.has(key) ? next.delete(one) : next.add(one)
  return next
}

/** Selects all visible rows, or none if all were selected; rows hidden by a filter stay unchanged. */
export const toggledAll = (keys: readonly RowKey[], picked: ReadonlySet<RowKey>): ReadonlySet<RowKey> => {
  const inView = new Set(keys)
  return keys.every((key) => picked.has(key)) ? picked.difference(inView) : picked.union(inView)
}
