import '../prepare.css'
import { bookingById, claimsOfStay, myInvoices } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { ClaimCard } from '#app/features/claims/claim-card.tsx'
import { ClaimWindow } from '#app/features/claims/claim-window.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AnswerClaim } from './answer-claim.tsx'
import { ClaimDocuments } from './claim-documents.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [claims, invoices, found] = await Promise.all([
    api(claimsOfStay, { params }),
    api(myInvoices, { query: { booking: params.id, perPage: 100 } }),
    api(bookingById, { params }),
  ])
  return {
    ...resultsOf(claims),
    ...resultsOf(found),
    invoices: resultsOf(invoices).invoices.data,
    now: new Date().toISOString(),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/travelers/resolution-center/bookings/{id}`: damage claims for a guest's stay, and the guest's responses. */
export default function ResolutionPage({
  loaderData: { booking, stay, claims, invoices, window, card, now },
}: Route.ComponentProps) {
  const words = useWords(claimWords)
  const { toStay } = useWords(conciergeWords)
  const { stayDates } = useFormats()
  return (
    <div className="wrap prepare">
      <h1 className="t-h1">{words.title}</h1>
      <p className="t-lead num">
        {stay.home}, {stayDates(stay)}. {words.lead}
      </p>
      <div className="claims">
        {claims.length === 0 && (
          <div>
            <p>{words.none}</p>
            <ClaimWindow window={window} stay={stay} now={now} />
          </div>
        )}
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} zone={stay.timeZone} yours="open">
            <AnswerClaim claim={claim} card={card} />
            <ClaimDocuments invoices={invoices.filter((invoice) => invoice.claim === claim.id)} booking={booking} />
          </ClaimCard>
        ))}
        <div>
          <ButtonLink href={href('/travelers/bookings/:id', { id: String(stay.bookingId) })}>{toStay}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
