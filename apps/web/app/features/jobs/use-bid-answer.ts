import { answerBid, type BodyOf } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { ownerBidWords } from '#app/lib/messages/owner/bids.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'

/** Key of this job's queued changes on the device. */
export const jobQueueKey = (jobId: number): string => `jobs:${jobId}`

/** Sends an owner's answer to a bid; offline, it is queued on the device. @returns the rejection message, or '' */
export const useBidAnswer = (jobId: number): ((answer: BodyOf<typeof answerBid>) => Promise<string>) => {
  const words = useWords(ownerBidWords)
  const { revalidate } = useRevalidator()
  const send = useSendOrKeep()
  return async (body) => {
    const heard = await send(
      answerBid,
      { params: { id: jobId }, body },
      { object: jobQueueKey(jobId), label: words.label },
    )
    if (heard.ok === 'waits') return ''
    if (!heard.ok) {
      if (heard.error.status === 409) await revalidate()
      return heard.error.message
    }
    toast({ type: 'success', message: words.sent })
    await revalidate()
    return ''
  }
}
