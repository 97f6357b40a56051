import { type RouteEntry, routes } from '@porchlight/contract/routes'
import { matchPath } from 'react-router'

const byId = new Map<string, RouteEntry>(routes.map((entry) => [entry.id, entry]))
const byPattern = new Map<string, RouteEntry>(
  routes.flatMap((entry: RouteEntry) => [entry.path, ...entry.aliases].map((path) => [path, entry] as const)),
)

/** The screen of a route id; aliases carry the id of their screen before a `~`. */
export const screenById = (id: string | undefined): RouteEntry | undefined => byId.get(id?.split('~')[0] ?? '')

/** The screen of a matched pattern, such as `/properties/:slug/:thirdParty?`. */
export const screenByPattern = (pattern: string): RouteEntry | undefined => byPattern.get(pattern)

/** Whether every given parameter has the form its screen asks for. */
export const paramsFit = (screen: RouteEntry, params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(screen.params).every(([name, form]) => params[name] === undefined || form.test(params[name]))

type Found = { screen: RouteEntry; params: Readonly<Record<string, string | undefined>> }

const paths = [...byPattern]

/** The screen an address belongs to, with its parameters; undefined for an address no screen answers to. */
export const screenAt = (pathname: string): Found | undefined => {
  for (const [path, screen] of paths) {
    const match = matchPath(path, pathname)
    if (match && paramsFit(screen, match.params)) return { screen, params: match.params }
  }
  return undefined
}

const prettified = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The page title of a screen: its label with parameters filled in, a slug with its words capitalised. */
export const titleOf = (screen: RouteEntry, params: Readonly<Record<string, string | undefined>>): string =>
  screen.label.replace(/\{(\w+)\}/g, (_, name: string) => prettified(params[name] ?? ''))
