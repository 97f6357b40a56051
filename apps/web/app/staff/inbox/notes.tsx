import { addInboxNote, type InboxItem, type InboxNote, type ResultsOf, type staffInbox } from '@porchlight/contract'
import { Button, Section, Select, TextArea } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useUnsaved } from '#app/lib/leave-guard.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

type Props = { item: InboxItem; notes: readonly InboxNote[]; team: ResultsOf<typeof staffInbox>['team'] }

/** The team's internal notes on an item. */
export const Notes = ({ item: { kind, key }, notes, team }: Props) => {
  const words = useWords(staffInboxWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '', 'record')
  const [mention, setMention] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    setBusy(true)
    const mentions = mention === '' ? [] : [Number(mention)]
    const answer = await api(addInboxNote, { params: { kind, key }, body: { text, mentions } })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error.message)
    setProblem(undefined)
    setText('')
    setMention('')
    await revalidate()
  }
  return (
    <Section title={words.notes} note={words.notesNote}>
      {notes.length === 0 ? (
        <p className="muted">{words.noNotes}</p>
      ) : (
        <ul className="inbox-notes">
          {notes.map(({ id, author, text: written, mentions, at }) => (
            <li key={id}>
              <p data-content>{written}</p>
              <small className="num">
                {words.noteBy({ name: author, time: moment(at, zone) })}
                {mentions.length > 0 && ` · ${words.mentions({ names: mentions.map(({ name }) => name).join(', ') })}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      <form className="inbox-note-form" onSubmit={add} noValidate>
        <TextArea label={words.note} rows={2} maxLength={4000} value={text} error={problem} onChange={setText} />
        <Select
          label={words.mention}
          emptyText={words.noMention}
          value={mention}
          options={[
            { value: '', label: words.noMention },
            ...team.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={setMention}
        />
        <Button type="submit" size="small" busy={busy}>
          {words.addNote}
        </Button>
      </form>
    </Section>
  )
}
