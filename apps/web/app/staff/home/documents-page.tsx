import '#app/features/documents/documents.css'
import '../staff.css'
import { documentsDesk, documentsOfHome, homeDesk } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { HomeDocuments } from '#app/features/home-documents/home-documents.tsx'
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
  return { desk: resultsOf(desk), given: resultsOf(given), templates: resultsOf(all).templates }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/homes/{id}/documents`: permits, licenses, insurance, and what its owners sign. */
const StaffHomeDocumentsPage = ({ loaderData: { desk, given, templates } }: Route.ComponentProps) => {
  const words = useWords(staffHomeTabsWords)
  return (
    <>
      <PageHead title={words.documents} />
      <HomeDocuments key={given.home.id} given={given} />
      <Documents desk={desk} documents={given.documents} templates={templates} />
    </>
  )
}
export default StaffHomeDocumentsPage
