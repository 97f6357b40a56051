import '../prepare.css'
import { bookingById, dateIn, identityDays, stayOfBooking } from '@porchlight/contract'
import { Alert, ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { identityWords } from '#app/lib/messages/traveler/identity.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { IdForm } from './id-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [found, prepared] = await Promise.all([api(bookingById, { params }), api(stayOfBooking, { params })])
  const { booking } = resultsOf(found)
  const { identity } = resultsOf(prepared).stay
  return { booking, identity, today: dateIn(booking.home.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/travelers/bookings/{id}/identity`: ID verification for homes that require it. */
export default function IdentityPage({ loaderData: { booking, identity, today } }: Route.ComponentProps) {
  const words = useWords(identityWords)
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.title}</h1>
      <p className="t-lead">{words.lead({ home: booking.home.name })}</p>
      {!identity && <Alert tone="info">{words.closed}</Alert>}
      {identity?.state === 'accepted' && <Alert tone="positive">{words.accepted}</Alert>}
      {identity?.state === 'sent' && (
        <Alert tone="info" title={words.sent}>
          {words.sentText}
        </Alert>
      )}
      {identity?.state === 'refused' && (
        <Alert tone="danger" title={words.refusedTitle}>
          {identity.reason}
        </Alert>
      )}
      {identity?.open && (
        <>
          <p className="prepare-kept muted">{words.privacyNote({ days: identityDays })}</p>
          <IdForm key={identity.sentAt} bookingId={booking.id} isSent={identity.state === 'sent'} today={today} />
        </>
      )}
      <div className="prepare-acts">
        <ButtonLink href={href('/travelers/bookings/:id', { id: String(booking.id) })}>{words.toStay}</ButtonLink>
      </div>
    </div>
  )
}
