import type { Site } from '@porchlight/contract'
import { filledLabel, type RouteEntry, type RouteId, routeAt, routeById, routes } from '@porchlight/contract/routes'
import { generatePath } from 'react-router'
import { isBuilt } from '../screen-modules.ts'
import { spelledPaths } from '../spelled-paths.ts'
import type { Screen } from './screen.ts'
import { titleIn } from './screen-titles/screen-titles.ts'

type Params = Readonly<Record<string, string | undefined>>

const byPattern = new Map<string, RouteEntry>(
  routes.flatMap((entry) =>
    [entry.path, ...entry.aliases, ...entry.redirects].flatMap(spelledPaths).map((path) => [path, entry] as const),
  ),
)

/** The screen of a matched pattern, such as `/properties/:slug/:thirdParty?`; aliases lead to their screen. */
export const screenByPattern = (pattern: string): RouteEntry | undefined => byPattern.get(pattern)

const paramsFit = (screen: RouteEntry, params: Params): boolean =>
  Object.entries(screen.params).every(([name, form]) => params[name] === undefined || form.test(params[name]))

/** Whether no required parameter is missing; a word spelled out in the pattern also counts as a parameter. */
const hasRequired = (screen: RouteEntry, params: Params): boolean =>
  Object.keys(screen.params).every((name) => params[name] !== undefined || screen.path.includes(`:${name}?`))

/**
 * The parameters of an address, if they have the format its screen requires; otherwise undefined. If one may be
 * missing, the pattern's first name takes the second's value: the format tells them apart.
 */
export const fittingParams = (screen: RouteEntry, pathname: string, params: Params): Params | undefined => {
  if (paramsFit(screen, params) && hasRequired(screen, params)) return params
  const found = routeAt(pathname)
  return found?.route.id === screen.id ? found.params : undefined
}

/** How to describe a page's screen: whose site, which language, and the language requested in its address, if any. */
export type ScreenContext = {
  site: Pick<Site, 'name' | 'publicUrl'>
  language: string
  requestedLanguage: string | null
}

const titleOf = ({ label, params: forms }: RouteEntry, params: Params, language: string): string =>
  filledLabel(titleIn(language, label), params, forms)

type Step = { title: string; path: string }

/** The screens above one, topmost first. */
export const trailOf = (screen: RouteEntry, params: Params, language: string): Step[] => {
  const parent = screen.parent && isBuilt(screen.parent) ? routeById(screen.parent as RouteId) : undefined
  if (!parent) return []
  const step = { title: titleOf(parent, params, language), path: generatePath(parent.path, params) }
  return [...trailOf(parent, params, language), step]
}

const breadcrumbsOf = (steps: readonly Step[], { site }: ScreenContext): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: new URL(path, site.publicUrl).href,
  })),
})

/** The default name and theme of a screen, and its front page: for a boutique, that is the screen itself. */
export const siteAt = (pattern: string, site: Site): { site: Site; front: string } => {
  const screen = screenByPattern(pattern)
  const { site: name, theme = site.theme } = screen?.metaData ?? {}
  return screen && name ? { site: { ...site, name, theme }, front: screen.path } : { site, front: '/' }
}

const needsNothing = (path: string): boolean =>
  path.split('/').every((part) => !part.startsWith(':') || part.endsWith('?'))

/** A part of one of our pages, made for frames on other sites; quiz and newsletter are also pages of their own. */
const isFrame = (path: string): boolean => path.startsWith('/widgets/')

/** The addresses of all built screens that search engines can list and that need no parameter. */
export const openPaths = (): string[] =>
  routes
    .filter(
      ({ id, path, portal, authRequired, checkOutFlow }) =>
        isBuilt(id) && needsNothing(path) && portal !== 'account' && !authRequired && !checkOutFlow && !isFrame(path),
    )
    .map(({ path }) => generatePath(path))

/**
 * What pages need to know about the screen they show. Runs on the server: the whole manifest stays out of the browser.
 */
export const screenOf = (pattern: string, pathname: string, given: Params, telling: ScreenContext): Screen | null => {
  const screen = screenByPattern(pattern)
  const params = screen && screen.path !== '*' ? fittingParams(screen, pathname, given) : undefined
  if (!screen || !params) return null
  const { site, language, requestedLanguage } = telling
  const {
    id,
    multiRoute,
    portal,
    metaData,
    authRequired,
    checkOutFlow,
    isWidget,
    floatingMenu,
    publicLook,
    resetsBack,
  } = screen
  const path = generatePath(screen.path, params)
  const title = metaData.title ?? titleOf(screen, params, language)
  const steps = [{ title: site.name, path: '/' }, ...trailOf(screen, params, language), { title, path }]
  return {
    id,
    multiRoute,
    portal,
    title,
    path,
    requestedLanguage: requestedLanguage === language ? requestedLanguage : null,
    breadcrumbs: breadcrumbsOf(path === '/' ? steps.slice(0, 1) : steps, telling),
    open: !authRequired && !checkOutFlow && !isFrame(path),
    isWidget,
    floatingMenu,
    footerCta: { ...screen.footerCta, label: titleIn(language, screen.footerCta.label) },
    publicLook,
    resetsBack,
    ...(screen.permission && { permission: screen.permission }),
    ...(screen.startWithLastPageMeta && { startWithLastPageMeta: true }),
    ...(screen.useLastMetaData && { useLastMetaData: true }),
    ...(metaData.description !== undefined && { description: titleIn(language, metaData.description) }),
  }
}
