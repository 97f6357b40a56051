import '../staff.css'
import { type ContentKind, contentKinds, contentSettings, dateIn } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/new'
import { emptyDraft } from './blank.ts'
import { Editor } from './editor.tsx'

const kindIn = (text: string | null): ContentKind => contentKinds.find((kind) => kind === text) ?? 'story'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  return {
    kind: kindIn(new URL(request.url).searchParams.get('kind')),
    settings: resultsOf(await api(contentSettings)),
    today: dateIn(site.timeZone, new Date()),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/content/new?kind=…`: a new document, not saved yet. */
export default function ContentNewPage({ loaderData: { kind, settings, today } }: Route.ComponentProps) {
  const words = useWords(staffContentWords)
  return (
    <>
      <PageHead title={words.newDocument} lead={words.kinds[kind]} />
      <Editor key={kind} start={emptyDraft(kind, today)} desk={null} settings={settings} today={today} />
    </>
  )
}
