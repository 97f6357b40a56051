/** The invoice prefix of a partner: the first of each word of their code, filled up with what follows. */
export const invoicePrefix = (code: string): string => {
  const words = code
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean)
  const initials = words.map((word) => word.slice(0, 1))
  const rest = words.flatMap((word) => [...word.slice(1)])
  return [...initials, ...rest, 'X', 'X', 'X'].slice(0, 3).join('')
}
