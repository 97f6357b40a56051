import { type DocumentTemplate, issueDocument } from '@porchlight/contract'
import { Button, Select, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { templateId: string; name: string; email: string; place: string }

/** Sends a document to an owner whose home isn't managed here; they sign from the emailed link. */
export const SendForm = ({ templates }: { templates: readonly DocumentTemplate[] }) => {
  const words = useWords(staffDocumentsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const first = templates.find(({ kind }) => kind === 'home_vision') ?? templates[0]
  const form = useFields<Fields>({
    values: { templateId: String(first?.id ?? ''), name: '', email: '', place: '' },
    problemsOf: ({ name, email, place }) => ({
      ...(name.trim().length < 2 && { name: words.fill }),
      ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: words.noEmail }),
      ...(place.trim().length < 3 && { place: words.fill }),
    }),
  })
  const send = async ({ templateId, name, email, place }: Fields) => {
    const to = { who: 'person' as const, name: name.trim(), email: email.trim(), place: place.trim() }
    const answer = await api(issueDocument, { body: { templateId: Number(templateId), to, terms: null } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.sent })
    await revalidate()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(send)}>
      <Select
        label={words.template}
        emptyText=""
        options={templates.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={form.values.templateId}
        onChange={(id) => form.change('templateId', id)}
      />
      <div className="staff-pair">
        <TextField label={words.name} maxLength={160} {...form.field('name')} />
        <TextField label={words.email} type="email" maxLength={200} {...form.field('email')} />
      </div>
      <TextField label={words.place} maxLength={200} {...form.field('place')} />
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
