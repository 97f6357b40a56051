import { type agreementAtDesk, instantAt, previewWording, type ResultsOf } from '@porchlight/contract'
import { Button, DateField, Disclosure, Switch, TextArea, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffAgreementsWords } from '#app/lib/messages/staff/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { type Preview, PreviewPart } from './preview-part.tsx'

export type Document = ResultsOf<typeof agreementAtDesk>['document']
type Fields = { title: string; body: string; changes: string; acceptAgain: boolean; from: string | null }
type Props = { document: Document; today: string; onPublished: () => Promise<void> }

const MergeFields = ({ names }: { names: readonly string[] }) => {
  const words = useWords(staffAgreementsWords)
  return (
    <Disclosure summary={words.fields}>
      <p>{words.fieldsText}</p>
      <p className="staff-fields">
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </Disclosure>
  )
}

/** A new version: written, previewed as readers will see it, then published. */
export const WordingForm = ({ document, today, onPublished }: Props) => {
  const teamZone = useTeamZone()
  const words = useWords(staffAgreementsWords)
  const { required, error } = useWords(formWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const [preview, setPreview] = useState<Preview>()
  const { type, title, body, fields: names, latest } = document
  const form = useFields<Fields>({
    values: { title, body, changes: '', acceptAgain: false, from: null },
    problemsOf: (fields) => ({
      ...(fields.title.trim() === '' && { title: required }),
      ...(fields.body.trim() === '' && { body: required }),
      ...(fields.changes.trim() === '' && { changes: required }),
      ...(fields.from !== null && fields.from < today && { from: words.startPast }),
    }),
  })
  // Only what was previewed can be published, so an edit hides the preview.
  const field = <Name extends keyof Fields>(name: Name) => {
    const parts = form.field(name)
    return {
      ...parts,
      onChange: (value: Fields[Name]) => {
        setPreview(undefined)
        parts.onChange(value as never)
      },
    }
  }
  const look = async ({ from, ...fields }: Fields) => {
    const written = { title: fields.title.trim(), body: fields.body.trim() }
    const answer = await api(previewWording, { params: { type }, body: written })
    if (!answer.ok) return form.refuse(['body'], answer.error.message, error)
    const instant = from === null ? null : instantAt(teamZone, from, '00:00').toISOString()
    const wording = { ...fields, ...written, changes: fields.changes.trim(), from: instant, after: latest }
    setPreview({ ...answer.results, wording })
  }
  return (
    <>
      <form method="post" className="staff-form staff-wording" noValidate onSubmit={form.submit(look)}>
        <TextField label={words.name} required maxLength={160} lang="en" {...field('title')} />
        <TextArea label={words.body} hint={words.bodyHint} required rows={18} lang="en" spellCheck {...field('body')} />
        <MergeFields names={names} />
        <TextArea
          label={words.changes}
          hint={words.changesHint}
          required
          rows={2}
          maxLength={1_000}
          lang="en"
          {...field('changes')}
        />
        <div className="staff-pair">
          <DateField
            label={words.start}
            hint={words.startHint}
            today={today}
            min={today}
            locale={locale}
            firstWeekday={firstWeekday}
            words={dateWords}
            {...field('from')}
          />
          <Switch
            label={words.acceptAgain}
            checked={form.values.acceptAgain}
            onChange={field('acceptAgain').onChange}
          />
        </div>
        <div className="staff-acts">
          <Button type="submit" look={preview ? 'quiet' : 'primary'} busy={form.busy}>
            {words.preview}
          </Button>
        </div>
      </form>
      {preview && <PreviewPart type={type} preview={preview} onPublished={onPublished} />}
    </>
  )
}
