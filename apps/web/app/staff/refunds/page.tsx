import '../staff.css'
import { refusedRefunds } from '@porchlight/contract'
import { PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { refundWords } from '#app/lib/messages/staff/refunds.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { RefundTable } from './refund-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const status: 'open' | 'paid' = new URL(request.url).searchParams.get('status') === 'paid' ? 'paid' : 'open'
  return { status, ...resultsOf(await api(refusedRefunds, { query: { status } })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/refunds`: refunds that guests' cards rejected, and their payment by other means. */
const RefundsPage = ({ loaderData: { status, refunds, open } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(refundWords)
  const path = href('/staff/refunds')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={open.length > 0 ? words.openNow({ amount: open.map(money).join(' + ') }) : words.noneOpen}>
        <TabLinks
          label={words.which}
          tabs={[
            { label: words.open, href: path, current: status === 'open' },
            { label: words.paid, href: `${path}?status=paid`, current: status === 'paid' },
          ]}
        />
        <RefundTable refunds={refunds} status={status} />
      </Section>
    </>
  )
}
export default RefundsPage
