import type { Money } from '@porchlight/contract'
import { ConfirmButton } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBidWords } from '#app/lib/messages/owner/bids.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useQueued } from '#app/lib/offline/use-queue.ts'
import { jobQueueKey, useBidAnswer } from './use-bid-answer.ts'

type Props = { jobId: number; bidId: number; total: Money }

/** Approves the only bid for a repair from a list, after showing its cost. */
export const ApproveBid = ({ jobId, bidId, total }: Props) => {
  const { money } = useFormats()
  const words = useWords(ownerBidWords)
  const send = useBidAnswer(jobId)
  const waits = useQueued(jobQueueKey(jobId)).length > 0
  const [problem, setProblem] = useState('')
  const approve = async () => {
    const failure = await send({ bidId, answer: 'approve', amount: total.amount, text: '' })
    setProblem(failure)
    return failure === ''
  }
  const amount = money(total)
  return (
    <ConfirmButton
      look="primary"
      {...(waits && { disabledReason: words.waits })}
      words={{
        title: words.approveTitle,
        consequence: words.approveText({ amount }),
        confirm: words.approve,
        cancel: words.back,
        close: words.close,
      }}
      problem={problem}
      onConfirm={approve}
    >
      {words.approveFor({ amount })}
    </ConfirmButton>
  )
}
