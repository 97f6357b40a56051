import type { Booking, DeskIdentity, StayPrepared } from '@porchlight/contract'
import { Section, Status, type StatusState } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { identitiesWords } from '#app/lib/messages/staff/identities.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AreaActions } from '../area-actions.tsx'
import { ReviewIdentity } from '../identities/review-identity.tsx'
import { StaffLink } from '../staff-link.tsx'
import { useMay } from '../use-may.ts'

const marks: Record<DeskIdentity['state'], StatusState> = {
  open: 'off',
  sent: 'waiting',
  accepted: 'done',
  refused: 'broken',
}

type IdentityProps = { identity: NonNullable<StayPrepared['identity']>; submitted: DeskIdentity | null }

/** The guest's ID check, decided here by those who can read IDs. */
export const StayIdentity = ({ identity: { state, reason }, submitted }: IdentityProps) => {
  const words = useWords(identitiesWords)
  return (
    <Section title={words.title}>
      <p>
        <Status state={marks[state]}>{words.states[state]}</Status>
      </p>
      {reason && <p data-content>{reason}</p>}
      {submitted && !submitted.erasedAt && (
        <AreaActions area="identity">
          <ReviewIdentity key={submitted.tries} shown={submitted} />
        </AreaActions>
      )}
    </Section>
  )
}

const keyMarks: Record<StayPrepared['keys']['state'], StatusState> = {
  none: 'off',
  later: 'waiting',
  held_back: 'broken',
  identity_first: 'broken',
  open: 'done',
  over: 'off',
}

/** Whether the guest sees the door code, and from when to when. */
export const StayKeys = ({ booking: { home }, keys }: { booking: Booking; keys: StayPrepared['keys'] }) => {
  const { stay: words } = useWords(staffBookingWords)
  const { moment } = useFormats()
  const mayEdit = useMay()('homes')
  return (
    <Section title={words.keys}>
      <p>
        <Status state={keyMarks[keys.state]}>{words.keyStates[keys.state]}</Status>
      </p>
      {keys.state !== 'none' && (
        <p className="muted num">
          {words.keysFor({ from: moment(keys.from, home.timeZone), until: moment(keys.until, home.timeZone) })}
        </p>
      )}
      {mayEdit && (
        <p>
          <StaffLink
            className="inline-link"
            href={href('/staff/homes/:propertyId/guide', { propertyId: String(home.id) })}
          >
            {words.guide}
          </StaffLink>
        </p>
      )}
    </Section>
  )
}
