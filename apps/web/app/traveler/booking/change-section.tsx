import { addDays, type Booking, type ExtraNights, type Stay } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { changeStayWords } from '#app/lib/messages/stay/change-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

const ChangeDialog = lazy(() => import('#app/features/booking/change-dialog.tsx'))

/** Offers one more night if the adjacent night is available. */
const Longer = ({ start, onOpen }: { start: Partial<Stay>; onOpen: (start: Partial<Stay>) => void }) => {
  const words = useWords(changeStayWords)
  const { dayShort } = useFormats()
  return (
    <Button look="quiet" icon="plus" onClick={() => onOpen(start)}>
      {start.depart
        ? words.stayUntil({ day: dayShort(start.depart) })
        : words.comeOn({ day: dayShort(start.arrive ?? '') })}
    </Button>
  )
}

/** Changes dates or guests of an upcoming stay, or asks the team if the home is on request. */
export const ChangeSection = ({ booking, extra }: { booking: Booking; extra: ExtraNights }) => {
  const words = useWords(changeStayWords)
  const [open, setOpen] = useState<Partial<Stay>>()
  const may = booking.allowedActions.includes('change')
  if (!may && (booking.status !== 'confirmed' || booking.home.instant)) return null
  return (
    <section className="trip-panel" id="change">
      <h2>{words.title}</h2>
      <p className="t-small muted">{may ? words.text : words.team}</p>
      {may && (
        <div className="trip-cancel">
          {extra.after > 0 && <Longer start={{ depart: addDays(booking.depart, 1) }} onOpen={setOpen} />}
          {extra.before > 0 && <Longer start={{ arrive: addDays(booking.arrive, -1) }} onOpen={setOpen} />}
          <Button look="quiet" onClick={() => setOpen({})}>
            {words.open}
          </Button>
        </div>
      )}
      <Suspense>{open && <ChangeDialog booking={booking} start={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </section>
  )
}
