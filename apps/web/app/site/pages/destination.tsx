import { contentBySlug, contentStories } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href, redirect } from 'react-router'
import { contentReader, leadToMarkdown } from '#app/features/content/read-content.ts'
import { StoryCard } from '#app/features/content/story-cards.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { shareCardOf } from '#app/lib/share-card.ts'
import type { Route } from './+types/destination'
import { DestinationCards } from './destination-cards.tsx'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

const pathOf = (slug: string): string => href('/whereto/:slug', { slug })

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, query } = contentReader({ context, request })
  const shown = resultsOf(await api(contentBySlug, { params: { kind: 'destination', slug: params.slug }, query }))
  if (shown.document.slug !== params.slug) throw redirect(pathOf(shown.document.slug), 301)
  // The stories that name the town.
  const naming = await api(contentStories, { query: { ...query, q: shown.document.title, perPage: '3' } })
  return { ...shown, stories: naming.ok ? naming.results.stories : [] }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => {
  const document = args.loaderData?.document ?? null
  const facts = document?.facts
  return contentMeta(args, {
    document,
    ...(document && {
      path: pathOf(document.slug),
      image: shareCardOf('destination', document.slug, { alt: document.title, language: document.language }),
    }),
    schema: () =>
      document && facts?.kind === 'destination'
        ? [
            {
              '@type': 'TouristDestination',
              name: document.title,
              description: document.summary,
              geo: { '@type': 'GeoCoordinates', latitude: facts.lat, longitude: facts.lng },
            },
          ]
        : [],
  })
}

/** `/whereto/{slug}` */
export default function DestinationPage({ loaderData: { document, related, stories } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const { facts, homes, title } = document
  const area = facts.kind === 'destination' ? facts.area : null
  return (
    <>
      <PageDocument
        document={document}
        actions={
          Boolean(homes) &&
          area && (
            <ButtonLink look="primary" href={`${href('/book-a-property/:mapOrAffiliate?')}?place=${area}`}>
              {words.homesIn({ number: homes ?? 0, place: title })}
            </ButtonLink>
          )
        }
      />
      {stories.length > 0 && (
        <section className="wrap page-section">
          <h2 className="t-h1">{words.storiesFrom({ place: title })}</h2>
          <ul className="page-stories">
            {stories.map((story) => (
              <li key={story.slug}>
                <StoryCard story={story} sizes="(width <= 768px) 100vw, 33vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section className="page-band">
          <div className="wrap">
            <h2 className="t-h1">{words.moreDestinations}</h2>
            <DestinationCards destinations={related.slice(0, 3)} name="h3" />
          </div>
        </section>
      )}
    </>
  )
}
