import type { Site } from '../accounts.ts'
import type { Permission } from '../permissions.ts'
import type { paramPatterns } from './params.ts'

export type Portal = 'frontEnd' | 'owners' | 'partners' | 'travelers' | 'account' | 'quiz' | 'staff'

/** Whom the foot of a page speaks to, and what it says. */
export type FooterCta = { type: 'guests' | 'owners' | 'buyers' | 'partners'; label: string }

export type RouteMeta = {
  title?: string
  description?: string
  images?: readonly string[]
  videos?: readonly string[]
  /** Of schema.org. */
  schema?: 'WebSite' | 'CollectionPage' | 'VacationRental' | 'AboutPage' | 'ContactPage' | 'Article' | 'Service'
  /** A site of its own, with its name and theme. */
  site?: string
  theme?: Site['theme']
}

export type Roles = readonly string[]

/** A screen of the product: its address and all that titles, menus, the gate and search engines need (spec section 2). */
export type RouteEntry = {
  id: string
  /** React Router pattern. */
  path: string
  /** Answered with the same page, whose canonical address is that of `path`. */
  aliases: readonly string[]
  /** Older or shorter forms of the address, sent on to `path`. */
  redirects: readonly string[]
  portal: Portal
  /** Portal or section it belongs to. */
  group: string
  /** Page title; {param} is replaced by the prettified parameter. */
  label: string
  /** The same for all routes of one family: the first segments that never change. */
  multiRoute: string
  params: Readonly<Record<string, RegExp>>
  metaData: RouteMeta
  startWithLastPageMeta: boolean
  useLastMetaData: boolean
  floatingMenu: boolean
  checkOutFlow: boolean
  isWidget: boolean
  /** Its page takes a form without scripts: the browser may post to its address. */
  takesForm: boolean
  footerCta: FooterCta
  /** False means public. */
  authRequired: boolean
  /** Any of them opens the page; without any a login is enough. */
  roles?: Roles
  /** The permission staff need. Administrators have all. */
  permission?: Permission
  /** The page before it in the portal's tree, for the way back up. */
  parent?: string
  /** Drawn like the public site although its portal has a look of its own. */
  publicLook: boolean
  /** The way back ends here. */
  resetsBack: boolean
  /** One of the owner's homes must be chosen; the address names it as `propertyId`, in its path or its query. */
  propertyRequired: boolean
}

type Kinds = Readonly<Record<string, keyof typeof paramPatterns>>

/** What an entry must say for itself; the rest follows from its portal. */
export type RouteDraft = Pick<RouteEntry, 'id' | 'path' | 'label'> &
  Partial<Omit<RouteEntry, 'id' | 'path' | 'label' | 'params'>> & { params?: Kinds }

export const defaultFooterCta: FooterCta = { type: 'guests', label: 'We are here to answer your questions' }
