import type { Booking, ExtraNights } from '@porchlight/contract'
import { Button, ButtonLink } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { changeStayWords } from '#app/lib/messages/stay/change-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ChangeDialog = lazy(() => import('#app/features/booking/change-dialog.tsx'))

/** Extra nights for a guest who has checked in, or a request to the team if the home is on request. */
export const ExtendStay = ({ booking, extra }: { booking: Booking; extra: ExtraNights }) => {
  const words = useWords(changeStayWords)
  const [open, setOpen] = useState(false)
  const may = booking.allowedActions.includes('change')
  if (booking.status !== 'checked_in' || (!may && booking.home.instant)) return null
  return (
    <section className="trip-block" id="change" aria-labelledby="change-title">
      <h2 id="change-title">{words.longerTitle}</h2>
      <p className="trip-note num">{extra.after > 0 ? words.free({ nights: extra.after }) : words.notNext}</p>
      <p className="t-small muted">{may ? words.text : words.teamHere}</p>
      <div className="trip-cancel">
        {may ? (
          <Button look="quiet" icon="plus" onClick={() => setOpen(true)}>
            {words.addOpen}
          </Button>
        ) : (
          <ButtonLink look="quiet" href="#messages">
            {words.write}
          </ButtonLink>
        )}
      </div>
      <Suspense>{open && <ChangeDialog booking={booking} start={{}} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}
