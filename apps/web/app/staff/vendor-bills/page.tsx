import '../staff.css'
import { dateIn, vendorBills } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { vendorBillWords } from '#app/lib/messages/staff/vendor-bills.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { BillTable } from './bill-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const status: 'open' | 'paid' = new URL(request.url).searchParams.get('status') === 'paid' ? 'paid' : 'open'
  return {
    status,
    today: dateIn(context.get(pageRequest).site.timeZone, new Date()),
    ...resultsOf(await api(vendorBills, { query: { status } })),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const useSave = (bills: Route.ComponentProps['loaderData']['bills']): (() => void) => {
  const words = useWords(vendorBillWords)
  const dayOf = useOfficeDay()
  return () =>
    downloadCsv(
      'vendor-bills.csv',
      csvOf(
        [
          { name: words.vendor, value: ({ vendor }) => vendor.name },
          { name: words.number, value: ({ number }) => number },
          { name: words.home, value: ({ home }) => home },
          { name: words.job, value: ({ job }) => job.title },
          { name: words.charged, value: ({ chargedAt }) => dayOf(chargedAt) },
          { name: words.cost, value: ({ cost }) => plainAmount(cost) },
          { name: words.currency, value: ({ cost }) => cost.currency },
          { name: words.paidOn, value: ({ payment }) => payment?.paidOn ?? '' },
          { name: words.reference, value: ({ payment }) => payment?.reference ?? '' },
        ],
        bills,
      ),
    )
}

/** `/staff/vendor-bills`: unpaid and paid vendor bills. */
const VendorBillsPage = ({ loaderData: { status, today, bills, open } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(vendorBillWords)
  const save = useSave(bills)
  const path = href('/staff/vendor-bills')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section
        title={open.length > 0 ? words.openNow({ amount: open.map(money).join(' + ') }) : words.noneOpen}
        side={
          bills.length > 0 && (
            <Chip icon="download" aria-label={words.saveCsv} onClick={save}>
              {words.csv}
            </Chip>
          )
        }
      >
        <TabLinks
          label={words.which}
          tabs={[
            { label: words.open, href: path, current: status === 'open' },
            { label: words.paid, href: `${path}?status=paid`, current: status === 'paid' },
          ]}
        />
        <BillTable bills={bills} status={status} today={today} />
      </Section>
    </>
  )
}
export default VendorBillsPage
