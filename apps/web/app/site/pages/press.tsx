import { contentList } from '@porchlight/contract'
import { ButtonLink, EmptyState, Icon } from '@porchlight/ui'
import { organization } from '#app/features/content/content-schema.ts'
import { contentReader, documentOrNone, leadToMarkdown } from '#app/features/content/read-content.ts'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { spokenIn } from '#app/lib/meta.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/press'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, query } = contentReader({ context, request })
  const [shown, list] = await Promise.all([
    documentOrNone(api, 'page', 'press', query),
    api(contentList, { params: { kind: 'press' }, query }),
  ])
  const newest = resultsOf(list).documents.flatMap((card) =>
    card.facts.kind === 'press' ? [{ ...card, facts: card.facts }] : [],
  )
  return {
    document: shown?.document ?? null,
    items: newest.toSorted((one, other) => other.facts.publishedOn.localeCompare(one.facts.publishedOn)),
  }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, {
    document: args.loaderData?.document ?? null,
    description: wordsIn(pagesWords, spokenIn(args)).pressLead,
    schema: (site) => [organization(site)],
  })

/** `/press`: what is written about the company, and whom to contact. */
export default function PressPage({ loaderData: { document, items } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const langOf = useLangOf()
  const { date } = useFormats()
  const { contactEmail, contactPhone } = useSite()
  return (
    <PageDocument document={document} lead={words.pressLead}>
      <div className="wrap page-section page-split">
        <section>
          <h2 className="t-h2">{words.inTheNews}</h2>
          {items.length === 0 && <EmptyState title={words.noPress}>{words.noPressText}</EmptyState>}
          <ul className="press-items">
            {items.map(({ slug, title, summary, language, facts }) => (
              <li key={slug}>
                <p className="t-small muted num">
                  <span data-content>{facts.outlet}</span> · {date(facts.publishedOn)}
                </p>
                <h3 className="t-card" data-content {...langOf(language)}>
                  {facts.url ? (
                    <a href={facts.url} rel="noopener">
                      {title} <Icon name="arrow-up-right" size={18} />
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                {summary && (
                  <p data-content {...langOf(language)}>
                    {summary}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
        <aside className="page-aside">
          <h2 className="t-h3">{words.pressContact}</h2>
          <p>{words.pressContactText}</p>
          <div className="page-acts">
            <ButtonLink
              look="primary"
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(words.pressContact)}`}
            >
              {words.writePress}
            </ButtonLink>
            {contactPhone && (
              <ButtonLink icon="phone" href={`tel:${contactPhone.replaceAll(' ', '')}`}>
                {contactPhone}
              </ButtonLink>
            )}
          </div>
        </aside>
      </div>
    </PageDocument>
  )
}
