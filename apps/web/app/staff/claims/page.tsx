import '../staff.css'
import { claimsOfDesk, type DeskClaim } from '@porchlight/contract'
import { EmptyState, PageHead, Section } from '@porchlight/ui'
import { ClaimCard } from '#app/features/claims/claim-card.tsx'
import { ClaimantActions } from '#app/features/claims/claimant-actions.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { depositWords } from '#app/lib/messages/stay/deposit.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Decide } from './decide.tsx'
import { Extend } from './extend.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(claimsOfDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Cards = ({ claims }: { claims: readonly DeskClaim[] }) => {
  const { stayDates, money } = useFormats()
  const deposits = useWords(depositWords)
  return (
    <div className="claims">
      {claims.map((claim) => (
        <ClaimCard
          key={claim.id}
          claim={claim}
          zone={claim.stay.timeZone}
          yours="escalated"
          over={`${claim.stay.number}, ${claim.stay.home}, ${claim.stay.guest}, ${stayDates(claim.stay)}`}
        >
          {claim.held && claim.state !== 'settled' && claim.state !== 'closed' && (
            <p className="num">{deposits.onDesk({ amount: money(claim.held) })}</p>
          )}
          <Extend claim={claim} />
          {claim.allowedActions.includes('decide') && <Decide claim={claim} />}
          <ClaimantActions claim={claim} />
        </ClaimCard>
      ))}
    </div>
  )
}

/** `/staff/claims`: claims to decide, claims between guest and owner, and closed claims. */
const StaffClaimsPage = ({ loaderData: { claims } }: Route.ComponentProps) => {
  const words = useWords(claimWords)
  const hasEnded = ({ state }: DeskClaim) => state === 'settled' || state === 'closed'
  const toDecide = claims.filter(({ state }) => state === 'escalated')
  const open = claims.filter((claim) => claim.state !== 'escalated' && !hasEnded(claim))
  const ended = claims.filter(hasEnded)
  return (
    <>
      <PageHead title={words.deskTitle} lead={words.deskLead} />
      <Section title={words.deskDecide}>
        {toDecide.length === 0 && <EmptyState title={words.deskNone}>{words.deskNoneText}</EmptyState>}
        <Cards claims={toDecide} />
      </Section>
      {open.length > 0 && (
        <Section title={words.deskOpen}>
          <Cards claims={open} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section title={words.deskEnded}>
          <Cards claims={ended} />
        </Section>
      )}
    </>
  )
}
export default StaffClaimsPage
