import { type Approval, refundKinds } from '@porchlight/contract'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What kind of reason a refund has, and why its cost is divided differently than the owners' agreement says. */
export const RefundFacts = ({ facts: { category, split } }: Pick<Approval, 'facts'>) => {
  const words = useWords(approvalWords)
  const { kinds } = useWords(staffBookingWords).refund
  const kind = refundKinds.find((one) => one === category)
  return (
    <>
      {kind && (
        <small>
          {words.category}: {kinds[kind]}
        </small>
      )}
      {split !== undefined && (
        <small data-content>
          {words.split}: {split}
        </small>
      )}
    </>
  )
}
