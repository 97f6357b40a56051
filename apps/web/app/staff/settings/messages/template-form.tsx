import {
  addMessageTemplate,
  deleteMessageTemplate,
  languages,
  type MessageTemplate,
  messageAutomations,
  saveMessageTemplate,
} from '@porchlight/contract'
import { Button, ConfirmButton, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { markIn } from '../../use-step-up-action.tsx'
import { type TextWords, textProblems } from './text-problems.ts'
import { TextsFields } from './texts-fields.tsx'

type Fields = Pick<MessageTemplate, 'name' | 'texts'>
type Props = { template?: MessageTemplate; onAdded?: () => void }

const blank: Fields = { name: '', texts: { en: '', es: '', fr: '', de: '' } }

/** Adds a template, or edits an existing one. */
export const TemplateForm = ({ template, onAdded }: Props) => {
  const words = useWords(messageSettingsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { name, texts } = template ?? blank
  const problemWords: TextWords = { required: shared.required, unknownField: words.unknownField }
  const form = useFields<Fields>({
    values: { name, texts },
    problemsOf: (fields) => textProblems(fields, problemWords),
  })
  const read = useLatestRead(template?.version, async () => {
    const now = await api(messageAutomations, {})
    return now.ok ? now.results.templates.find(({ id }) => id === template?.id)?.version : template?.version
  })
  const save = async (fields: Fields) => {
    const answer = template
      ? await api(saveMessageTemplate, {
          params: { messageTemplateId: String(template.id) },
          body: { ...fields, version: read.latestRead ?? undefined },
        })
      : await api(addMessageTemplate, { body: fields })
    if (!answer.ok) {
      const { message, required, code } = answer.error
      return read.refused(markIn(form, shared.error))(message, required ?? [], code)
    }
    read.saved(answer.results.templates.find(({ id }) => id === template?.id)?.version)
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onAdded?.()
  }
  const remove = async () => {
    if (!template) return
    const answer = await api(deleteMessageTemplate, { params: { messageTemplateId: String(template.id) } })
    if (!answer.ok) {
      toast({ type: 'danger', message: answer.error.message })
      return false
    }
    toast({ type: 'success', message: words.deleted })
    return revalidate()
  }
  const entered = form.values
  return (
    <form method="post" className="message-form" noValidate onSubmit={form.submit(save)}>
      <TextField label={words.name} required maxLength={80} autoComplete="off" {...form.field('name')} />
      <TextsFields
        texts={entered.texts}
        errorAt={(language) => form.errorAt(`texts.${language}`)}
        onChange={(language, text) => form.change(`texts.${language}`, text)}
      />
      {read.isOvertaken && (
        <Overtaken
          fields={[
            [words.name, entered.name, name],
            ...languages.map((one) => [words.textIn[one], entered.texts[one], texts[one]] as const),
          ]}
        />
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        {template && (
          <ConfirmButton
            look="danger"
            words={{
              title: words.deleteTitle({ name }),
              consequence: words.deleteText,
              confirm: words.delete,
              cancel: words.keep,
              close: words.close,
            }}
            onConfirm={remove}
          >
            {words.delete}
          </ConfirmButton>
        )}
      </div>
    </form>
  )
}
