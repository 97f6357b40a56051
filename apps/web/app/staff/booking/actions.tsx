import type { Booking, Canceller } from '@porchlight/contract'
import { Button, Section } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AnswerRequest } from '#app/features/answer-request/answer-request.tsx'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'

const CancelStay = lazy(() => import('./cancel-stay.tsx'))
const ChangeStay = lazy(() => import('./change-stay.tsx'))

/** Guest cancellation or early check-out comes first; no-show only once the stay has begun. */
const cancellersOf = ({ allowedActions }: Booking): Canceller[] => [
  'guest',
  'operator',
  ...(allowedActions.includes('miss') ? (['no_show'] as const) : []),
]

/** Staff actions on a booking: answer the request, change it, or cancel it. */
export const BookingActions = ({ booking, guest }: { booking: Booking; guest: string }) => {
  const words = useWords(staffBookingsWords)
  const linked = useSearchParams()[0].get('act')
  const [open, setOpen] = useState(linked === 'change' || linked === 'cancel' ? linked : undefined)
  const close = () => setOpen(undefined)
  const may = new Set(booking.allowedActions)
  if (may.has('accept'))
    return (
      <Section title={words.asks}>
        <AnswerRequest bookingId={booking.id} guest={guest} />
      </Section>
    )
  if (!may.has('change') && !may.has('cancel')) return null
  return (
    <Section title={words.acts}>
      <div className="staff-acts">
        {may.has('change') && (
          <Button onClick={() => setOpen('change')}>
            {booking.status === 'checked_in' ? words.longer : words.change}
          </Button>
        )}
        {may.has('cancel') && (
          <Button look="quiet" onClick={() => setOpen('cancel')}>
            {words.cancel}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'change' && may.has('change') && <ChangeStay booking={booking} start={{}} onClose={close} />}
        {open === 'cancel' && may.has('cancel') && (
          <CancelStay booking={booking} choices={cancellersOf(booking)} onClose={close} />
        )}
      </Suspense>
    </Section>
  )
}
