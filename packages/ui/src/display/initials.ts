/** The first character of a word; one made of two code units stays intact. */
const firstSign = (word: string): string => [...word][0] ?? ''

/** The first letters of a name's first and last word, capitalized. */
export const initialsOf = (name: string): string => {
  const initials = name.split(/\s+/).map(firstSign).filter(Boolean)
  return `${initials[0] ?? ''}${initials.length > 1 ? initials.at(-1) : ''}`.toUpperCase()
}
