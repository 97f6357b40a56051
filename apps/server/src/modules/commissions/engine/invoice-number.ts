/** A partner's invoice prefix: the first letter of each word in their code, padded with the letters that follow. */
const prefixOf = (code: string): string => {
  const words = code
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean)
  const initials = words.map((word) => word.slice(0, 1))
  const rest = words.flatMap((word) => [...word.slice(1)])
  return [...initials, ...rest, 'X', 'X', 'X'].slice(0, 3).join('')
}

const letters = 26
const codeOfA = 65

/** The prefix after one: JKZ follows JKY, and JLA follows JKZ. */
const after = (prefix: string): string => {
  const place = [...prefix].reduce((sum, letter) => sum * letters + letter.charCodeAt(0) - codeOfA, 0) + 1
  return [letters ** 2, letters, 1]
    .map((unit) => String.fromCharCode(codeOfA + (Math.floor(place / unit) % letters)))
    .join('')
}

/**
 * The prefix of a partner's first invoice: that of their code, or the next in the alphabet that no other partner's
 * invoices have, so that each partner's numbers have no gaps. All in use: that of their code.
 */
export const freePrefix = (code: string, taken: ReadonlySet<string>): string => {
  const first = prefixOf(code)
  let free = first
  while (taken.has(free)) {
    free = after(free)
    if (free === first) break
  }
  return free
}
