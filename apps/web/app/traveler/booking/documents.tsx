import type { Booking } from '@porchlight/contract'
import { Icon, Press } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

const AgreementSheet = lazy(() => import('./agreement-sheet.tsx'))

/** The papers of the stay. */
export const Documents = ({ booking }: { booking: Booking }) => {
  const { moment } = useFormats()
  const words = useWords(travelerWords)
  const [open, setOpen] = useState(false)
  return (
    <section className="trip-panel" id="documents">
      <h2>{words.documents}</h2>
      {booking.documents.length === 0 && <p className="t-small muted">{words.noDocuments}</p>}
      <ul className="trip-documents num">
        {booking.documents.map((document) => (
          <li key={document.href}>
            <Press onClick={() => setOpen(true)}>
              <Icon name="document" size={20} />
              <span>
                {document.name}
                <small>{moment(document.at, booking.home.timeZone)}</small>
              </span>
              <span className="inline-link t-small" aria-hidden="true">
                {words.readSign}
              </span>
            </Press>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <AgreementSheet booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
