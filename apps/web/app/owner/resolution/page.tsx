import { claimsOfStay } from '@porchlight/contract'
import { Breadcrumbs, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { ClaimCard } from '#app/features/claims/claim-card.tsx'
import { ClaimWindow } from '#app/features/claims/claim-window.tsx'
import { ClaimantActions } from '#app/features/claims/claimant-actions.tsx'
import { RaiseForm } from '#app/features/claims/raise-form.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(claimsOfStay, { params: { id: params.bookingId } })),
  now: new Date().toISOString(),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/resolution-center/{bookingId}`: the owner's damage claims for a stay. */
const OwnerResolutionPage = ({ loaderData: { stay, claims, window, mayRaise, now } }: Route.ComponentProps) => {
  const words = useWords(claimWords)
  const { where } = useWords(ownerBookingsWords)
  const { stayDates } = useFormats()
  return (
    <>
      <Breadcrumbs
        label={where}
        crumbs={[
          { label: stay.number, href: href('/owners/bookings/:bookingId', { bookingId: String(stay.bookingId) }) },
          { label: words.title },
        ]}
      />
      <PageHead over={`${stay.home}, ${stayDates(stay)}`} title={words.title} lead={words.leadOwner} />
      <div className="claims">
        <div>
          {claims.length === 0 && <p>{words.none}</p>}
          <ClaimWindow window={window} stay={stay} now={now} />
        </div>
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} zone={stay.timeZone} yours="answered">
            <ClaimantActions claim={claim} />
          </ClaimCard>
        ))}
        {mayRaise && (
          <Section title={words.raiseTitle}>
            <RaiseForm bookingId={stay.bookingId} currency={stay.currency} />
          </Section>
        )}
      </div>
    </>
  )
}
export default OwnerResolutionPage
