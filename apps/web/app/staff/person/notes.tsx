import { addPersonNote, type PersonProfile, removePersonNote } from '@porchlight/contract'
import { Button, ConfirmButton, Section, TextArea, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'

type Note = PersonProfile['notes'][number]

const NoteRow = ({ personId, note: { id, text, by, at } }: { personId: number; note: Note }) => {
  const words = useWords(staffPersonWords)
  const shared = useWords(formWords)
  const officeTime = useOfficeTime()
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const answer = await api(removePersonNote, { params: { id: personId, noteId: id } })
    if (!answer.ok) toast({ type: 'danger', title: shared.error, message: answer.error.message })
    await revalidate()
    return answer.ok
  }
  return (
    <li>
      <p data-content>{text}</p>
      <small className="num" data-content>
        {by.name}, {officeTime(at)}
      </small>
      <ConfirmButton
        size="small"
        look="bare"
        words={{
          title: words.removeNoteTitle,
          consequence: words.removeNoteText,
          confirm: words.removeNote,
          cancel: words.cancel,
          close: words.close,
        }}
        onConfirm={remove}
      >
        {words.removeNote}
      </ConfirmButton>
    </li>
  )
}

/** Notes visible only to staff. */
export const Notes = ({ profile: { person, notes } }: { profile: PersonProfile }) => {
  const words = useWords(staffPersonWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<{ text: string }>({
    values: { text: '' },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: words.noteNeeded } : {}),
  })
  const add = async ({ text }: { text: string }) => {
    const answer = await api(addPersonNote, { params: { id: person.id }, body: { text } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    form.change('text', '')
    await revalidate()
  }
  return (
    <Section title={words.notes} note={words.notesHint}>
      {notes.length === 0 ? (
        <p className="muted">{words.noNotes}</p>
      ) : (
        <ul className="person-list">
          {notes.map((note) => (
            <NoteRow key={note.id} personId={person.id} note={note} />
          ))}
        </ul>
      )}
      <form key={notes.length} method="post" className="person-note" noValidate onSubmit={form.submit(add)}>
        <TextArea label={words.note} rows={3} maxLength={4000} {...form.field('text')} />
        <div className="staff-acts">
          <Button type="submit" busy={form.busy}>
            {words.addNote}
          </Button>
        </div>
      </form>
    </Section>
  )
}
