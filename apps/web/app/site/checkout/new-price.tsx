import type { Money, Quote } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { UnavailableStay } from '#app/features/booking/unavailable-stay.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { QuoteRequest, RequestedQuote } from './request-quote.ts'

type Props = {
  stay: QuoteRequest
  before: Money
  title: string
  text: string
  /** Label of the button that accepts the new price. */
  takeLabel: (price: string) => string
  busy: boolean
  onTake: (quote: Quote) => void
}

const Compared = ({ before, now }: { before: Money; now: Money }) => {
  const { money } = useFormats()
  const words = useWords(checkoutWords)
  if (before.amount === now.amount) return <p className="num">{words.sameNow({ price: money(now) })}</p>
  return (
    <dl className="checkout-compare num">
      <div>
        <dt>{words.wasLabel}</dt>
        <dd>
          <s>{money(before)}</s>
        </dd>
      </div>
      <div>
        <dt>{words.nowLabel}</dt>
        <dd>{money(now)}</dd>
      </div>
    </dl>
  )
}

/** The same stay with a new price next to the old one; nothing happens until the guest accepts it. */
export const NewPrice = ({ stay, before, title, text, takeLabel, busy, onTake }: Props) => {
  const { stayDates, money } = useFormats()
  const words = useWords(checkoutWords)
  const shared = useWords(formWords)
  const [priced, setPriced] = useState<RequestedQuote>()
  const [request, setRequest] = useState(stay)
  const [round, setRound] = useState(0)
  const key = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole stay
  useEffect(() => {
    let current = true
    setPriced(undefined)
    void import('./request-quote.ts')
      .then(({ requestQuote }) => requestQuote(request))
      .catch((): RequestedQuote => ({ kind: 'failed', message: shared.couldNotComplete }))
      .then((answer) => current && setPriced(answer))
    return () => {
      current = false
    }
  }, [key, round])
  return (
    <div className="checkout-new-price">
      <Alert live title={title}>
        <p>{text}</p>
        {!priced && <p>{words.asking}</p>}
        {priced?.kind === 'priced' && (
          <>
            <p className="num">{stayDates(priced.quote)}</p>
            <Compared before={before} now={priced.quote.total} />
            <Button look="primary" busy={busy} onClick={() => onTake(priced.quote)}>
              {takeLabel(money(priced.quote.total))}
            </Button>
          </>
        )}
        {priced?.kind === 'impossible' && <p>{words.notAgain}</p>}
        {priced?.kind === 'failed' && (
          <>
            <p>{priced.message}</p>
            <Button onClick={() => setRound(round + 1)}>{words.tryAgain}</Button>
          </>
        )}
      </Alert>
      {priced?.kind === 'impossible' && (
        <UnavailableStay refusal={priced.refusal} onTake={(dates) => setRequest({ ...request, ...dates })} />
      )}
    </div>
  )
}
