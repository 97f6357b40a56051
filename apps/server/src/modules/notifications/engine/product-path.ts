import { type Permission, type Role, routeAt } from '@porchlight/contract'

const home = 'http://home.invalid'

/**
 * The screen of the product that an address names, or undefined for everything else: other hosts in any dress, other
 * schemes, and paths that no screen answers to.
 */
const screenAt = (address: string): { path: string; query: string } | undefined => {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(address) || address.includes('\\') || !URL.canParse(address, home))
    return undefined
  const { origin, pathname, search } = new URL(address, home)
  if (origin !== home || !routeAt(pathname)) return undefined
  return { path: pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname, query: search }
}

/** Its path, without query and hash. */
export const productPath = (address: string): string | undefined => screenAt(address)?.path

/** True for a path of a screen as it is spelled, with what is asked of it. */
export const leadsToScreen = (address: string): boolean => {
  const screen = screenAt(address)
  return screen !== undefined && `${screen.path}${screen.query}` === address
}

type Reader = { roles: readonly Role[]; permissions: readonly Permission[] }

/** Where every reader can read what they were told. */
export const readersList = '/me/notifications'

/** Whether the screen at an address lets someone in, by their roles and permissions of today. */
const mayOpen = ({ roles, permissions }: Reader, address: string): boolean => {
  const route = routeAt(screenAt(address)?.path ?? '')?.route
  if (!route?.authRequired) return true
  const isLetIn = !route.permission || roles.includes('admin') || permissions.includes(route.permission)
  return isLetIn && (!route.roles || route.roles.some((role) => (roles as readonly string[]).includes(role)))
}

/** The address where the reader may open it, else the list of what they were told: no link leads to a refusal. */
export const openablePath = (reader: Reader, address: string): string =>
  mayOpen(reader, address) ? address : readersList
