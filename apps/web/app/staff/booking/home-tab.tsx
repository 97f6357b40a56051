import type { Booking, Claim } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { href } from 'react-router'
import { ClaimCard } from '#app/features/claims/claim-card.tsx'
import { ClaimWindow } from '#app/features/claims/claim-window.tsx'
import { ClaimantActions } from '#app/features/claims/claimant-actions.tsx'
import { RaiseForm } from '#app/features/claims/raise-form.tsx'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { StaffLink } from '../staff-link.tsx'
import { HomeIssues } from './home-issues.tsx'
import type { DataOf } from './page.tsx'

/** Damage claims on the booking, with a form to file one (R74). */
const Claims = ({ claimed, now }: Pick<DataOf<'home'>, 'claimed' | 'now'>) => {
  const words = useWords(claimWords)
  const { stay, claims, window, mayRaise } = claimed
  if (!mayRaise && claims.length === 0) return null
  return (
    <Section title={words.title}>
      <div className="claims">
        <ClaimWindow window={window} stay={stay} now={now} />
        {claims.map((claim: Claim) => (
          <ClaimCard key={claim.id} claim={claim} zone={stay.timeZone} yours="answered">
            <ClaimantActions claim={claim} />
          </ClaimCard>
        ))}
        {mayRaise && <RaiseForm bookingId={stay.bookingId} currency={stay.currency} />}
      </div>
    </Section>
  )
}

/** The home around the stay: reported issues, damage claims, its turnover days, and its calendar. */
export const HomeTab = ({ booking, reported, claimed, now }: { booking: Booking } & DataOf<'home'>) => {
  const { home, arrive, depart } = booking
  const { home: words } = useWords(staffBookingWords)
  const propertyId = String(home.id)
  return (
    <div className="staff-split">
      <div>
        <HomeIssues booking={booking} reported={reported} now={now} />
        <Claims claimed={claimed} now={now} />
      </div>
      <div>
        <Section title={home.name}>
          <ul className="staff-payments">
            <li>
              <StaffLink className="inline-link" href={href('/staff/homes/:propertyId', { propertyId })}>
                {words.page}
              </StaffLink>
            </li>
            <li>
              <StaffLink
                className="inline-link"
                href={href('/staff/calendar/:propertyId?/:date?', { propertyId, date: arrive })}
              >
                {words.calendar}
              </StaffLink>
            </li>
            <li>
              <StaffLink className="inline-link" href={`${href('/staff/operations')}?date=${arrive}`}>
                {words.before}
              </StaffLink>
            </li>
            <li>
              <StaffLink className="inline-link" href={`${href('/staff/operations')}?date=${depart}`}>
                {words.after}
              </StaffLink>
            </li>
            <li>
              <StaffLink className="inline-link" href={`${href('/staff/jobs')}?home=${propertyId}`}>
                {words.job}
              </StaffLink>
            </li>
          </ul>
        </Section>
      </div>
    </div>
  )
}
