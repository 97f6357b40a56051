import type { Booking } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { changeWords } from '#app/lib/messages/traveler/change.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ChangeDialog = lazy(() => import('./change-dialog.tsx'))

/** Other nights or guests for a stay that is to come; where the owner wants to be asked, by way of the team. */
export const Changing = ({ booking }: { booking: Booking }) => {
  const words = useWords(changeWords)
  const [open, setOpen] = useState(false)
  const may = booking.allowedActions.includes('change')
  if (!may && (booking.status !== 'confirmed' || booking.home.instant)) return null
  return (
    <section className="trip-panel" id="change">
      <h2>{words.title}</h2>
      <p className="t-small muted">{may ? words.text : words.team}</p>
      {may && (
        <div className="trip-cancel">
          <Button look="quiet" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
      <Suspense>{open && <ChangeDialog booking={booking} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}
