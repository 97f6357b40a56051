import { linkAlphabet, linkLength } from '@porchlight/contract'

/**
 * Generates a code from random bytes; bytes that would favor a character are skipped, so that all are equally
 * likely.
 */
export const codeFrom = (bytes: Iterable<number>): string => {
  const fair = 256 - (256 % linkAlphabet.length)
  return [...bytes]
    .filter((byte) => byte < fair)
    .slice(0, linkLength)
    .map((byte) => linkAlphabet[byte % linkAlphabet.length])
    .join('')
}

/** One of our pages with its query and the link's referral partner. */
export const addressOf = (path: string, query: string, partner: string | null): string => {
  const requested = new URLSearchParams(query)
  if (partner) requested.set('via', partner)
  const text = requested.toString()
  return text ? `${path}?${text}` : path
}
