import { paramPatterns, routeAt } from '@porchlight/contract/routes'
import { visitor } from '@porchlight/offline'

/** Screens with card, bank, or tax details, and documents to sign: they are never stored. */
const never = /w9|-accounts$|payment|payouts|agreement|addendum|lease|signup/

const hasSecret = (patterns: Readonly<Record<string, RegExp>>, params: Readonly<Record<string, string | undefined>>) =>
  Object.entries(patterns).some(([name, form]) => form === paramPatterns.hash && params[name] !== undefined)

/**
 * Whether a page can be stored for offline viewing: a screen of the product that isn't part of a checkout, doesn't
 * match `never`, and whose address contains no key. A login shown instead of a page isn't that page.
 */
export const mayKeepAt = (pathname: string, pageOwner: string): boolean => {
  const match = routeAt(pathname)
  if (!match || match.form === 'redirect') return false
  const { route, params } = match
  if (route.checkOutFlow || route.isWidget || never.test(route.id)) return false
  return !hasSecret(route.params, params) && !(route.authRequired && pageOwner === visitor)
}

/** A full page that doesn't forbid it. */
export const mayKeepAnswer = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(headers.get('cache-control') ?? '')

/** The page whose data the router requested; undefined for any other request. */
export const pageOfData = ({ pathname, search }: URL): string | undefined => {
  if (!pathname.endsWith('.data')) return undefined
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\/?_?\.data$/, '')
  const rest = new URLSearchParams(search)
  rest.delete('_routes')
  const query = rest.toString()
  return `${path || '/'}${query && `?${query}`}`
}
