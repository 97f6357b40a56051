import '../prepare.css'
import { acceptPaymentRequest, paymentRequestByLink } from '@porchlight/contract'
import { Alert, Button, ButtonLink, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { paymentRequestWords } from '#app/lib/messages/traveler/payment-request.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(paymentRequestByLink, { params }))

/** Its address is a key, so no browser keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Data = Route.ComponentProps['loaderData']

const Agree = ({ request: { id, hash, bookingId }, card }: Pick<Data, 'request' | 'card'>) => {
  const words = useWords(paymentRequestWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'card' | 'other'>()
  const [failure, setFailure] = useState<string>()
  const agree = async (by: 'card' | 'other') => {
    setBusy(by)
    const answer = await api(acceptPaymentRequest, { params: { id, hash } })
    setBusy(undefined)
    if (!answer.ok) return setFailure(answer.error.code === 'not_allowed_now' ? words.late : answer.error.message)
    if (by === 'other') return navigate(`${href('/book-payment')}?booking=${bookingId}`)
    toast({ type: 'success', message: words.done({ card: card ?? '' }) })
    return navigate(href('/travelers/bookings/:id', { id: String(bookingId) }))
  }
  return (
    <>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <p className="muted">{card === null ? words.otherText : words.cardText({ card })}</p>
      <div className="prepare-acts">
        {card !== null && (
          <Button look="primary" busy={busy === 'card'} onClick={() => void agree('card')}>
            {words.agreeCard({ card })}
          </Button>
        )}
        <Button look={card === null ? 'primary' : 'quiet'} busy={busy === 'other'} onClick={() => void agree('other')}>
          {words.agreeOther}
        </Button>
      </div>
    </>
  )
}

/** `/travelers/payment-request/{id}/{hash}`: what is asked for beside the price of a stay, and what for. */
export default function PaymentRequestPage({ loaderData: { request, stay, card } }: Route.ComponentProps) {
  const words = useWords(paymentRequestWords)
  const { money, moment, stayDates } = useFormats()
  const amount = money(request.amount)
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.title({ amount })}</h1>
      <p className="t-lead num">
        {stay.home}, {stayDates(stay)}
      </p>
      <dl className="prepare-facts num">
        <dt>{words.reason}</dt>
        <dd>{request.reason}</dd>
        <dt>{words.amount}</dt>
        <dd>{amount}</dd>
        <dt>{words.asked}</dt>
        <dd>{moment(request.askedAt, 'America/New_York')}</dd>
      </dl>
      {request.state === 'asked' ? (
        <Agree request={request} card={card} />
      ) : (
        <>
          <Alert tone="info">{words[request.state]}</Alert>
          <div className="prepare-acts">
            <ButtonLink href={href('/travelers/bookings/:id', { id: String(request.bookingId) })}>
              {words.toStay}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
