import '../staff.css'
import { deskOwnerInvoices } from '@porchlight/contract'
import { Chip, EmptyState, PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { InvoiceList, useExportInvoices } from '#app/features/owner-money/invoice-list.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInvoiceWords } from '#app/lib/messages/owner/invoices.ts'
import { staffOwnerInvoiceWords } from '#app/lib/messages/staff/owner-invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const status: 'open' | 'all' = new URL(request.url).searchParams.get('status') === 'all' ? 'all' : 'open'
  return { status, ...resultsOf(await api(deskOwnerInvoices, { query: { status } })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/owner-invoices`: owner invoices, open ones by default. */
const OwnerInvoicesPage = ({ loaderData: { status, invoices, open } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(staffOwnerInvoiceWords)
  const shared = useWords(ownerInvoiceWords)
  const save = useExportInvoices(invoices, words.owner)
  const path = href('/staff/owner-invoices')
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Section
        title={open.length > 0 ? shared.openNow({ amount: open.map(money).join(' + ') }) : shared.noneOpen}
        side={
          invoices.length > 0 && (
            <Chip icon="download" aria-label={shared.csvList} onClick={save}>
              {shared.csv}
            </Chip>
          )
        }
      >
        <TabLinks
          label={shared.only}
          tabs={[
            { label: shared.open, href: path, current: status === 'open' },
            { label: shared.all, href: `${path}?status=all`, current: status === 'all' },
          ]}
        />
        <InvoiceList
          invoices={invoices}
          about={({ owner }) => owner.name}
          hrefOf={({ number }) => href('/staff/owner-invoices/:invoiceNumber', { invoiceNumber: number })}
          empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        />
      </Section>
    </div>
  )
}
export default OwnerInvoicesPage
