import '../staff.css'
import './payouts.css'
import { payoutRuns, payoutScheduleNow, payoutsDue } from '@porchlight/contract'
import { EmptyState, PageHead, Pagination } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { NewRun } from './new-run.tsx'
import { PayoutDays } from './payout-days.tsx'
import { PayoutsOnHold } from './payouts-on-hold.tsx'
import { Runs } from './runs.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [due, runs, schedule] = await Promise.all([
    api(payoutsDue),
    api(payoutRuns, { query: { page: pageNumber(request) } }),
    api(payoutScheduleNow),
  ])
  return { due: resultsOf(due).currencies, runs: resultsOf(runs).runs, schedule: resultsOf(schedule) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/payouts`: owners ready to pay, owners on hold, payout runs, and the payout schedule. */
const PayoutsPage = ({ loaderData: { due, runs, schedule } }: Route.ComponentProps) => {
  const words = useWords(staffPayoutsWords)
  const known = useWords(ownerBookingsWords)
  const { currentPage, numberPages, data } = runs
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      {due.length === 0 && <EmptyState title={words.nobody}>{words.nobodyText}</EmptyState>}
      {due.map((toMove) => (
        <div key={toMove.currency}>
          <NewRun toMove={toMove} />
          <PayoutsOnHold toMove={toMove} />
        </div>
      ))}
      <Runs runs={data}>
        <Pagination
          label={known.pages}
          current={currentPage}
          pages={numberPages}
          hrefOf={(page) => `${href('/staff/payouts')}?page=${page}`}
          previousLabel={known.previousPage}
          nextLabel={known.nextPage}
          pageLabel={(number) => known.page({ number })}
        />
      </Runs>
      <PayoutDays desk={schedule} />
    </div>
  )
}
export default PayoutsPage
