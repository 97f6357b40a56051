import '../prepare.css'
import './concierge.css'
import { type ConciergeOrder, conciergeOrder, dateIn } from '@porchlight/contract'
import { Alert, ButtonLink, Status } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { ApproveRequest } from '../payment-request/approve-request.tsx'
import type { Route } from './+types/order'
import { CancelOrder } from './cancel-order.tsx'
import { markOf } from './orders.tsx'
import { orderTerms } from './terms.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(conciergeOrder, { params })),
  today: dateIn(context.get(pageRequest).site.timeZone, new Date()),
})

/** The URL holds a secret, so browsers must not cache the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Props = { order: ConciergeOrder; today: string }

const Facts = ({ order, today }: Props) => {
  const words = useWords(conciergeWords)
  const formats = useFormats()
  const { on, people, requests, answer, price, state } = order
  return (
    <dl className="prepare-facts num">
      <dt>{words.state}</dt>
      <dd>
        <Status state={markOf[state]}>{words.states[state]}</Status>
      </dd>
      <dt>{words.day}</dt>
      <dd>
        {formats.day(on)}, {words.party({ number: people })}
      </dd>
      {requests && (
        <>
          <dt>{words.specialRequests}</dt>
          <dd data-content>{requests}</dd>
        </>
      )}
      <dt>{words.price}</dt>
      <dd>{price ? formats.money(price) : words.priceLater}</dd>
      {answer && (
        <>
          <dt>{words.answer}</dt>
          <dd data-content>{answer}</dd>
        </>
      )}
      {(state === 'ordered' || state === 'to_pay' || state === 'booked') && (
        <>
          <dt>{words.cancelTerms}</dt>
          <dd>
            {orderTerms(order, today, words, formats)} {words.whole}
          </dd>
        </>
      )}
    </dl>
  )
}

/** The status text, unless the guest must act. */
const OrderStatus = ({ order: { state, retained } }: { order: ConciergeOrder }) => {
  const words = useWords(conciergeWords)
  const { money } = useFormats()
  const texts = {
    ordered: words.waiting,
    booked: words.bookedText,
    declined: words.declinedText,
    canceled:
      retained && retained.amount > 0 ? words.canceledRetained({ amount: money(retained) }) : words.canceledText,
  }
  return state === 'to_pay' ? null : <Alert tone={state === 'booked' ? 'positive' : 'info'}>{texts[state]}</Alert>
}

/** `/travelers/concierge/orders/{id}/payment`: one order with its price and terms, to approve and pay, or to cancel. */
export default function OrderPage({ loaderData: { order, request, card, today } }: Route.ComponentProps) {
  const words = useWords(conciergeWords)
  const { stayDates } = useFormats()
  const { bookingId, home } = order.stay
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.title({ service: order.service })}</h1>
      <p className="t-lead num">{words.forStay({ home, dates: stayDates(order.stay) })}</p>
      <Facts order={order} today={today} />
      {request ? <ApproveRequest request={request} bookingId={bookingId} card={card} /> : <OrderStatus order={order} />}
      <div className="prepare-acts concierge-ways">
        <CancelOrder order={order} />
        <ButtonLink href={href('/travelers/concierge')}>{words.toConcierge}</ButtonLink>
        <ButtonLink href={href('/travelers/bookings/:id', { id: String(bookingId) })}>{words.toStay}</ButtonLink>
      </div>
    </div>
  )
}
