import { contentAvailable, homeSlugs } from '@porchlight/contract'
import { data, generatePath } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { openPaths, screenByPattern } from '#app/lib/screens.ts'
import type { Route } from './+types/shard'
import { contentPaths } from './content-paths.ts'
import { sitemap, xmlAnswer } from './xml.ts'

const property = screenByPattern('/properties/:slug/:thirdParty?')?.path ?? ''

/**
 * `/sitemaps/pages.xml`: every open screen whose address needs no parameters; `content.xml`: the team's published
 * documents; `homes-N.xml`: live homes.
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const address = (path: string) => new URL(path, site.publicUrl).href
  if (params.shard === 'pages.xml') return xmlAnswer(sitemap(openPaths().map(address)))
  if (params.shard === 'content.xml') {
    const available = resultsOf(await api(contentAvailable))
    return xmlAnswer(sitemap(contentPaths(available).map(address)))
  }
  const part = Number(/^homes-([1-9]\d{0,3})\.xml$/.exec(params.shard)?.[1] ?? 0)
  const { slugs, parts } = part > 0 ? resultsOf(await api(homeSlugs, { query: { part } })) : { slugs: [], parts: 0 }
  if (part === 0 || part > parts) throw data(null, { status: 404 })
  return xmlAnswer(sitemap(slugs.map((slug) => address(generatePath(property, { slug })))))
}
