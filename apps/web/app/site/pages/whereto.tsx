import { contentList } from '@porchlight/contract'
import { ButtonLink, EmptyState } from '@porchlight/ui'
import { href } from 'react-router'
import { listSchema } from '#app/features/content/content-schema.ts'
import { contentReader, documentOrNone } from '#app/features/content/read-content.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { spokenIn } from '#app/lib/meta.ts'
import type { Route } from './+types/whereto'
import { DestinationCards } from './destination-cards.tsx'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, query } = contentReader({ context, request })
  const [shown, list] = await Promise.all([
    documentOrNone(api, 'page', 'whereto', query),
    api(contentList, { params: { kind: 'destination' }, query }),
  ])
  return { document: shown?.document ?? null, destinations: resultsOf(list).documents }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, {
    document: args.loaderData?.document ?? null,
    type: 'CollectionPage',
    description: wordsIn(pagesWords, spokenIn(args)).wheretoLead,
    schema: (site) => listSchema(site, args.loaderData?.destinations ?? [], (slug) => href('/whereto/:slug', { slug })),
  })

/** `/whereto`: every destination. */
export default function WheretoPage({ loaderData: { document, destinations } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  return (
    <PageDocument document={document} lead={words.wheretoLead}>
      <div className="wrap page-section">
        {destinations.length > 0 ? (
          <DestinationCards destinations={destinations} name="h2" />
        ) : (
          <EmptyState
            title={words.noDestinations}
            actions={<ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.allHomes}</ButtonLink>}
          >
            {words.noDestinationsText}
          </EmptyState>
        )}
      </div>
    </PageDocument>
  )
}
