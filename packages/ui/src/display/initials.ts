/** The first sign of a word; one that takes two places in a text stays whole. */
const firstSign = (word: string): string => [...word][0] ?? ''

/** First letters of a name’s first and last word, as capitals. */
export const initialsOf = (name: string): string => {
  const initials = name.split(/\s+/).map(firstSign).filter(Boolean)
  return `${initials[0] ?? ''}${initials.length > 1 ? initials.at(-1) : ''}`.toUpperCase()
}
