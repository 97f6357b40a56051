import { isWorthComingBack, type Opened } from './worth-coming-back.ts'

type Root = { user?: { id: number } | null; screen?: Opened['screen'] }
type State = { location: Path; loaderData: { root?: Root }; matches: { params: Opened['params'] }[] }
type Path = { pathname: string; search: string; hash: string }
/** The parts of React Router's own object needed here. */
type Router = {
  state: State
  navigate: (to: string, options?: { replace: boolean }) => Promise<void>
  subscribe: (heard: (state: State) => void) => () => void
}

/** React Router puts it there for its tools; code outside components can't get it any other way. */
const router = (): Router | undefined => (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter

const lookAgainMs = 100

/** The router, once the page is hydrated. */
const whenAlive = async (): Promise<Router> => {
  for (;;) {
    const found = router()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
}

/** An open page: its path with query and hash, who is viewing it, and whether the app can start there again. */
type Page = { path: string; userId: number | null; isWorth: boolean }

const pageIn = ({ location: { pathname, search, hash }, loaderData: { root }, matches }: State): Page => ({
  path: `${pathname}${search}${hash}`,
  userId: root?.user?.id ?? null,
  isWorth: isWorthComingBack({ screen: root?.screen, params: matches.at(-1)?.params ?? {} }),
})

/** Reports every page from now on, starting with the open one. */
export const onPages = async (heard: (page: Page) => void): Promise<void> => {
  const { state, subscribe } = await whenAlive()
  heard(pageIn(state))
  subscribe((next) => heard(pageIn(next)))
}

/** The open page, once it is hydrated. */
export const pageHere = async (): Promise<Page> => pageIn((await whenAlive()).state)

/** Opens a path of the product, without a full reload if possible. */
export const goTo = (path: string, replace = false): void => {
  const found = router()
  if (found) void found.navigate(path, { replace })
  else if (replace) location.replace(path)
  else location.assign(path)
}
