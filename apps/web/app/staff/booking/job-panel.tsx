import type { Booking } from '@porchlight/contract'
import { SidePanel } from '@porchlight/ui'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NewJobForm } from '../jobs/new-job-form.tsx'

type Props = { booking: Booking; now: string; onClose: () => void }

/** Creates a repair or inspection for the booking's home. */
const JobPanel = ({ booking: { number, home }, now, onClose }: Props) => {
  const { home: words, close } = useWords(staffBookingWords)
  return (
    <SidePanel open title={words.newJob} closeLabel={close} tenths={{ md: 7, lg: 4 }} onClose={onClose}>
      <NewJobForm
        home={{ id: home.id, name: home.name }}
        now={now}
        proposed={{ title: '', note: words.jobNote({ number }) }}
      />
    </SidePanel>
  )
}
// React.lazy asks for a default export.
export default JobPanel
