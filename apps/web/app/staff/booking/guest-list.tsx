import type { Booking, StayPrepared } from '@porchlight/contract'
import { Button, Section } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMay } from '../use-may.ts'

const GuestListPanel = lazy(() => import('./guest-list-panel.tsx'))

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** The guest list and arrival time; staff enter them for a guest who calls. */
export const GuestList = ({ booking, stay: { plan, openToTeam } }: { booking: Booking; stay: StayPrepared }) => {
  const { stay: words } = useWords(staffBookingWords)
  const { todoGuestsText } = useWords(prepareWords)
  const { timeOfDay } = useFormats()
  const mayEdit = useMay()('bookings', 'act') && openToTeam
  const [open, setOpen] = useState(false)
  const { party } = booking
  const named = [...plan.guests, ...plan.friends]
  const of = party.adults + party.children + party.infants
  return (
    <Section
      title={words.guestList}
      note={<span className="num">{todoGuestsText({ named: named.length, of })}</span>}
      side={
        mayEdit && (
          <Button size="small" icon="edit" onClick={() => setOpen(true)}>
            {words.editList}
          </Button>
        )
      }
    >
      <dl className="booking-facts">
        <dt>{words.named}</dt>
        <dd data-content>{named.length > 0 ? named.map(fullName).join(', ') : '—'}</dd>
        <dt>{words.expected}</dt>
        <dd className="num">{plan.arrivalTime ? timeOfDay(plan.arrivalTime) : words.unknown}</dd>
        {plan.note && (
          <>
            <dt>{words.guestNote}</dt>
            <dd data-content>{plan.note}</dd>
          </>
        )}
      </dl>
      {open && (
        <Suspense>
          <GuestListPanel booking={booking} plan={plan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
