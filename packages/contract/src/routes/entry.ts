import type { Site } from '../accounts.ts'
import type { Permission } from '../permissions.ts'
import type { paramPatterns } from './params.ts'

export type Portal = 'frontEnd' | 'owners' | 'partners' | 'travelers' | 'account' | 'quiz' | 'staff'

/** The audience of a page's footer call to action, and its text. */
export type FooterCta = { type: 'guests' | 'owners' | 'buyers' | 'partners'; label: string }

export type RouteMeta = {
  title?: string
  description?: string
  images?: readonly string[]
  videos?: readonly string[]
  /** Of schema.org. */
  schema?: 'WebSite' | 'CollectionPage' | 'VacationRental' | 'AboutPage' | 'ContactPage' | 'Article' | 'Service'
  /** A separate site with its own name and theme. */
  site?: string
  theme?: Site['theme']
}

export type Roles = readonly string[]

/**
 * A screen of the product: its address, and everything that titles, menus, the access check, and search engines need
 * (spec section 2).
 */
export type RouteEntry = {
  id: string
  /** React Router pattern. */
  path: string
  /** Addresses that show the same page; its canonical address is that of `path`. */
  aliases: readonly string[]
  /** Older or shorter forms of the address, redirected to `path`. */
  redirects: readonly string[]
  portal: Portal
  /** The portal or section it belongs to. */
  group: string
  /** The page title; {param} is replaced by the prettified parameter. */
  label: string
  /** The same for all routes of a family: the first segments that never change. */
  multiRoute: string
  params: Readonly<Record<string, RegExp>>
  metaData: RouteMeta
  startWithLastPageMeta: boolean
  useLastMetaData: boolean
  floatingMenu: boolean
  checkOutFlow: boolean
  isWidget: boolean
  /** Its page accepts a form without scripts: the browser can post to its address. */
  takesForm: boolean
  footerCta: FooterCta
  /** False means public. */
  authRequired: boolean
  /** Any of them opens the page; without any, a login is enough. */
  roles?: Roles
  /** The permission staff need. Administrators have all of them. */
  permission?: Permission
  /** The parent page in the portal's tree, for navigating back up. */
  parent?: string
  /** Shown with the public site's look, although its portal has its own. */
  publicLook: boolean
  /** The back button's history ends here. */
  resetsBack: boolean
  /** One of the owner's homes must be selected; the address contains it as `propertyId`, in its path or query. */
  propertyRequired: boolean
}

type Kinds = Readonly<Record<string, keyof typeof paramPatterns>>

/** What an entry must define itself; the rest follows from its portal. */
export type RouteDraft = Pick<RouteEntry, 'id' | 'path' | 'label'> &
  Partial<Omit<RouteEntry, 'id' | 'path' | 'label' | 'params' | 'roles'>> & {
    params?: Kinds
    /** Undefined: a login is enough, although its portal asks for a role. */
    roles?: Roles | undefined
  }

export const defaultFooterCta: FooterCta = { type: 'guests', label: 'We are here to answer your questions' }
