import { guideSlug } from '@porchlight/contract'
import { ButtonLink, EmptyState } from '@porchlight/ui'
import { href } from 'react-router'
import { ContentBody } from '#app/features/content/content-body.tsx'
import { Contents } from '#app/features/content/contents.tsx'
import { contentReader, documentOrNone, leadToMarkdown } from '#app/features/content/read-content.ts'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { ListedHomes } from '#app/features/home-picture/listed-homes.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { sameForEverybody } from '#app/lib/headers.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Route } from './+types/guide'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, query } = contentReader({ context, request })
  const shown = await documentOrNone(api, 'guide', guideSlug, query)
  return { document: shown?.document ?? null }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => contentMeta(args, { document: args.loaderData?.document ?? null })

/** `/hamptons-guide`: the guide to the company's region, under the name the team gives it. */
export default function GuidePage({ loaderData: { document } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const texts = useWords(contentWords)
  const langOf = useLangOf()
  if (!document)
    return (
      <PageDocument document={null}>
        <div className="wrap page-section">
          <EmptyState
            title={words.noGuide}
            actions={<ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.allHomes}</ButtonLink>}
          >
            {words.noGuideText}
          </EmptyState>
        </div>
      </PageDocument>
    )
  return (
    <article className="page-document" {...langOf(document.language)}>
      <header className="wrap page-head">
        <h1 className="t-title" data-content>
          {document.title}
        </h1>
        <p className="t-intro" data-content>
          {document.summary}
        </p>
      </header>
      {document.cover && (
        <figure className="page-cover" data-content>
          <HomePicture image={document.cover} sizes="100vw" eager focus="50% 60%" />
          {document.coverCaption && <figcaption className="wrap">{document.coverCaption}</figcaption>}
        </figure>
      )}
      <div className="wrap content-article" data-content>
        <Contents body={document.body} label={texts.onThisPage} />
        <ContentBody body={document.body} resolved={document.resolved} homes={ListedHomes} />
      </div>
    </article>
  )
}
