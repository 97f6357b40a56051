import { addProtection, type StayProtection } from '@porchlight/contract'
import { Alert, Button, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { protectionWords } from '#app/lib/messages/stay/protection.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { protection: StayProtection; bookingId: number; zone: string; now: string }

const useAdding = (bookingId: number, amount: number) => {
  const words = useWords(protectionWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const send = async () => {
    const answer = await api(addProtection, { params: { id: bookingId }, body: { amount } })
    if (!answer.ok) setRefusal(answer.error.message)
    else toast({ type: 'success', message: words.added })
    await revalidate()
  }
  const add = () => {
    setBusy(true)
    setRefusal('')
    void send()
      .catch(() => setRefusal(shared.couldNotComplete))
      .finally(() => setBusy(false))
  }
  return { busy, refusal, add }
}

/** The travel protection of a booked trip, or its price and deadline. */
export const TripProtection = ({ protection: { provider, price, taken, until }, bookingId, zone, now }: Props) => {
  const { money, moment } = useFormats()
  const words = useWords(protectionWords)
  const { busy, refusal, add } = useAdding(bookingId, price.amount)
  const values = { provider, price: money(price), until: moment(until, zone) }
  return (
    <section className="trip-panel num" id="protection" aria-labelledby="protection-title">
      <h2 id="protection-title">{words.title}</h2>
      <p className="t-small">{taken ? words.taken(values) : words.offer(values)}</p>
      <p className="t-small muted">
        {taken ? (now <= until ? words.back(values) : words.nonRefundable) : words.charged}
      </p>
      {refusal && (
        <Alert tone="danger" live title={words.refused}>
          {refusal}
        </Alert>
      )}
      <p className="t-small">
        <UiLink
          className="inline-link t-small"
          href={href('/terms/:agreementType?', { agreementType: 'insurance-information' })}
        >
          {words.terms}
        </UiLink>
      </p>
      {!taken && (
        <div className="trip-cancel">
          <Button look="quiet" icon="plus" busy={busy} onClick={add}>
            {words.add(values)}
          </Button>
        </div>
      )}
    </section>
  )
}
