import { followLink } from '@porchlight/contract'
import { redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/short-link'

/** `/s/{link}`: redirects to the link's page, with its partner in the address. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { path } = resultsOf(await context.get(pageRequest).api(followLink, { params }))
  return redirect(path, { status: 302, headers: { 'cache-control': 'no-store' } })
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** Never rendered: lets an unknown link show its error in the site's frame. */
const ShortLink = () => null
export default ShortLink
