import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { organization } from '#app/features/content/content-schema.ts'
import { contentReader, documentOrNone, leadToMarkdown } from '#app/features/content/read-content.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { sameForEverybody } from '#app/lib/headers.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/about'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, query } = contentReader({ context, request })
  const shown = await documentOrNone(api, 'page', 'about', query)
  return { document: shown?.document ?? null }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, {
    document: args.loaderData?.document ?? null,
    type: 'AboutPage',
    schema: (site) => [organization(site)],
  })

/** `/about` */
export default function AboutPage({ loaderData: { document } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const { name } = useSite()
  return (
    <PageDocument document={document} lead={words.aboutLead({ name })}>
      {!document && (
        <div className="wrap page-section page-acts">
          <ButtonLink look="primary" href={href('/contact')}>
            {words.contactUs}
          </ButtonLink>
          <ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.allHomes}</ButtonLink>
        </div>
      )}
    </PageDocument>
  )
}
