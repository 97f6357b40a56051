import { type ContentKind, guideSlug } from '@porchlight/contract'
import { data } from 'react-router'
import { markdownOf } from '#app/features/content/markdown.ts'
import { contentReader, documentOrNone } from '#app/features/content/read-content.ts'
import type { Route } from './+types/markdown'

const kindAt = (pathname: string): ContentKind => {
  if (pathname.startsWith('/blog/')) return 'story'
  if (pathname.startsWith('/whereto/')) return 'destination'
  return pathname === '/hamptons-guide.md' ? 'guide' : 'page'
}

/** `/blog/{slug}.md`, `/whereto/{slug}.md`, `/hamptons-guide.md`, and the team's own pages, as Markdown. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site, query } = contentReader({ context, request })
  const { pathname } = new URL(request.url)
  const kind = kindAt(pathname)
  const slug = kind === 'guide' ? guideSlug : (/\/([a-z0-9-]{1,80})\.md$/.exec(pathname)?.[1] ?? '')
  const found = slug ? await documentOrNone(api, kind, slug, query) : null
  if (!found) throw data(null, { status: 404 })
  const canonical = new URL(pathname.replace(/\.md$/, ''), site.publicUrl).href
  return new Response(markdownOf(found.document), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': found.document.language,
      link: `<${canonical}>; rel="canonical"`,
      'cache-control': 'no-cache',
    },
  })
}
