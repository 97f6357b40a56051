import { type Site, shutOut, type User } from '@porchlight/contract'
import type { Scheme } from '@porchlight/ui'
import { createContext, isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { Spoken } from './language.ts'
import type { Screen } from './screen.ts'

/**
 * The current user, as returned by the first data request. `unknown` if that failed: then no one is sent to the login.
 */
export type Session = {
  user: User | null
  unknown: boolean
  mapKey: string | null
  mapStyles: { light: string; dark: string }
}

/** For loaders: `context.get(session).user`. */
export const session = createContext<Session>()

/** What the root loader gives to every page. It contains no secrets, so that public pages can be cached. */
export type RootData = {
  site: Site
  /** Where the site's name links to. */
  front: string
  /** Null if there is none, such as on the not-found page. */
  screen: Screen | null
  user: User | null
  language: Spoken
  mapKey: string | null
  mapStyles: { light: string; dark: string }
  scheme: Scheme
  requestId: string
  /** Links in the header, before the account. */
  header: readonly { path: string; label: string }[]
  /** The team's pages in the footer; absent if the page's loader did not run. */
  menu?: readonly { title: string; links: readonly { path: string; label: string }[] }[]
}

/**
 * The root data in a response that was decided before the root's loader ran, so that it can be shown in the usual
 * frame.
 */
export type WithRoot = { root: RootData }

/** The root data of a response that came without its loader. */
export const rootOfError = (error: unknown): RootData | undefined =>
  isRouteErrorResponse(error) ? (error.data as Partial<WithRoot> | null)?.root : undefined

export const useRoot = (): RootData | undefined => {
  const loaded = useRouteLoaderData('root') as RootData | undefined
  const error = useRouteError()
  return loaded ?? rootOfError(error)
}

const needed = (root: RootData | undefined): RootData => {
  if (!root) throw new Error('The root loader has not run')
  return root
}

export const useSite = (): Site => needed(useRoot()).site
export const useFront = (): string => needed(useRoot()).front
export const useUser = (): User | null => useRoot()?.user ?? null
/** The user, unless a login step is still open: until then none of their data is loaded (spec section 4). */
export const useOpenUser = (): User | null => {
  const user = useUser()
  return user && shutOut(user, new Date()) === undefined ? user : null
}
export const useMapStyles = (): { light: string; dark: string } => needed(useRoot()).mapStyles
