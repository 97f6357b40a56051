import { followLink } from '@porchlight/contract'
import { redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/short-link'

/** `/s/{link}`: on to the page of ours that the link was made for; its partner goes along in the address. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { path } = resultsOf(await context.get(pageRequest).api(followLink, { params }))
  return redirect(path, { status: 302, headers: { 'cache-control': 'no-store' } })
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** Never shown: with a page of its own, an unknown link is answered within the site's frame. */
const ShortLink = () => null
export default ShortLink
