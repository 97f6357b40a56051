import '../prepare.css'
import { changeRequestByLink, type ResultsOf } from '@porchlight/contract'
import { Alert, ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { ChangePreview } from '#app/features/booking/change-preview.tsx'
import { partyText } from '#app/features/booking/party-text.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { changeRequestWords } from '#app/lib/messages/stay/change-requests.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AnswerChange } from './answer-change.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(changeRequestByLink, { params }))

/** The URL holds a secret, so browsers must not cache the page. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Shown = ResultsOf<typeof changeRequestByLink>

const Facts = ({ request, stay }: Pick<Shown, 'request' | 'stay'>) => {
  const words = useWords(changeRequestWords)
  const party = useWords(bookingWords)
  const { moment, stayDates } = useFormats()
  return (
    <dl className="prepare-facts num">
      <dt>{words.booked}</dt>
      <dd>
        {stayDates(stay)}. {partyText(stay.party, party)}
      </dd>
      <dt>{words.proposed}</dt>
      <dd>
        {request.home && `${request.home}. `}
        {stayDates(request)}. {partyText(request.party, party)}
      </dd>
      {request.note && (
        <>
          <dt>{words.note}</dt>
          <dd>{request.note}</dd>
        </>
      )}
      <dt>{words.until}</dt>
      <dd>{moment(request.expiresAt, stay.timeZone)}</dd>
    </dl>
  )
}

/** `/travelers/change-request/{id}/{hash}`: a change proposed by the team, with its price, for the guest to approve. */
export default function ChangeRequestPage({ loaderData: { request, change, stay, card } }: { loaderData: Shown }) {
  const words = useWords(changeRequestWords)
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.title}</h1>
      <p className="t-lead num">
        {stay.home}, {stay.number}
      </p>
      {change === null || request.state !== 'open' ? (
        <>
          <Alert tone="info">{words.over[request.state === 'open' ? 'expired' : request.state]}</Alert>
          <div className="prepare-acts">
            <ButtonLink href={href('/travelers/bookings/:id', { id: String(request.bookingId) })}>
              {words.toStay}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{words.lead}</p>
          <Facts request={request} stay={stay} />
          <ChangePreview change={change} />
          <AnswerChange request={request} change={change} card={card} timeZone={stay.timeZone} />
        </>
      )}
    </div>
  )
}
