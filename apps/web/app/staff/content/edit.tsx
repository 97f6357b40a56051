import '../staff.css'
import { contentForEdit, contentSettings, dateIn } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/edit'
import { editedOf } from './blank.ts'
import { Editor } from './editor.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const [desk, settings] = await Promise.all([
    api(contentForEdit, { params: { id: params.contentId } }),
    api(contentSettings),
  ])
  return { desk: resultsOf(desk), settings: resultsOf(settings), today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.desk.row.title } : {})

/** `/staff/content/{contentId}`: the editor of a document. */
export default function ContentEditPage({ loaderData: { desk, settings, today } }: Route.ComponentProps) {
  const words = useWords(staffContentWords)
  return (
    <>
      <PageHead title={<span data-content>{desk.row.title}</span>} lead={words.kinds[desk.row.kind]} />
      <Editor key={desk.row.id} start={editedOf(desk.draft)} desk={desk} settings={settings} today={today} />
    </>
  )
}
