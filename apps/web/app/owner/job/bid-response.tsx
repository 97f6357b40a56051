import { answerBid, type Bid } from '@porchlight/contract'
import { Alert, Button, type MoneyAmount, MoneyField, TextArea, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useHabits } from '#app/lib/formats.ts'
import { ownerBidWords } from '#app/lib/messages/owner/bids.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'

type Chosen = 'approve' | 'counter' | 'decline'

/** Key of this job's queued changes on the device. */
export const jobQueueKey = (jobId: number): string => `jobs:${jobId}`

/** Approve, counter or decline a bid; offline, the answer is queued on the device. */
export const BidResponse = ({ jobId, bid, waits }: { jobId: number; bid: Bid; waits: boolean }) => {
  const words = useWords(ownerBidWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const send = useSendOrKeep()
  const [text, setText] = useState('')
  const [counter, setCounter] = useState<MoneyAmount | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState<Chosen>()
  const [failure, setFailure] = useState('')
  const say = async (answer: Chosen) => {
    setTried(answer === 'counter')
    if (busy || (answer === 'counter' && !counter)) return
    setBusy(answer)
    setFailure('')
    const amount = answer === 'counter' ? (counter?.amount ?? 0) : bid.total.amount
    const heard = await send(
      answerBid,
      { params: { id: jobId }, body: { bidId: bid.id, answer, amount, text } },
      { object: jobQueueKey(jobId), label: words.label },
    )
    setBusy(undefined)
    if (heard.ok === false) {
      setFailure(heard.error.message)
      if (heard.error.status === 409) await revalidate()
      return
    }
    if (heard.ok === 'waits') return
    toast({ type: 'success', message: words.sent })
    await revalidate()
  }
  const resting = waits ? { disabledReason: words.waits } : {}
  const counterBid = (event: FormEvent) => {
    event.preventDefault()
    void say('counter')
  }
  return (
    <form method="post" className="job-answer" noValidate onSubmit={counterBid}>
      <TextArea label={words.text} rows={2} maxLength={2000} value={text} onChange={setText} />
      <MoneyField
        label={words.counterSum}
        hint={words.counterHint}
        currency={bid.total.currency}
        min={1}
        max={bid.total.amount - 1}
        words={{ unclear: words.unclear }}
        locale={locale}
        value={counter}
        error={tried && !counter ? words.missing : undefined}
        onChange={setCounter}
      />
      {failure && (
        <Alert tone="danger" live title={words.failed}>
          {failure}
        </Alert>
      )}
      <div className="job-acts">
        <Button look="primary" busy={busy === 'approve'} {...resting} onClick={() => void say('approve')}>
          {words.approve}
        </Button>
        <Button type="submit" busy={busy === 'counter'}>
          {words.counter}
        </Button>
        <Button look="bare" busy={busy === 'decline'} onClick={() => void say('decline')}>
          {words.decline}
        </Button>
      </div>
    </form>
  )
}
