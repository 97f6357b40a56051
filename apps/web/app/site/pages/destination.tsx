import { contentBySlug } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href, redirect } from 'react-router'
import { contentReader, leadToMarkdown } from '#app/features/content/read-content.ts'
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
  return shown
}

export const headers = sameForEverybody

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
export default function DestinationPage({ loaderData: { document, related } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const { facts, homes, title } = document
  const area = facts.kind === 'destination' ? facts.area : null
  return (
    <>
      <PageDocument document={document} />
      {Boolean(homes) && area && (
        <div className="wrap page-section">
          <ButtonLink look="primary" href={`${href('/book-a-property/:mapOrAffiliate?')}?place=${area}`}>
            {words.homesIn({ number: homes ?? 0, place: title })}
          </ButtonLink>
        </div>
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
