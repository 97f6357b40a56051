import { partnerInvoices } from '@porchlight/contract'
import { EmptyState, PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { PartnerInvoiceTable } from '#app/features/partner-money/invoice-table.tsx'
import { PartnerMoneyTabs } from '#app/features/partner-money/money-tabs.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const status: 'open' | 'all' = url.pathname.endsWith('/open') ? 'open' : 'all'
  return { status, ...resultsOf(await context.get(pageRequest).api(partnerInvoices, { query: { status } })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/partners/accounting/invoices`: the partner's invoices, open or all. */
const InvoicesPage = ({ loaderData: { status, invoices } }: Route.ComponentProps) => {
  const words = useWords(partnerAccountingWords)
  return (
    <>
      <PageHead title={words.invoices} lead={words.invoicesLead} />
      <PartnerMoneyTabs current="invoices" />
      <Section title={words.invoices} note={invoices[0]?.net.currency}>
        <TabLinks
          label={words.which}
          tabs={[
            { label: words.all, href: href('/partners/accounting/invoices'), current: status === 'all' },
            { label: words.open, href: href('/partners/accounting/invoices/open'), current: status === 'open' },
          ]}
        />
        <PartnerInvoiceTable
          invoices={invoices}
          caption={words.invoices}
          empty={<EmptyState title={status === 'open' ? words.noneOpen : words.none}>{words.noneText}</EmptyState>}
        />
      </Section>
    </>
  )
}
export default InvoicesPage
