import { contentBySlug, contentList } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, TabLinks } from '@porchlight/ui'
import { data, href } from 'react-router'
import { ContentBody } from '#app/features/content/content-body.tsx'
import { contentReader, documentOrNone } from '#app/features/content/read-content.ts'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import { ListedHomes } from '#app/features/home-picture/listed-homes.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { spokenIn } from '#app/lib/meta.ts'
import { useRoot } from '#app/lib/session.ts'
import type { Route } from './+types/collateral'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { api, query } = contentReader({ context, request })
  const [shown, all] = await Promise.all([
    documentOrNone(api, 'page', 'collateral', query),
    api(contentList, { params: { kind: 'collateral' }, query }),
  ])
  const { documents, audiences } = resultsOf(all)
  const chosen = params.colType ?? null
  if (chosen && !audiences.some(({ slug }) => slug === chosen)) throw data(null, { status: 404 })
  const slugs = documents.filter(({ facts }) => facts.kind === 'collateral' && (!chosen || facts.audience === chosen))
  const full = await Promise.all(
    slugs.map(async ({ slug }) => resultsOf(await api(contentBySlug, { params: { kind: 'collateral', slug }, query }))),
  )
  return {
    document: shown?.document ?? null,
    audiences: audiences.filter(({ slug }) =>
      documents.some(({ facts }) => facts.kind === 'collateral' && facts.audience === slug),
    ),
    chosen,
    documents: full.map(({ document }) => document),
  }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, {
    document: args.loaderData?.document ?? null,
    type: 'CollectionPage',
    description: wordsIn(pagesWords, spokenIn(args)).collateralLead,
  })

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** `/collateral/{colType?}`: documents to read, print, and download. */
export default function CollateralPage({ loaderData }: Route.ComponentProps) {
  const { document, documents, audiences, chosen } = loaderData
  const words = useWords(pagesWords)
  const texts = useWords(contentWords)
  const langOf = useLangOf()
  const label = useRoot()?.screen?.title ?? ''
  const path = (colType?: string) => href('/collateral/:colType?', colType ? { colType } : {})
  const known: Record<string, string> = words.audiences
  return (
    <PageDocument document={document} lead={words.collateralLead}>
      <div className="wrap page-section collateral">
        {audiences.length > 0 && (
          <TabLinks
            label={label}
            tabs={[
              { href: path(), label: words.everyone, current: chosen === null },
              ...audiences.map(({ slug, name }) => ({
                href: path(slug),
                label: known[slug] ?? name,
                current: slug === chosen,
              })),
            ]}
          />
        )}
        {documents.length === 0 && <EmptyState title={words.noCollateral}>{words.noCollateralText}</EmptyState>}
        {documents.map((one) => {
          const [file] = one.resolved.files.filter(
            ({ id }) => one.facts.kind === 'collateral' && id === one.facts.fileId,
          )
          return (
            <article key={one.slug} id={one.slug} className="collateral-document" {...langOf(one.language)}>
              <header data-content>
                <h2 className="t-h2">{one.title}</h2>
                <p className="t-lead">{one.summary}</p>
              </header>
              <div className="content-column" data-content>
                <ContentBody body={one.body} resolved={one.resolved} homes={ListedHomes} />
              </div>
              <div className="page-acts collateral-acts">
                {file && (
                  <ButtonLink href={file.src} look="primary">
                    {words.download({ size: megabytes(file.bytes) })}
                  </ButtonLink>
                )}
                <Button onClick={() => window.print()}>{texts.print}</Button>
              </div>
            </article>
          )
        })}
      </div>
    </PageDocument>
  )
}
