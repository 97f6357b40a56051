import '#app/features/documents/documents.css'
import { documentsOfHome, setupOfHome } from '@porchlight/contract'
import { HomeDocuments } from '#app/features/home-documents/home-documents.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import type { Route } from './+types/page'
import { Contracts } from './contracts.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'documents')
  const home = { params: { id: params.propertyId } }
  const [given, setup] = await Promise.all([api(documentsOfHome, home), api(setupOfHome, home)])
  return { given: resultsOf(given), setup: resultsOf(setup) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/documents/{propertyId}`: documents to sign, signed documents and documents of a home. */
const DocumentsPage = ({ loaderData: { given, setup } }: Route.ComponentProps) => {
  const words = useWords(documentWords)
  return (
    <SetupFrame setup={setup} current="documents" lead={words.lead}>
      <Contracts given={given} setup={setup} />
      <HomeDocuments key={given.home.id} given={given} />
    </SetupFrame>
  )
}
export default DocumentsPage
