import '../journal/journal.css'
import { contentPreview } from '@porchlight/contract'
import { ContentBody } from '#app/features/content/content-body.tsx'
import { contentReader } from '#app/features/content/read-content.ts'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import { ListedHomes } from '#app/features/home-picture/listed-homes.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { StoryHead } from '../journal/story-head.tsx'
import type { Route } from './+types/preview'

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { api, query } = contentReader({ context, request })
  return resultsOf(await api(contentPreview, { params: { token: params.hash }, query }))
}

/** The address contains a key. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { noindex: true, ...(args.loaderData && { title: args.loaderData.document.title }) })

/** `/content-preview/{hash}`: the latest draft, for anyone who has the link. */
export default function PreviewPage({ loaderData: { document, state } }: Route.ComponentProps) {
  const words = useWords(contentWords)
  const langOf = useLangOf()
  const bar = {
    draft: words.previewDraft,
    scheduled: words.previewScheduled,
    published: words.previewPublished,
    archived: words.previewArchived,
  }[state]
  return (
    <>
      <p className="content-draft-bar" role="status">
        {bar}
      </p>
      <article {...langOf(document.language)}>
        <StoryHead document={document} />
        <div className="wrap content-article" data-content>
          <ContentBody body={document.body} resolved={document.resolved} homes={ListedHomes} />
        </div>
      </article>
    </>
  )
}
