import { type Permission, type Role, routeAt } from '@porchlight/contract'

const home = 'http://home.invalid'

/**
 * The product screen an address names, or undefined for anything else: other hosts in any disguise, other schemes, and
 * unknown paths.
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

/** Whether an address is a screen's path, spelled exactly, with a valid query. */
export const leadsToScreen = (address: string): boolean => {
  const screen = screenAt(address)
  return screen !== undefined && `${screen.path}${screen.query}` === address
}

type Reader = { roles: readonly Role[]; permissions: readonly Permission[] }

/** Where all readers can see their notifications. */
export const readersList = '/me/notifications'

/** Whether someone can open the screen at an address, by their current roles and permissions. */
const mayOpen = ({ roles, permissions }: Reader, address: string): boolean => {
  const route = routeAt(screenAt(address)?.path ?? '')?.route
  if (!route?.authRequired) return true
  const isLetIn = !route.permission || roles.includes('admin') || permissions.includes(route.permission)
  return isLetIn && (!route.roles || route.roles.some((role) => (roles as readonly string[]).includes(role)))
}

/** The address if the reader can open it, otherwise their list of notifications, so that no link leads to an error. */
export const openablePath = (reader: Reader, address: string): string =>
  mayOpen(reader, address) ? address : readersList
