import { generatePath, redirect } from 'react-router'
import type { Route } from './+types/moved'
import { screenByPattern } from './lib/screens.ts'

/** An older or shorter form of an address; its parameters and its question go along. */
export const loader = ({ pattern, params, request }: Route.LoaderArgs) => {
  const entry = screenByPattern(pattern)
  if (!entry) throw new Response(null, { status: 404 })
  return redirect(generatePath(entry.path, params) + new URL(request.url).search, 301)
}
