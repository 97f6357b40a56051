import { routeAt } from '@porchlight/contract/routes'
import { generatePath, redirect } from 'react-router'
import type { Route } from './+types/redirect-route'
import { screenByPattern } from './lib/screens.ts'

/** Redirects an older or shorter form of an address, with its parameters and query. */
export const loader = ({ pattern, params, request }: Route.LoaderArgs) => {
  const entry = screenByPattern(pattern)
  if (!entry) throw new Response(null, { status: 404 })
  const { pathname, search } = new URL(request.url)
  // A word spelled out in the pattern also counts as a parameter.
  return redirect(generatePath(entry.path, { ...routeAt(pathname)?.params, ...params }) + search, 301)
}

/** Never shown. With it a moved address that leads nowhere is answered by the page of a missing page, not by data. */
const Moved = () => null
export default Moved
