import { applyForOpening, contentBySlug, contentList } from '@porchlight/contract'
import { EmptyState } from '@porchlight/ui'
import { ContentBody } from '#app/features/content/content-body.tsx'
import { jobSchema } from '#app/features/content/content-schema.ts'
import { plainTextOf } from '#app/features/content/plain-text.ts'
import { contentReader, documentOrNone, leadToMarkdown } from '#app/features/content/read-content.ts'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import { ListedHomes } from '#app/features/home-picture/listed-homes.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api as call } from '#app/lib/api.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { languageOfPage } from '#app/lib/language.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { spokenIn } from '#app/lib/meta.ts'
import type { Route } from './+types/careers'
import { MessageForm } from './message-form.tsx'
import { OpeningFacts } from './opening-facts.tsx'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, query } = contentReader({ context, request })
  const [shown, list] = await Promise.all([
    documentOrNone(api, 'page', 'careers', query),
    api(contentList, { params: { kind: 'opening' }, query }),
  ])
  const openings = await Promise.all(
    resultsOf(list).documents.map(async ({ slug }) =>
      resultsOf(await api(contentBySlug, { params: { kind: 'opening', slug }, query })),
    ),
  )
  const chosen = new URL(request.url).searchParams.get('opening')
  return { document: shown?.document ?? null, openings: openings.map(({ document }) => document), chosen }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, {
    document: args.loaderData?.document ?? null,
    description: wordsIn(pagesWords, spokenIn(args)).careersLead,
    schema: (site) =>
      (args.loaderData?.openings ?? []).flatMap((opening) => jobSchema(opening, site, plainTextOf(opening.body)) ?? []),
  })

/** `/careers`: open positions; `?opening=` opens one. */
export default function CareersPage({ loaderData: { document, openings, chosen } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const langOf = useLangOf()
  return (
    <PageDocument document={document} lead={words.careersLead}>
      <section className="wrap page-section openings">
        <h2 className="t-h2">{words.openPositions}</h2>
        {openings.length === 0 && <EmptyState title={words.noOpenings}>{words.noOpeningsText}</EmptyState>}
        {openings.map((opening) => (
          <details key={opening.slug} id={opening.slug} open={opening.slug === chosen} {...langOf(opening.language)}>
            <summary>
              <h3 className="t-card" data-content>
                {opening.title}
              </h3>
              <OpeningFacts opening={opening} />
              {opening.summary && <span data-content>{opening.summary}</span>}
            </summary>
            <div className="content-column" data-content>
              <ContentBody body={opening.body} resolved={opening.resolved} homes={ListedHomes} />
            </div>
            <section className="opening-apply">
              <h4 className="t-h3">{words.applyFor}</h4>
              <MessageForm
                asks="link"
                sent={words.form.applied}
                send={words.form.apply}
                onSend={({ name, email, phone, link, message }, traps) =>
                  call(applyForOpening, {
                    params: { slug: opening.slug },
                    body: {
                      name: name.trim(),
                      email: email.trim(),
                      phone: phone.trim(),
                      link: link.trim(),
                      message: message.trim(),
                      language: languageOfPage(),
                      traps,
                    },
                  })
                }
              />
            </section>
          </details>
        ))}
      </section>
    </PageDocument>
  )
}
