import { paramPatterns, routeAt } from '@porchlight/contract/routes'
import { visitor } from '@porchlight/offline'

/** Screens with card, bank or tax details, and papers to sign: they are never kept. */
const never = /w9|-accounts$|payment|payouts|agreement|addendum|lease|signup/

const hasSecret = (patterns: Readonly<Record<string, RegExp>>, params: Readonly<Record<string, string | undefined>>) =>
  Object.entries(patterns).some(([name, form]) => form === paramPatterns.hash && params[name] !== undefined)

/**
 * Whether a page may be kept to be seen again without a connection: a screen of the product that is no part of a
 * checkout, holds nothing of `never`, and whose address is no key to it. What stands in place of a page that needs a
 * login is not that page.
 */
export const mayKeepAt = (pathname: string, pageOwner: string): boolean => {
  const match = routeAt(pathname)
  if (!match || match.form === 'redirect') return false
  const { route, params } = match
  if (route.checkOutFlow || route.isWidget || never.test(route.id)) return false
  return !hasSecret(route.params, params) && !(route.authRequired && pageOwner === visitor)
}

/** A whole page that does not forbid it. */
export const mayKeepAnswer = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(headers.get('cache-control') ?? '')

/** The page whose data was asked for by the router; undefined when it was something else. */
export const pageOfData = ({ pathname, search }: URL): string | undefined => {
  if (!pathname.endsWith('.data')) return undefined
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\/?_?\.data$/, '')
  const rest = new URLSearchParams(search)
  rest.delete('_routes')
  const query = rest.toString()
  return `${path || '/'}${query && `?${query}`}`
}
