import type { Booking } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { CancellationTimeline } from '#app/features/booking/cancellation-timeline.tsx'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

const CancelDialog = lazy(() => import('#app/features/booking/cancel-dialog.tsx'))
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'))

type Props = { booking: Booking; now: string }

/** The cancellation policy as agreed, and the way to end the booking: cancel once paid, withdraw before. */
export const CancelSection = ({ booking, now }: Props) => {
  const words = useWords(travelerWords)
  const [open, setOpen] = useState<'cancel' | 'withdraw'>()
  const { allowedActions, status, policyName, cancellation, home } = booking
  const may = { cancel: allowedActions.includes('cancel'), withdraw: allowedActions.includes('withdraw') }
  if (!may.cancel && !may.withdraw) return null
  return (
    <section className="trip-panel" id="cancel">
      <h2>{words.cancelTitle}</h2>
      <p className="t-small muted trip-panel-note">{words.cancelPolicy({ name: policyName })}</p>
      <CancellationTimeline steps={cancellation} zone={home.timeZone} now={now} />
      <div className="trip-cancel">
        {may.cancel && (
          <Button look="quiet" onClick={() => setOpen('cancel')}>
            {words.cancelOpen}
          </Button>
        )}
        {may.withdraw && (
          <Button look="quiet" onClick={() => setOpen('withdraw')}>
            {status === 'requested' ? words.withdrawRequest : words.withdrawHold}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'cancel' && <CancelDialog booking={booking} onClose={() => setOpen(undefined)} />}
        {open === 'withdraw' && <WithdrawDialog booking={booking} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </section>
  )
}
