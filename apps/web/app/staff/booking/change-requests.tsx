import { type ChangeRequest, withdrawChange } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { href } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { Withdraw } from '#app/features/links/withdraw.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { changeRequestWords } from '#app/lib/messages/stay/change-requests.ts'
import { changeStayWords } from '#app/lib/messages/stay/change-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { requests: readonly ChangeRequest[]; timeZone: string }

const Price = ({ request: { before, after } }: { request: ChangeRequest }) => {
  const words = useWords(changeRequestWords)
  const { money } = useFormats()
  const more = after.amount - before.amount
  if (more === 0) return words.same
  const amount = money({ ...after, amount: Math.abs(more) })
  return more > 0 ? words.difference({ amount }) : words.less({ amount })
}

/** Booking changes sent to the guest for approval, with their status. */
export const ChangeRequests = ({ requests, timeZone }: Props) => {
  const words = useWords(changeRequestWords)
  const change = useWords(changeStayWords)
  const party = useWords(bookingWords)
  const { moment, stayDates } = useFormats()
  if (requests.length === 0) return null
  return (
    <Section title={words.sectionTitle}>
      <ul className="staff-payments num">
        {requests.map((request) => (
          <li key={request.id}>
            <span className="staff-cell">
              {request.home && `${request.home}. `}
              {stayDates(request)}. {partyText(request.party, party)}. <Price request={request} />
              <small>
                {request.state === 'open'
                  ? words.states.open({ until: moment(request.expiresAt, timeZone) })
                  : words.states[request.state]}
              </small>
            </span>
            {request.state === 'open' && (
              <span className="staff-acts">
                <CopyLink
                  path={href('/travelers/change-request/:id/:hash', { id: String(request.id), hash: request.hash })}
                >
                  {words.copy}
                </CopyLink>
                <Withdraw
                  words={{ ...words, close: change.close }}
                  title={words.withdrawTitle}
                  ask={() => api(withdrawChange, { params: { id: request.bookingId, requestId: request.id } })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
