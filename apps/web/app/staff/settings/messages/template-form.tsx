import {
  addMessageTemplate,
  deleteMessageTemplate,
  type MessageTemplate,
  saveMessageTemplate,
} from '@porchlight/contract'
import { Alert, Button, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { TextsFields } from './texts-fields.tsx'

const blank = { name: '', texts: { en: '', es: '', fr: '', de: '' } }

/** Adds a template, or edits an existing one. */
export const TemplateForm = ({ template }: { template?: MessageTemplate }) => {
  const words = useWords(messageSettingsWords)
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState(template ?? blank)
  const [problem, setProblem] = useState<string>()
  const finish = async (answer: { ok: true } | { ok: false; error: { message: string } }, message: string) => {
    if (!answer.ok) return setProblem(answer.error.message)
    setProblem(undefined)
    toast({ type: 'success', message })
    await revalidate()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = { name: values.name, texts: values.texts }
    const answer = template
      ? await api(saveMessageTemplate, { params: { messageTemplateId: String(template.id) }, body })
      : await api(addMessageTemplate, { body })
    await finish(answer, words.saved)
  }
  const remove = async () => {
    if (!template) return
    await finish(
      await api(deleteMessageTemplate, { params: { messageTemplateId: String(template.id) } }),
      words.deleted,
    )
  }
  return (
    <form className="message-form" onSubmit={save} noValidate>
      <TextField
        label={words.name}
        maxLength={80}
        value={values.name}
        onChange={(name) => setValues({ ...values, name })}
      />
      <TextsFields texts={values.texts} onChange={(texts) => setValues({ ...values, texts })} />
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary">
          {words.save}
        </Button>
        {template && (
          <Button look="danger" onClick={() => void remove()}>
            {words.delete}
          </Button>
        )}
      </div>
    </form>
  )
}
