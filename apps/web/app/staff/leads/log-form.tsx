import { type Lead, logLead } from '@porchlight/contract'
import { Button, RadioGroup, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'

const kinds = ['note', 'call', 'email'] as const
type Fields = { kind: (typeof kinds)[number]; subject: string; text: string }

/** Adds a note, logs a call, or sends an email. */
export const LogForm = ({ lead }: { lead: Lead }) => {
  const words = useWords(staffLeadsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { kind: 'note', subject: '', text: '' },
    problemsOf: ({ kind, subject, text }) => ({
      ...(kind === 'email' && subject.trim() === '' && { subject: shared.required }),
      ...(text.trim() === '' && { text: shared.required }),
    }),
  })
  const { kind } = form.values
  const save = async ({ subject, text, ...fields }: Fields) => {
    const body = fields.kind === 'email' ? { kind: 'email' as const, subject, text } : { kind: fields.kind, text }
    const answer = await api(logLead, { params: { id: lead.id }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.logged[fields.kind] })
    await revalidate()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <RadioGroup
        legend={words.log}
        hideLegend
        look="segments"
        name="kind"
        value={kind}
        onChange={(value) => form.change('kind', value as Fields['kind'])}
        options={kinds.map((value) => ({ value, label: words.logKinds[value] }))}
      />
      {kind === 'email' && (
        <TextField label={words.subject} maxLength={150} hint={lead.email} {...form.field('subject')} />
      )}
      <TextArea label={words.text} rows={4} maxLength={kind === 'email' ? 8000 : 4000} {...form.field('text')} />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {kind === 'email' ? words.sendEmail : words.save}
        </Button>
      </div>
    </form>
  )
}
