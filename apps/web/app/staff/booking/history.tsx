import type { Booking } from '@porchlight/contract'
import { Section, Timeline } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { booking: Booking; rows?: Booking['timeline']; newestFirst?: boolean; side?: ReactNode }

/** What happened to the booking, and who did it. */
export const History = ({ booking: { timeline, home }, rows = timeline, newestFirst, side }: Props) => {
  const { moment } = useFormats()
  const known = useWords(ownerBookingsWords)
  const { overview } = useWords(staffBookingWords)
  return (
    <Section title={known.timeline} note={newestFirst ? overview.newestFirst : known.timelineNote} side={side}>
      <Timeline
        label={known.timeline}
        items={rows.map(({ at, text, by }) => ({
          term: known.by({ moment: moment(at, home.timeZone), who: by }),
          text,
          state: 'done',
        }))}
      />
    </Section>
  )
}
