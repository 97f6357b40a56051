import {
  type addTemplate,
  type BodyInputOf,
  type DocumentKind,
  type DocumentTemplate,
  previewTemplate,
} from '@porchlight/contract'
import { Alert, Button, Checkbox, Disclosure, DocumentText, Section, TextArea, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'

type Written = BodyInputOf<typeof addTemplate>
type Fields = Omit<Written, 'validMonths'> & { validMonths: number | null; changes: string }
type Props = {
  /** The current version; absent for a new template. */
  known?: DocumentTemplate & { body: string }
  kind: DocumentKind
  /** The merge fields available. */
  fields: readonly string[]
  /** @returns the error message, if the server rejected it */
  publish: (written: Written, changes: string) => Promise<string | undefined>
}

const fresh = { title: '', body: '', everyOwner: true, countersigned: false, required: false, validMonths: null }

/** A version with its preview, and the signing rules. */
export const TemplateForm = ({ known, kind, fields, publish }: Props) => {
  const words = useWords(staffDocumentsWords)
  const { error } = useWords(formWords)
  const { locale } = useHabits()
  const [preview, setPreview] = useState<{ text: string; of: Fields }>()
  const [problem, setProblem] = useState('')
  const { title, body, everyOwner, countersigned, required, validMonths } = known ?? fresh
  const form = useFields<Fields>({
    values: { title, body, everyOwner, countersigned, required, validMonths, changes: '' },
    problemsOf: (given) => ({
      ...(given.title.trim() === '' && { title: words.fill }),
      ...(given.body.trim() === '' && { body: words.fill }),
      ...(known && given.changes.trim() === '' && { changes: words.fill }),
    }),
  })
  const look = async (given: Fields) => {
    const answer = await api(previewTemplate, { body: { kind, body: given.body } })
    if (!answer.ok) return form.refuse(['body'], answer.error.message, error)
    setPreview({ text: answer.results.text, of: given })
  }
  const send = async ({ changes, ...written }: Fields) => setProblem((await publish(written, changes.trim())) ?? '')
  const ticks = { everyOwner: words.everyLabel, countersigned: words.countersignLabel, required: words.requiredLabel }
  return (
    <>
      <form method="post" className="staff-form staff-wording" noValidate onSubmit={form.submit(look)}>
        <TextField label={words.templateTitle} maxLength={160} lang="en" {...form.field('title')} />
        <TextArea label={words.body} hint={words.bodyHint} rows={18} lang="en" spellCheck {...form.field('body')} />
        {fields.length > 0 && (
          <Disclosure summary={words.fields}>
            <p className="staff-fields">
              {fields.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </p>
          </Disclosure>
        )}
        {(['everyOwner', 'countersigned', 'required'] as const).map((name) => (
          <Checkbox
            key={name}
            label={ticks[name]}
            checked={form.values[name]}
            onChange={(on) => form.change(name, on)}
          />
        ))}
        <NumberField
          label={words.validMonths}
          hint={words.validHint}
          min={1}
          max={120}
          locale={locale}
          words={{ unclear: words.fill }}
          {...form.field('validMonths')}
        />
        {known && (
          <TextArea
            label={words.changes}
            hint={words.changesHint}
            rows={2}
            maxLength={1_000}
            {...form.field('changes')}
          />
        )}
        <div className="staff-acts">
          <Button type="submit" look={preview ? 'quiet' : 'primary'} busy={form.busy}>
            {words.preview}
          </Button>
        </div>
      </form>
      {preview && (
        <Section title={words.previewTitle}>
          {problem && (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          )}
          <DocumentText label={preview.of.title} html={preview.text} language="en" height="large" />
          <div className="staff-acts staff-publish">
            <Button look="primary" onClick={() => void send(preview.of)}>
              {words.publish}
            </Button>
          </div>
        </Section>
      )}
    </>
  )
}
