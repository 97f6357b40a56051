import { contentStories } from '@porchlight/contract'
import { contentReader } from '#app/features/content/read-content.ts'
import { resultsOf } from '#app/lib/answers.ts'
import type { Route } from './+types/feed'
import { atomFeed, rssFeed } from './feed-xml.ts'

/** `/blog/feed.xml` and `/blog/atom.xml`: the newest stories, in the language of the address. */
export const loader = async ({ context, request, pattern }: Route.LoaderArgs) => {
  const { api, site, query } = contentReader({ context, request })
  const { stories } = resultsOf(await api(contentStories, { query: { ...query, perPage: '50' } }))
  const isAtom = pattern.endsWith('atom.xml')
  const feed = { site, stories, language: query.language ?? 'en', self: new URL(request.url).pathname }
  return new Response(isAtom ? atomFeed(feed) : rssFeed(feed), {
    headers: {
      'content-type': `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
      'cache-control': 'no-cache',
    },
  })
}
