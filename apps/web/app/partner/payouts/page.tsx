import { partnerPayouts } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, PageHead, Section } from '@porchlight/ui'
import { PartnerInvoiceTable } from '#app/features/partner-money/invoice-table.tsx'
import { PartnerMoneyTabs } from '#app/features/partner-money/money-tabs.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { plainAmount } from '#app/lib/formats.ts'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(partnerPayouts))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/partners/accounting/payouts`: every payout with its invoice. */
const PayoutsPage = ({ loaderData: { payouts } }: Route.ComponentProps) => {
  const words = useWords(partnerAccountingWords)
  const save = () =>
    downloadCsv(
      'payouts.csv',
      csvOf(
        [
          { name: words.invoice, value: ({ number }) => number },
          { name: words.paidOn, value: ({ paidOn }) => paidOn ?? '' },
          { name: words.state, value: ({ state }) => words.states[state] },
          { name: words.amount, value: ({ net }) => plainAmount(net) },
        ],
        payouts,
      ),
    )
  return (
    <>
      <PageHead title={words.payouts} lead={words.payoutsLead} />
      <PartnerMoneyTabs current="payouts" />
      <Section
        title={words.payouts}
        note={payouts[0]?.net.currency}
        side={
          payouts.length > 0 && (
            <Chip icon="download" aria-label={words.csvOf} onClick={save}>
              {words.csv}
            </Chip>
          )
        }
      >
        <PartnerInvoiceTable
          invoices={payouts}
          caption={words.payouts}
          empty={<EmptyState title={words.noPayouts}>{words.noYearsText}</EmptyState>}
        />
      </Section>
    </>
  )
}
export default PayoutsPage
