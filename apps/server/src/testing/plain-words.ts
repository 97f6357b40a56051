/** Words that formats produce: for days, times, zones, stays (`to`), and pages (`of`). */
const formatted = new Set(
  'January February March April June July August September October November December to of Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec AM PM EDT EST UTC GMT'.split(
    ' ',
  ),
)

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}~]*/gu) ?? []

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** In the pseudo-language, every vowel of our own texts has an accent. */
const isPlain = (word: string): boolean => /^[A-Za-z]{2,}$/.test(word) && /[aeiouyAEIOUY]/.test(word)

/**
 * The words of a pseudo-language text that aren't from the catalog, except those people entered: names, addresses,
 * notes.
 */
export const plainWords = (text: string, given: unknown): string[] => {
  const known = new Set(stringsIn(given).flatMap(wordsIn))
  return [...new Set(wordsIn(text).filter((word) => isPlain(word) && !known.has(word) && !formatted.has(word)))]
}
