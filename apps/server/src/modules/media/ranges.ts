/** The part of a file requested by a Range header, both ends included. */
export type ByteRange = { from: number; to: number }

/** One part, or all of it if none (or several) are requested; null if the part is out of range. */
export const partOf = (range: string | undefined, size: number): ByteRange | 'all' | null => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : null
}
