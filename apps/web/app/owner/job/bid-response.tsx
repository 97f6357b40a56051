import type { Bid } from '@porchlight/contract'
import { Alert, Button, Disclosure, type MoneyAmount, TextArea } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useBidAnswer } from '#app/features/jobs/use-bid-answer.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { ownerBidWords } from '#app/lib/messages/owner/bids.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Chosen = 'approve' | 'counter' | 'decline'

/** Approve, counter or decline a bid; offline, the answer is queued on the device. */
export const BidResponse = ({ jobId, bid, waits }: { jobId: number; bid: Bid; waits: boolean }) => {
  const words = useWords(ownerBidWords)
  const { locale } = useHabits()
  const send = useBidAnswer(jobId)
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
    setFailure(await send({ bidId: bid.id, answer, amount, text }))
    setBusy(undefined)
  }
  const resting = waits ? { disabledReason: words.waits } : {}
  const counterBid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!goToUnread(event.currentTarget)) void say('counter')
  }
  return (
    <form method="post" className="job-answer" noValidate onSubmit={counterBid}>
      {failure && (
        <Alert tone="danger" live title={words.failed}>
          {failure}
        </Alert>
      )}
      <div className="job-acts">
        <Button look="primary" busy={busy === 'approve'} {...resting} onClick={() => void say('approve')}>
          {words.approve}
        </Button>
        <Button look="bare" busy={busy === 'decline'} onClick={() => void say('decline')}>
          {words.decline}
        </Button>
      </div>
      <Disclosure summary={words.more} className="job-counter">
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
        <Button type="submit" busy={busy === 'counter'}>
          {words.counter}
        </Button>
      </Disclosure>
    </form>
  )
}
