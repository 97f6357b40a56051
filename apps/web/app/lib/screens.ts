import { filledLabel, type RouteEntry, routeById, routes } from '@porchlight/contract/routes'
import { generatePath } from 'react-router'
import { isBuilt } from '../screen-modules.ts'
import type { Screen } from './screen.ts'

type Params = Readonly<Record<string, string | undefined>>

const byPattern = new Map<string, RouteEntry>(
  routes.flatMap((entry) => [entry.path, ...entry.aliases, ...entry.redirects].map((path) => [path, entry] as const)),
)

/** The screen of a matched pattern, such as `/properties/:slug/:thirdParty?`; aliases lead to their screen. */
export const screenByPattern = (pattern: string): RouteEntry | undefined => byPattern.get(pattern)

/** Whether every given parameter has the form its screen asks for. */
export const paramsFit = (screen: RouteEntry, params: Params): boolean =>
  Object.entries(screen.params).every(([name, form]) => params[name] === undefined || form.test(params[name]))

const titleOf = (screen: RouteEntry, params: Params): string => filledLabel(screen.label, params, screen.params)

const trailOf = (screen: RouteEntry, params: Params): Screen['trail'] => {
  const parent = screen.parent && isBuilt(screen.parent) ? routeById(screen.parent as never) : undefined
  if (!parent) return []
  const step = { title: titleOf(parent, params), path: generatePath(parent.path, params) }
  return [...trailOf(parent, params), step]
}

const needsNothing = (path: string): boolean =>
  path.split('/').every((part) => !part.startsWith(':') || part.endsWith('?'))

/** Addresses of all built screens that search engines may list and that need no parameter. */
export const openPaths = (): string[] =>
  routes
    .filter(
      ({ id, path, authRequired, checkOutFlow, isWidget }) =>
        isBuilt(id) && needsNothing(path) && !authRequired && !checkOutFlow && !isWidget,
    )
    .map(({ path }) => generatePath(path))

/** What the pages need to know of the screen they show. Runs on the server: the whole manifest stays out of the browser. */
export const screenOf = (pattern: string, params: Params): Screen | null => {
  const screen = screenByPattern(pattern)
  if (!screen || screen.path === '*' || !paramsFit(screen, params)) return null
  const { id, portal, metaData, authRequired, checkOutFlow, isWidget, floatingMenu, footerCta, publicLook } = screen
  return {
    id,
    portal,
    title: metaData.title ?? titleOf(screen, params),
    path: generatePath(screen.path, params),
    trail: trailOf(screen, params),
    open: !authRequired && !checkOutFlow,
    isWidget,
    floatingMenu,
    footerCta,
    publicLook,
    resetsBack: screen.resetsBack,
    ...(metaData.description !== undefined && { description: metaData.description }),
    ...(metaData.schema && { schema: metaData.schema }),
  }
}
