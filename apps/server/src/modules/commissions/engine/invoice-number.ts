/** A partner's invoice prefix: the first letter of each word in their code, padded with the letters that follow. */
export const invoicePrefix = (code: string): string => {
  const words = code
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean)
  const initials = words.map((word) => word.slice(0, 1))
  const rest = words.flatMap((word) => [...word.slice(1)])
  return [...initials, ...rest, 'X', 'X', 'X'].slice(0, 3).join('')
}
