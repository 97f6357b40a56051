import { partnerRoles } from '../account-rules/access.ts'
import { accountRoutes } from './account.ts'
import { defaultFooterCta, type Portal, type RouteDraft, type RouteEntry } from './entry.ts'
import { ownerAccountingRoutes } from './owner-accounting.ts'
import { ownerSetupRoutes } from './owner-setup.ts'
import { ownerRoutes } from './owners.ts'
import { paramPatterns } from './params.ts'
import { partnerRoutes } from './partners.ts'
import { publicRoutes } from './public.ts'
import { staffRoutes } from './staff.ts'
import { travelerRoutes } from './travelers.ts'

export { defaultFooterCta, type FooterCta, type Portal, type RouteEntry, type RouteMeta } from './entry.ts'
export { paramPatterns } from './params.ts'

const isFixed = (segment: string): boolean => segment !== '' && !segment.startsWith(':') && segment !== '*'

/** The first segments of a path, which never change. */
const familyOf = (path: string): string => {
  const segments = path.split('/').slice(1)
  const changing = segments.findIndex((segment) => !isFixed(segment))
  return segments.slice(0, changing < 0 ? undefined : changing).join('/') || 'home'
}

const completed =
  (usual: Partial<RouteDraft> & { portal: Portal; group: string }) =>
  (draft: RouteDraft): RouteEntry => ({
    aliases: [],
    redirects: [],
    multiRoute: familyOf(draft.path),
    metaData: {},
    startWithLastPageMeta: false,
    useLastMetaData: false,
    floatingMenu: false,
    checkOutFlow: false,
    isWidget: false,
    takesForm: false,
    footerCta: defaultFooterCta,
    authRequired: false,
    publicLook: false,
    resetsBack: false,
    propertyRequired: false,
    ...usual,
    ...draft,
    params: Object.fromEntries(Object.entries(draft.params ?? {}).map(([name, kind]) => [name, paramPatterns[kind]])),
  })

const owners = { portal: 'owners', group: 'Owners', authRequired: true, roles: ['owner'] } as const

/**
 * Every screen of the product (spec section 2), built or not. A screen that isn't built yet is in no menu and responds
 * with the not-found page.
 */
export const routes: readonly (RouteEntry & { id: RouteId })[] = [
  ...publicRoutes.map(completed({ portal: 'frontEnd', group: 'Public' })),
  ...partnerRoutes.map(completed({ portal: 'partners', group: 'Partners', authRequired: true, roles: partnerRoles })),
  ...ownerRoutes.map(completed(owners)),
  ...ownerSetupRoutes.map(completed(owners)),
  ...ownerAccountingRoutes.map(completed({ ...owners, group: 'Accounting' })),
  ...travelerRoutes.map(
    completed({ portal: 'travelers', group: 'Travelers', authRequired: true, roles: ['traveler'] }),
  ),
  ...staffRoutes.map(completed({ portal: 'staff', group: 'Staff', authRequired: true, roles: ['staff', 'admin'] })),
  ...accountRoutes.map(completed({ portal: 'frontEnd', group: 'Account' })),
] as (RouteEntry & { id: RouteId })[]

export type RouteId =
  | (typeof publicRoutes)[number]['id']
  | (typeof partnerRoutes)[number]['id']
  | (typeof ownerRoutes)[number]['id']
  | (typeof ownerSetupRoutes)[number]['id']
  | (typeof ownerAccountingRoutes)[number]['id']
  | (typeof travelerRoutes)[number]['id']
  | (typeof staffRoutes)[number]['id']
  | (typeof accountRoutes)[number]['id']

const byId = new Map<string, RouteEntry>(routes.map((entry) => [entry.id, entry]))
export const routeById = (id: RouteId): RouteEntry => byId.get(id) as RouteEntry

const portals: Readonly<Record<string, Portal>> = {
  owners: 'owners',
  partners: 'partners',
  travelers: 'travelers',
  account: 'account',
  quiz: 'quiz',
  staff: 'staff',
  'subscribe-200': 'quiz',
  'subscribe-ta': 'quiz',
}

/** The portal an address belongs to, whether or not it has a page: determined by its first segment (spec section 2). */
export const portalAt = (pathname: string): Portal => portals[pathname.split('/')[1] ?? ''] ?? 'frontEnd'

type Params = Readonly<Record<string, string | undefined>>
export type RouteMatch = {
  route: RouteEntry & { id: RouteId }
  params: Params
  /** The form of the address that was used: the path itself, an alias, or one that redirects. */
  form: 'path' | 'alias' | 'redirect'
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const addressForm = (path: string, params: RouteEntry['params']): RegExp => {
  const segments = path.split('/').slice(1).filter(Boolean)
  const source = segments.map((segment) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
    if (!name) return `/${escaped(segment)}`
    const form = `/(?<${name}>${params[name]?.source.replace(/^\^|\$$/g, '') ?? '[^/]+'})`
    return optional ? `(?:${form})?` : form
  })
  return new RegExp(`^${source.join('')}/?$`)
}

const forms = routes
  .filter(({ path }) => path !== '*')
  .flatMap((route) => [
    { route, form: 'path' as const, address: addressForm(route.path, route.params) },
    ...route.aliases.map((path) => ({ route, form: 'alias' as const, address: addressForm(path, route.params) })),
    ...route.redirects.map((path) => ({ route, form: 'redirect' as const, address: addressForm(path, route.params) })),
  ])

/**
 * The screen an address belongs to, with its parameters; undefined if there is none, or a parameter doesn't have the
 * form its screen requires. Case-sensitive; a trailing slash is ignored.
 */
export const routeAt = (pathname: string): RouteMatch | undefined => {
  for (const { route, form, address } of forms) {
    const match = address.exec(pathname)
    if (match) return { route, params: { ...match.groups }, form }
  }
  return undefined
}

const prettified = (text: string): string =>
  text
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** A label with its parameters filled in, and a slug's words capitalized (spec section 2). */
export const filledLabel = (label: string, params: Params, patterns: RouteEntry['params'] = {}): string =>
  label
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const text = params[name] ?? ''
      return patterns[name] === paramPatterns.invoiceNumber ? text : prettified(text)
    })
    .trim()
