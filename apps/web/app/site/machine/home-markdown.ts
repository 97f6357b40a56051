import { homeBySlug } from '@porchlight/contract'
import { data } from 'react-router'
import { amenitiesIn } from '#app/lib/amenities.server.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { fetchQuoteWith } from '../property/fetch-quote.ts'
import { homeMarkdown } from '../property/home-markdown.ts'
import { parseStay } from '../property/stay-params.ts'
import type { Route } from './+types/home-markdown'

const language = 'en'

/** `/properties/{slug}.md`: a home with its price as Markdown, in English. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { pathname, searchParams } = new URL(request.url)
  const slug = /\/([a-z0-9-]{1,120})\.md$/.exec(pathname)?.[1]
  if (!slug) throw data(null, { status: 404 })
  const { home } = resultsOf(await api(homeBySlug, { params: { slug }, query: { language } }))
  const pricing = await fetchQuoteWith(api, home.id, parseStay(searchParams))
  const shown = { ...home, amenities: amenitiesIn(home.amenities, language) }
  return new Response(homeMarkdown(shown, pricing), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': home.language,
      link: `<${new URL(`/properties/${home.slug}`, site.publicUrl).href}>; rel="canonical"`,
      'cache-control': 'no-cache',
    },
  })
}
