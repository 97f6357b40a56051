import '../staff.css'
import { documentsDesk, documentsOfHome, homeDesk } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { staffHomeTabsWords } from '#app/lib/messages/staff/home-tabs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/documents-page'
import { Documents } from './documents.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const home = { params: { id: params.propertyId } }
  const [desk, given, all] = await Promise.all([api(homeDesk, home), api(documentsOfHome, home), api(documentsDesk)])
  return { desk: resultsOf(desk), documents: resultsOf(given).documents, templates: resultsOf(all).templates }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/homes/{id}/documents`: what its owners sign. */
const StaffHomeDocumentsPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(staffHomeTabsWords)
  return (
    <>
      <PageHead title={words.documents} />
      <Documents {...loaderData} />
    </>
  )
}
export default StaffHomeDocumentsPage
