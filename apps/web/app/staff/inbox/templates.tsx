import { type MergeField, type ResultsOf, templatesForConversation } from '@porchlight/contract'
import { Select } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { openByArrow } from '../open-by-arrow.ts'

type Filled = ResultsOf<typeof templatesForConversation>

/** Inserts a template into the reply, filled in from the stay and in the person's language. */
export const TemplatePicker = ({
  conversationId,
  insert,
}: {
  conversationId: string
  insert: (text: string) => void
}) => {
  const words = useWords(staffInboxWords)
  const [filled, setFilled] = useState<Filled>()
  const [missing, setMissing] = useState<readonly MergeField[]>([])
  useEffect(() => {
    let gone = false
    const load = async () => {
      const answer = await api(templatesForConversation, { params: { id: conversationId } })
      if (!gone && answer.ok) setFilled(answer.results)
    }
    void load()
    return () => {
      gone = true
    }
  }, [conversationId])
  if (!filled || filled.templates.length === 0) return null
  const choose = (id: string) => {
    const template = filled.templates.find((one) => String(one.id) === id)
    if (!template) return
    insert(template.text)
    setMissing(template.missing)
  }
  return (
    <Select
      label={words.template}
      emptyText={words.noTemplate}
      value=""
      {...(missing.length > 0 && { hint: words.fillIn({ fields: missing.map((field) => `{${field}}`).join(', ') }) })}
      options={[
        { value: '', label: words.noTemplate },
        ...filled.templates.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onKeyDown={openByArrow}
      onChange={choose}
    />
  )
}
