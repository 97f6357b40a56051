import '#app/features/content/content.css'
import './journal.css'
import { contentStories } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, UiLink } from '@porchlight/ui'
import { data, Form, href } from 'react-router'
import { blogSchema } from '#app/features/content/content-schema.ts'
import { contentReader } from '#app/features/content/read-content.ts'
import { StoryCard } from '#app/features/content/story-cards.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, shareOf, spokenIn } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { useRoot } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { JournalNav } from './journal-nav.tsx'

const perPage = 13

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { api, query } = contentReader({ context, request })
  const search = new URL(request.url).searchParams
  const page = pageNumber(request)
  const author = /^[a-z0-9-]{1,80}$/.exec(search.get('author') ?? '')?.[0]
  const q = (search.get('q') ?? '').trim().slice(0, 80)
  const found = resultsOf(
    await api(contentStories, {
      query: {
        ...query,
        page: String(page),
        perPage: String(perPage),
        ...(params.slug && { topic: params.slug }),
        ...(author && { author }),
        ...(q && { q }),
      },
    }),
  )
  const topic = found.topics.find(({ slug }) => slug === params.slug) ?? null
  if (params.slug && !topic) throw data(null, { status: 404 })
  if (page > 1 && found.stories.length === 0) throw data(null, { status: 404 })
  return { ...found, topic, page, q, filtered: Boolean(q || author), asksSearch: search.has('search') }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const site = args.matches[0]?.loaderData?.site
  const { stories = [], topic, page = 1, filtered = false } = args.loaderData ?? {}
  const words = wordsIn(contentWords, spokenIn(args))
  return [
    ...pageMeta(args, {
      ...(topic && { title: `${topic.name} · ${words.journal}` }),
      image: shareOf(stories.find(({ cover }) => cover)?.cover),
      noindex: filtered || page > 1,
      ...(site && { jsonLd: blogSchema(site, stories) }),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: words.journal,
      href: '/blog/feed.xml',
    },
  ]
}

type Shown = Route.ComponentProps['loaderData']

const SearchForm = ({ q }: { q: string }) => {
  const words = useWords(contentWords)
  return (
    <Form id="search" role="search" action={href('/blog')} className="journal-search">
      <label>
        <span className="t-small">{words.searchStories}</span>
        <input type="search" name="q" defaultValue={q} maxLength={80} autoComplete="off" />
      </label>
      <Button type="submit">{words.search}</Button>
    </Form>
  )
}

/** Newer and older stories, as links. */
const Pages = ({ page, total, topic, q }: Pick<Shown, 'page' | 'total' | 'topic' | 'q'>) => {
  const words = useWords(contentWords)
  const path = topic ? href('/blog/topics/:slug', { slug: topic.slug }) : href('/blog')
  const at = (number: number) => `${path}?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`
  if (total <= perPage) return null
  return (
    <nav className="journal-pages" aria-label={words.allStories}>
      {page > 1 && <ButtonLink href={at(page - 1)}>{words.newerStories}</ButtonLink>}
      {page * perPage < total && <ButtonLink href={at(page + 1)}>{words.olderStories}</ButtonLink>}
    </nav>
  )
}

/** `/blog` and `/blog/topics/{slug}`: the newest story large, the others in a grid. */
export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { stories, topics, topic, author, page, total, q, filtered, asksSearch } = loaderData
  const words = useWords(contentWords)
  const title = useRoot()?.screen?.title
  const [first, ...others] = filtered ? [undefined, ...stories] : stories
  return (
    <>
      {topics.length > 0 && <JournalNav topics={topics} current={topic?.slug} />}
      <div className="wrap journal">
        <header className="journal-head">
          <h1 className="t-title" data-content>
            {topic?.name ?? (author ? words.storiesBy({ name: author.name }) : title)}
          </h1>
          {author?.about && (
            <p className="t-lead" data-content>
              {author.about}
            </p>
          )}
          {(q || asksSearch) && <SearchForm q={q} />}
          {q && (
            <p role="status">
              {words.found({ number: total, q })}{' '}
              <UiLink className="inline-link" href={href('/blog')}>
                {words.clearSearch}
              </UiLink>
            </p>
          )}
        </header>
        {total === 0 && !q && (
          <EmptyState
            title={words.noStories}
            actions={<ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.findHome}</ButtonLink>}
          >
            {words.noStoriesText}
          </EmptyState>
        )}
        {first && <StoryCard story={first} look="large" name="h2" sizes="(width <= 768px) 100vw, 60vw" eager />}
        {others.length > 0 && (
          <ul className="journal-grid">
            {others.map((story) => (
              <li key={story?.slug}>
                {story && <StoryCard story={story} name="h2" sizes="(width <= 768px) 100vw, 33vw" />}
              </li>
            ))}
          </ul>
        )}
        <Pages page={page} total={total} topic={topic} q={q} />
        {total > 0 && (
          <p>
            <a className="inline-link t-small" href="/blog/feed.xml">
              {words.feed}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
