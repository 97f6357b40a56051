import { type Site, shutOut, type User } from '@porchlight/contract'
import type { Scheme } from '@porchlight/ui'
import { createContext, isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { Spoken } from './language.ts'
import type { Screen } from './screen.ts'

/** Who asks, as the first data pull told. `unknown` when the pull failed: then nobody is sent to the login. */
export type Session = {
  user: User | null
  unknown: boolean
  mapKey: string | null
  mapStyles: { light: string; dark: string }
}

/** For loaders: `context.get(session).user`. */
export const session = createContext<Session>()

/** What the root loader gives to every page. It holds no secret, so that public pages may be cached. */
export type RootData = {
  site: Site
  /** Where the name of the site leads. */
  front: string
  /** Null where there is none, such as on the not-found page. */
  screen: Screen | null
  user: User | null
  language: Spoken
  mapKey: string | null
  mapStyles: { light: string; dark: string }
  scheme: Scheme
  requestId: string
  /** Links in the header, before the account. */
  header: readonly { path: string; label: string }[]
  /** Pages of the team in the footer; absent where the page’s loader did not run. */
  menu?: readonly { title: string; links: readonly { path: string; label: string }[] }[]
}

/** What an answer carries that was decided before the root's loader ran, so that it can be shown in the usual frame. */
export type WithRoot = { root: RootData }

/** The root's data of an answer that came without its loader. */
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
/** The person, unless a login step is still open: until then nothing of theirs is fetched (spec section 4). */
export const useOpenUser = (): User | null => {
  const user = useUser()
  return user && shutOut(user, new Date()) === undefined ? user : null
}
export const useMapStyles = (): { light: string; dark: string } => needed(useRoot()).mapStyles
