import { accountantTaxForm, accountantTaxForms, pdfAddress } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { TaxForms } from '../tax-forms/forms.tsx'
import type { Route } from './+types/tax-forms'
import { BooksFrame, ownersOf } from './frame.tsx'
import { privateHeaders } from './private-headers.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [answer, owners] = await Promise.all([
    api(accountantTaxForms, { params: { id: params.ownerId } }),
    ownersOf(api),
  ])
  return { ...resultsOf(answer), owners }
}

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/accountants/{ownerId}/tax-forms`: an owner's 1099-MISC for every year, for their accountant. */
const TaxFormsPage = ({ loaderData: { owner, owners, forms } }: Route.ComponentProps) => (
  <BooksFrame owner={owner} owners={owners} current="taxForms">
    <TaxForms
      forms={forms}
      pdfOf={(year, version) => pdfAddress(accountantTaxForm, { params: { id: owner.id, year }, query: { version } })}
    />
  </BooksFrame>
)
export default TaxFormsPage
