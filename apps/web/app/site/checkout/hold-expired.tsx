import type { Booking, Quote } from '@porchlight/contract'
import { Alert, ButtonLink } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { homeAddress, newTripAddress, payAddress } from './addresses.ts'
import { DatesJustBooked } from './dates-just-booked.tsx'
import { holdStay, type NearestStay } from './hold-stay.ts'
import { NewPrice } from './new-price.tsx'
import { type QuoteRequest, requestQuote } from './request-quote.ts'

type Props = {
  booking: Booking
  options: Pick<QuoteRequest, 'promo' | 'nonRefundable' | 'addOns' | 'protection' | 'waiver'>
}

/** The hold expired: offers the same nights again, if available, at today's price. */
export const HoldExpired = ({ booking, options }: Props) => {
  const words = useWords(checkoutWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [nearest, setNearest] = useState<readonly NearestStay[]>()
  const [refusal, setRefusal] = useState('')
  const { home, arrive, depart, party } = booking
  const stay = { homeId: home.id, arrive, depart, party, ...options }

  const take = async (quote: Pick<Quote, 'id' | 'hash'>) => {
    const taken = await holdStay(quote)
    switch (taken.kind) {
      case 'taken': {
        const { id, status } = taken.booking
        return navigate(status === 'requested' ? newTripAddress(id) : payAddress(id), { replace: true })
      }
      case 'lost':
        return setNearest(taken.nearest)
      case 'impossible':
        return setNearest(taken.refusal.nearest)
      case 'failed':
        return setRefusal(taken.message)
      default:
        return setRefusal(words.tryAgain)
    }
  }
  const move = async (dates: NearestStay) => {
    const priced = await requestQuote({ ...stay, arrive: dates.arrive, depart: dates.depart })
    if (priced.kind === 'priced') await take(priced.quote)
    else setRefusal(words.notAgain)
  }
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    setRefusal('')
    void work().finally(() => setBusy(false))
  }
  const homeHref = homeAddress(home.slug, stay)
  return (
    <div className="checkout-form">
      {refusal && (
        <Alert tone="danger" live title={words.failed}>
          {refusal}
        </Alert>
      )}
      {nearest ? (
        <DatesJustBooked nearest={nearest} homeHref={homeHref} busy={busy} onTake={(dates) => run(() => move(dates))} />
      ) : (
        <NewPrice
          stay={stay}
          before={booking.total}
          title={booking.status === 'withdrawn' ? words.overWithdrawn : words.over}
          text={words.overText}
          takeLabel={(price) => words.takeAgain({ price })}
          busy={busy}
          onTake={(quote) => run(() => take(quote))}
        />
      )}
      <div>
        <ButtonLink look="link" href={homeHref}>
          {words.back}
        </ButtonLink>
      </div>
    </div>
  )
}
