import { linkAlphabet, linkLength } from '@porchlight/contract'

/** A code out of random bytes; one that would favor a letter is passed over, so that all are equally likely. */
export const codeFrom = (bytes: Iterable<number>): string => {
  const fair = 256 - (256 % linkAlphabet.length)
  return [...bytes]
    .filter((byte) => byte < fair)
    .slice(0, linkLength)
    .map((byte) => linkAlphabet[byte % linkAlphabet.length])
    .join('')
}

/** A page of ours with what it asks, and the partner whom the link brings guests for. */
export const addressOf = (path: string, query: string, partner: string | null): string => {
  const requested = new URLSearchParams(query)
  if (partner) requested.set('via', partner)
  const text = requested.toString()
  return text ? `${path}?${text}` : path
}
