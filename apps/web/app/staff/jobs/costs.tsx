import { type Bid, type DeskJob, type JobCosts, orderBid } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { JobCostsSection } from '#app/features/jobs/job-costs.tsx'
import { api } from '#app/lib/api.ts'
import { staffBidWords } from '#app/lib/messages/staff/bids.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BidForm } from './bid-form.tsx'
import { LimitForm } from './limit-form.tsx'
import { useJobAction } from './use-job-action.ts'

/** A repair's bids, the bid form, and the home's repair limit. */
export const Costs = ({ job, costs, today }: { job: DeskJob; costs: JobCosts; today: string }) => {
  const words = useWords(staffBidWords)
  const act = useJobAction()
  const priced = costs.bids.some(({ state }) => state === 'accepted')
  const open = (job.state === 'planned' || job.state === 'proposed') && !priced
  const order = (bid: Bid) =>
    open && bid.state === 'laid_out' && !bid.asksOwner ? (
      <div className="staff-acts">
        <Button
          look="primary"
          onClick={() =>
            void act(words.ordered, () => api(orderBid, { params: { id: job.id }, body: { bidId: bid.id } }))
          }
        >
          {words.order}
        </Button>
      </div>
    ) : null
  return (
    <JobCostsSection costs={costs} zone={job.home.timeZone} acts={order}>
      {open && <BidForm key={costs.bids.length} job={job} limit={costs.limit} />}
      <LimitForm key={costs.limit.amount} homeId={job.home.id} limit={costs.limit} today={today} />
    </JobCostsSection>
  )
}
