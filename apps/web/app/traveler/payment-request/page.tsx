import '../prepare.css'
import { paymentRequestByLink } from '@porchlight/contract'
import { Alert, ButtonLink } from '@porchlight/ui'
import { href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { paymentRequestWords } from '#app/lib/messages/traveler/payment-request.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/page'
import { ApproveRequest } from './approve-request.tsx'

/** A concierge order is approved on its own page, with its terms. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const answer = resultsOf(await context.get(pageRequest).api(paymentRequestByLink, { params }))
  const { orderId } = answer.request
  if (orderId !== null) throw redirect(href('/travelers/concierge/orders/:id/payment', { id: String(orderId) }))
  return answer
}

/** The URL holds a secret, so browsers must not cache the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/travelers/payment-request/{id}/{hash}`: a charge in addition to the price of a stay, and its reason. */
export default function PaymentRequestPage({ loaderData: { request, stay, card } }: Route.ComponentProps) {
  const words = useWords(paymentRequestWords)
  const { money, moment, stayDates } = useFormats()
  const teamZone = useTeamZone()
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
        <dt>{words.requestedOn}</dt>
        <dd>{moment(request.requestedAt, teamZone)}</dd>
      </dl>
      {request.state === 'open' ? (
        <ApproveRequest request={request} bookingId={request.bookingId} card={card} />
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
