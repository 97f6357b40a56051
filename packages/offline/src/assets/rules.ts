/** Rules for cached files (spec sections 3, 4, 9). */
export const limits = {
  pageSize: 20,
  /** In the app, larger files are stored in pieces of this size. */
  pieceBytes: 15_000_000,
  refreshMs: 5 * 60_000,
  /** The limit for all of them together. */
  mostBytes: 250_000_000,
} as const

/** The parts `[from, to]` in which a file is fetched and stored: one in a browser, as many as needed in the app. */
export const piecesOf = (size: number, inApp: boolean): [from: number, to: number][] => {
  if (!inApp || size <= limits.pieceBytes) return [[0, Math.max(0, size - 1)]]
  const count = Math.ceil(size / limits.pieceBytes)
  return Array.from({ length: count }, (_, at) => [
    at * limits.pieceBytes,
    Math.min(size, (at + 1) * limits.pieceBytes) - 1,
  ])
}

type Weighed = { size: number; lastAccessed: number }

/** The files to remove to make room for `more` bytes, least recently used first. */
export const toDispose = <Card extends Weighed>(cards: readonly Card[], more: number, most: number): Card[] => {
  let over = cards.reduce((sum, { size }) => sum + size, 0) + more - most
  const going: Card[] = []
  for (const card of cards.toSorted((a, b) => a.lastAccessed - b.lastAccessed)) {
    if (over <= 0) break
    going.push(card)
    over -= card.size
  }
  return going
}

/** One page of the list, most recently used first. */
export const pageOf = <Card extends Weighed>(cards: readonly Card[], page: number) => {
  const numberPages = Math.max(1, Math.ceil(cards.length / limits.pageSize))
  const currentPage = Math.min(Math.max(1, page), numberPages)
  const from = (currentPage - 1) * limits.pageSize
  const sorted = cards.toSorted((a, b) => b.lastAccessed - a.lastAccessed)
  return { currentPage, numberPages, data: sorted.slice(from, from + limits.pageSize) }
}
