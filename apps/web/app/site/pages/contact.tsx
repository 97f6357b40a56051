import { ButtonLink } from '@porchlight/ui'
import { organization } from '#app/features/content/content-schema.ts'
import { contentReader, documentOrNone } from '#app/features/content/read-content.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { spokenIn } from '#app/lib/meta.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/contact'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, query } = contentReader({ context, request })
  const shown = await documentOrNone(api, 'page', 'contact', query)
  return { document: shown?.document ?? null }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, {
    document: args.loaderData?.document ?? null,
    type: 'ContactPage',
    description: wordsIn(pagesWords, spokenIn(args)).contactLead,
    schema: (site) => [organization(site)],
  })

/** `/contact`: how to reach the team; hours, office, and map are blocks the team edits. */
export default function ContactPage({ loaderData: { document } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const { contactEmail, contactPhone, legalName } = useSite()
  return (
    <PageDocument document={document} lead={words.contactLead}>
      <div className="wrap page-section page-split">
        <section />
        <aside className="page-aside">
          <h2 className="t-h3">{words.reachUs}</h2>
          <address>
            <p>{legalName}</p>
          </address>
          <div className="page-acts">
            {contactPhone && (
              <ButtonLink icon="phone" href={`tel:${contactPhone.replaceAll(' ', '')}`}>
                {contactPhone}
              </ButtonLink>
            )}
            <ButtonLink look="primary" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </PageDocument>
  )
}
