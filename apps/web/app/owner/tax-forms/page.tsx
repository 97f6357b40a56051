import { pdfAddress, taxFormOfOwner, taxFormsOfOwner } from '@porchlight/contract'
import { ButtonLink, PageHead } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'
import { TaxForms } from './forms.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(taxFormsOfOwner))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/accounting/tax-forms`: the owner's 1099-MISC for every year. */
const TaxFormsPage = ({ loaderData: { forms } }: Route.ComponentProps) => {
  const { tax: words, title: accountants } = useWords(accountantWords)
  return (
    <div className="payouts">
      <PageHead
        title={words.title}
        lead={`${words.lead} ${words.w9}`}
        actions={
          <>
            <ButtonLink href={href('/owners/accounting/accountants')}>{accountants}</ButtonLink>
            <ButtonLink href={href('/owners/:propertyId?/accounting/w9')}>{words.toW9}</ButtonLink>
          </>
        }
      />
      <MoneyTabs current="tax" />
      <TaxForms
        forms={forms}
        pdfOf={(year, version) => pdfAddress(taxFormOfOwner, { params: { year }, query: { version } })}
      />
    </div>
  )
}
export default TaxFormsPage
