/** Whether a text can be stored: a database column can't hold a zero byte or half of a surrogate pair. */
const isStored = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** No real request nests deeper than this; deeper nesting is meant to exhaust the parser. */
const deepest = 64

/** Whether every text in a parsed body or query, including keys, can be stored and displayed. */
export const isReadable = (value: unknown): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return false
    const below: unknown[] = []
    for (const entry of level) {
      if (typeof entry === 'string' && !isStored(entry)) return false
      if (typeof entry !== 'object' || entry === null) continue
      if (!Array.isArray(entry) && !Object.keys(entry).every(isStored)) return false
      for (const inside of Object.values(entry)) below.push(inside)
    }
    level = below
  }
  return true
}
