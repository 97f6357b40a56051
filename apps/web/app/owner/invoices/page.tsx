import { ownerInvoices } from '@porchlight/contract'
import { ButtonLink, Chip, EmptyState, PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { InvoiceList, useExportInvoices } from '#app/features/owner-money/invoice-list.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInvoiceWords } from '#app/lib/messages/owner/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const status: 'open' | 'all' = url.pathname.endsWith('/open') ? 'open' : 'all'
  const query = { status, ...(params.propertyId !== undefined && { propertyId: params.propertyId }) }
  return { status, ...resultsOf(await api(ownerInvoices, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const None = ({ ever }: { ever: boolean }) => {
  const words = useWords(ownerInvoiceWords)
  return (
    <EmptyState
      title={ever ? words.noneOpen : words.none}
      actions={<ButtonLink href={href('/owners/:propertyId?/accounting/statements')}>{words.toStatements}</ButtonLink>}
    >
      {words.noneText}
    </EmptyState>
  )
}

/** `/owners/accounting/invoices`: the owner's invoices, open and paid. */
const InvoicesPage = ({ loaderData: { status, invoices, open, property } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(ownerInvoiceWords)
  const save = useExportInvoices(invoices)
  const of = property ? { propertyId: String(property.id) } : {}
  return (
    <div>
      <PageHead
        over={property ? words.overHome({ home: property.name, town: property.town }) : words.allHomes}
        title={words.title}
        lead={words.lead}
      />
      <MoneyTabs current="invoices" propertyId={property?.id} />
      <Section
        title={open.length > 0 ? words.openNow({ amount: open.map(money).join(' + ') }) : words.noneOpen}
        side={
          invoices.length > 0 && (
            <Chip icon="download" aria-label={words.csvList} onClick={save}>
              {words.csv}
            </Chip>
          )
        }
      >
        <TabLinks
          label={words.only}
          tabs={[
            { label: words.all, href: href('/owners/:propertyId?/accounting/invoices', of), current: status === 'all' },
            {
              label: words.open,
              href: href('/owners/:propertyId?/accounting/invoices/open', of),
              current: status === 'open',
            },
          ]}
        />
        <InvoiceList
          invoices={invoices}
          about={({ homes }) => homes.map(({ name }) => name).join(', ')}
          hrefOf={({ number }) =>
            href('/owners/:propertyId?/accounting/invoices/:invoiceNumber', { ...of, invoiceNumber: number })
          }
          empty={<None ever={status === 'open'} />}
        />
      </Section>
    </div>
  )
}
export default InvoicesPage
