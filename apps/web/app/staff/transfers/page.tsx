import '../staff.css'
import '../payouts/payouts.css'
import { transfers } from '@porchlight/contract'
import { EmptyState, PageHead, Pagination } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffTransferWords } from '#app/lib/messages/staff/transfers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Due } from './due.tsx'
import { TransferTable } from './transfer-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(transfers, { query: { page: pageNumber(request) } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/transfers`: amounts due between the trust and operating accounts, and their transfers. */
const TransfersPage = ({ loaderData: { due, transfers: list } }: Route.ComponentProps) => {
  const words = useWords(staffTransferWords)
  const known = useWords(ownerBookingsWords)
  const { currentPage, numberPages, data } = list
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      {due.length === 0 && <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
      {due.map((one) => (
        <Due key={one.amount.currency} due={one} />
      ))}
      <TransferTable transfers={data}>
        <Pagination
          label={known.pages}
          current={currentPage}
          pages={numberPages}
          hrefOf={(page) => `${href('/staff/transfers')}?page=${page}`}
          previousLabel={known.previousPage}
          nextLabel={known.nextPage}
          pageLabel={(number) => known.page({ number })}
        />
      </TransferTable>
    </div>
  )
}
export default TransfersPage
