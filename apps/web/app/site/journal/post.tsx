import '#app/features/content/content.css'
import './journal.css'
import { type ContentDocument, contentBySlug, contentStories } from '@porchlight/contract'
import { ButtonLink, Icon, UiLink } from '@porchlight/ui'
import { href, redirect } from 'react-router'
import { ContentBody } from '#app/features/content/content-body.tsx'
import { articleSchema } from '#app/features/content/content-schema.ts'
import { Contents } from '#app/features/content/contents.tsx'
import { contentReader, leadToMarkdown } from '#app/features/content/read-content.ts'
import { StoryCard, useLangOf } from '#app/features/content/story-cards.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { ListedHomes } from '#app/features/home-picture/listed-homes.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { shareCardOf } from '#app/lib/share-card.ts'
import type { Route } from './+types/post'
import { JournalNav } from './journal-nav.tsx'
import { StoryHead } from './story-head.tsx'

const pathOf = (slug: string): string => href('/blog/:slug', { slug })

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, query } = contentReader({ context, request })
  const [found, stories] = await Promise.all([
    api(contentBySlug, { params: { kind: 'story', slug: params.slug }, query }),
    api(contentStories, { query: { ...query, perPage: '1' } }),
  ])
  const shown = resultsOf(found)
  if (shown.document.slug !== params.slug) throw redirect(pathOf(shown.document.slug), 301)
  return { ...shown, topics: stories.ok ? stories.results.topics : [] }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const document = args.loaderData?.document
  const site = args.matches[0]?.loaderData?.site
  if (!document || !site) return pageMeta(args)
  const path = pathOf(document.slug)
  return pageMeta(args, {
    title: document.seoTitle || document.title,
    description: document.seoDescription || document.summary,
    path,
    type: 'article',
    image: shareCardOf('story', document.slug, { alt: document.title, language: document.language }),
    jsonLd: articleSchema(document, site, path),
  })
}

const Author = ({ document: { byline, title } }: { document: ContentDocument }) => {
  const words = useWords(contentWords)
  if (!byline) return null
  return (
    <section className="story-author">
      {byline.portrait && <HomePicture image={byline.portrait} sizes="200px" className="story-portrait" silent />}
      <div data-content>
        <h2 className="t-h3">{byline.name}</h2>
        <p>{byline.about}</p>
        <UiLink className="inline-link" href={`${href('/blog')}?author=${byline.slug}`}>
          {words.allBy({ number: byline.stories, name: byline.name })}
        </UiLink>
      </div>
      <ButtonLink href={`${href('/contact')}?about=${encodeURIComponent(title)}`}>{words.askUs}</ButtonLink>
    </section>
  )
}

/** `/blog/{slug}` */
export default function PostPage({ loaderData: { document, related, topics } }: Route.ComponentProps) {
  const words = useWords(contentWords)
  const langOf = useLangOf()
  const [topic] = document.topics
  const [first, ...rest] = related
  return (
    <>
      {topics.length > 0 && <JournalNav topics={topics} current={topic?.slug} />}
      <article {...langOf(document.language)}>
        <StoryHead document={document} />
        <div className="wrap content-article story-lead" data-content>
          <Contents body={document.body} label={words.inThisStory}>
            <a
              className="story-share"
              href={`mailto:?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(document.summary)}`}
            >
              <Icon name="share" size={18} />
              {words.share}
            </a>
          </Contents>
          <ContentBody body={document.body} resolved={document.resolved} homes={ListedHomes} />
        </div>
        <div className="wrap">
          <Author document={document} />
        </div>
      </article>
      {first && (
        <section className="story-more">
          <div className="wrap">
            <header>
              <h2 className="t-h1">{words.keepReading}</h2>
              {topic && (
                <UiLink className="inline-link" href={href('/blog/topics/:slug', { slug: topic.slug })} data-content>
                  {words.allIn({ topic: topic.name })}
                </UiLink>
              )}
            </header>
            <div className="story-more-grid">
              <StoryCard story={first} look="large" sizes="(width <= 768px) 100vw, 50vw" />
              <ul>
                {rest.map((story) => (
                  <li key={story.slug}>
                    <StoryCard story={story} look="row" sizes="200px" />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      )}
    </>
  )
}
