const before = 40
const longest = 140

/** The part of a text around the first of these words, on one line. */
export const excerptOf = (text: string, words: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = Math.max(0, line.toLowerCase().indexOf(words.toLowerCase()))
  const start = at <= before ? 0 : line.indexOf(' ', at - before) + 1 || at
  const from = Math.min(start, at)
  const part = line.slice(from, from + longest)
  return `${from > 0 ? '…' : ''}${part}${from + longest < line.length ? '…' : ''}`
}
