import { addBookingNote, type InboxNote } from '@porchlight/contract'
import { Button, Section, TextArea } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useUnsaved } from '#app/lib/leave-guard.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useMay } from '../use-may.ts'

type Props = { bookingId: number; notes: readonly InboxNote[] }

const NewNote = ({ bookingId }: Pick<Props, 'bookingId'>) => {
  const words = useWords(bookingOverviewWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<{ text: string }>({
    values: { text: '' },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: shared.required } : {}),
  })
  useUnsaved(form.values.text.trim() !== '')
  const save = async (body: { text: string }) => {
    const answer = await api(addBookingNote, { params: { id: String(bookingId) }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    form.change('text', '')
    await revalidate()
  }
  return (
    <form method="post" className="booking-note-form" noValidate onSubmit={form.submit(save)}>
      <TextArea label={words.noteText} rows={2} maxLength={4000} {...form.field('text')} />
      <Button type="submit" size="small" busy={form.busy}>
        {words.addNote}
      </Button>
    </form>
  )
}

/** What the team wrote down about this booking, newest first. */
export const StaffNotes = ({ bookingId, notes }: Props) => {
  const words = useWords(bookingOverviewWords)
  const { noteBy } = useWords(staffInboxWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const mayAct = useMay()('bookings', 'act')
  return (
    <Section className="booking-notes" title={words.notes} note={words.notesNote}>
      <ul>
        {notes.map(({ id, author, text, at }) => (
          <li key={id}>
            <p data-content>{text}</p>
            <small className="num">{noteBy({ name: author, time: moment(at, zone) })}</small>
          </li>
        ))}
      </ul>
      {mayAct && <NewNote bookingId={bookingId} />}
    </Section>
  )
}
