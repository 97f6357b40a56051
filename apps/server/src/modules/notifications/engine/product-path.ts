import { routeAt } from '@porchlight/contract'

const house = 'http://house.invalid'

/**
 * The path of a screen of the product that an address names, without query and hash, or undefined for everything else:
 * other hosts in any dress, other schemes, and paths that no screen answers to.
 */
export const productPath = (address: string): string | undefined => {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(address) || address.includes('\\') || !URL.canParse(address, house))
    return undefined
  const { origin, pathname } = new URL(address, house)
  if (origin !== house || !routeAt(pathname)) return undefined
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
