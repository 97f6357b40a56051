import type { Quote, StayNotPossible } from '@porchlight/contract'
import { Alert, Button, TextArea } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { UnavailableStay } from '#app/features/booking/unavailable-stay.tsx'
import { record } from '#app/lib/analytics.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { bookAddress, homeAddress, newTripAddress, payAddress } from './addresses.ts'
import { DatesJustBooked } from './dates-just-booked.tsx'
import type { NearestStay } from './hold-stay.ts'
import { NewPrice } from './new-price.tsx'
import type { QuoteRequest } from './request-quote.ts'

/** The API shapes load with the first press: reading the page does not need them. */
const holdStay = async (...parameters: Parameters<typeof import('./hold-stay.ts').holdStay>) =>
  (await import('./hold-stay.ts')).holdStay(...parameters)
const requestQuote = async (stay: QuoteRequest) => (await import('./request-quote.ts')).requestQuote(stay)

export const holdButtonId = 'hold-nights'

type Props = {
  quote: Quote
  expired: boolean
  stay: QuoteRequest
  slug: string
  message: string
  onMessage: (text: string) => void
}
type Refusal =
  | { kind: 'none' }
  | { kind: 'expired' }
  | { kind: 'lost'; nearest: readonly NearestStay[] }
  | { kind: 'impossible'; refusal: StayNotPossible }
  | { kind: 'failed'; message: string }

/** Holds the nights or sends the request. An error leaves the form unchanged. */
export const HoldNights = ({ quote, expired, stay, slug, message, onMessage }: Props) => {
  const words = useWords(checkoutWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>(expired ? { kind: 'expired' } : { kind: 'none' })

  const goOn = (next: Pick<Quote, 'id' | 'hash'>) => {
    setRefusal({ kind: 'none' })
    return navigate(bookAddress(next), { replace: true, preventScrollReset: true })
  }
  const take = async () => {
    const taken = await holdStay(quote, message)
    switch (taken.kind) {
      case 'taken': {
        const { id, status } = taken.booking
        record('AddToCart', { home: taken.booking.home.slug })
        return navigate(status === 'requested' ? newTripAddress(id) : payAddress(id))
      }
      case 'logged_out':
        return revalidate()
      default:
        return setRefusal(taken)
    }
  }
  const move = async (dates: { arrive: string; depart: string }) => {
    const priced = await requestQuote({ ...stay, ...dates })
    if (priced.kind === 'priced') await goOn(priced.quote)
    else setRefusal(priced)
  }
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    void work()
      .catch(() => setRefusal({ kind: 'failed', message: shared.couldNotComplete }))
      .finally(() => setBusy(false))
  }

  return (
    <div className="checkout-form">
      <TextArea
        label={words.message}
        aside={words.optional}
        hint={words.messageHint}
        name="message"
        rows={3}
        maxLength={2000}
        value={message}
        onChange={onMessage}
      />
      {refusal.kind === 'lost' && (
        <DatesJustBooked
          nearest={refusal.nearest}
          homeHref={homeAddress(slug, stay)}
          busy={busy}
          onTake={(dates) => run(() => move(dates))}
        />
      )}
      {refusal.kind === 'impossible' && (
        <UnavailableStay refusal={refusal.refusal} onTake={(dates) => run(() => move(dates))} />
      )}
      {refusal.kind === 'failed' && (
        <Alert tone="danger" live title={words.failed}>
          {refusal.message}
        </Alert>
      )}
      {refusal.kind === 'expired' && (
        <NewPrice
          stay={stay}
          before={quote.total}
          title={words.expiredQuote}
          text={words.expiredQuoteText}
          takeLabel={(price) => words.takeNew({ price })}
          busy={busy}
          onTake={(next) => run(async () => goOn(next))}
        />
      )}
      {(refusal.kind === 'none' || refusal.kind === 'failed') && (
        <div className="checkout-act">
          <Button
            id={holdButtonId}
            look="primary"
            size="big"
            icon={quote.instant ? 'clock' : 'message'}
            busy={busy}
            onClick={() => run(take)}
          >
            {quote.instant ? words.hold : words.ask}
          </Button>
          <p className="t-small muted">{quote.instant ? words.holdNote : words.askNote}</p>
        </div>
      )}
    </div>
  )
}
