import { contentAvailable, contentList, contentStories } from '@porchlight/contract'
import { plain } from '#app/features/content/markdown.ts'
import { contentReader } from '#app/features/content/read-content.ts'
import { resultsOf } from '#app/lib/answers.ts'
import type { Route } from './+types/llms'

const mostListed = 50

/** `/llms.txt`: what the site is and what is worth reading, for language models (llmstxt.org). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site, query } = contentReader({ context, request })
  const [stories, places, available] = await Promise.all([
    api(contentStories, { query: { ...query, perPage: String(mostListed) } }),
    api(contentList, { params: { kind: 'destination' }, query }),
    api(contentAvailable, { query }),
  ])
  const at = (path: string) => new URL(path, site.publicUrl).href
  const line = (title: string, path: string, summary: string) =>
    `- [${plain(title)}](${at(path)})${summary ? `: ${plain(summary.replaceAll('\n', ' '))}` : ''}`
  const { guide } = resultsOf(available)
  const lists: [string, string[]][] = [
    [
      'Homes',
      [
        line('All homes', '/book-a-property', 'search by dates, guests, and place; prices include every mandatory fee'),
        line(
          'Sitemap',
          '/sitemap.xml',
          'every home; each page is Markdown if .md is added to its address, and has schema.org data with prices and availability',
        ),
        ...(guide ? [line(guide, '/hamptons-guide.md', '')] : []),
      ],
    ],
    [
      'Places',
      resultsOf(places).documents.map(({ title, slug, summary }) => line(title, `/whereto/${slug}.md`, summary)),
    ],
    ['Stories', resultsOf(stories).stories.map(({ title, slug, summary }) => line(title, `/blog/${slug}.md`, summary))],
    ['Contact', [line('Contact', '/contact', [site.contactEmail, site.contactPhone].filter(Boolean).join(', '))]],
  ]
  const text = [
    `# ${site.name}`,
    `> Vacation homes managed by ${site.legalName}.`,
    ...lists.filter(([, lines]) => lines.length > 0).map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
    '',
  ].join('\n\n')
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
