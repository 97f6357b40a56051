import { Button, Section, TagsInput, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type TagChange, tagChangeOf } from './tag-change.ts'

type Saved = { ok: true } | { ok: false; error: { message: string } }

type Props = {
  tags: readonly string[]
  most: number
  /** Only lists them; nothing without any. */
  readOnly?: boolean
  save: (change: TagChange) => Promise<Saved>
}

/** Short labels for finding a person or a booking in a list. */
export const TagsSection = ({ tags, most, readOnly = false, save }: Props) => {
  const words = useWords(staffPersonWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [value, setValue] = useState<readonly string[]>(tags)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const answer = await save(tagChangeOf(tags, value))
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', title: shared.error, message: answer.error.message })
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  if (readOnly && tags.length === 0) return null
  if (readOnly)
    return (
      <Section title={words.tags}>
        <p data-content>{tags.join(' · ')}</p>
      </Section>
    )
  return (
    <Section title={words.tags}>
      <div className="staff-tags">
        <TagsInput
          label={words.tags}
          value={value}
          onChange={setValue}
          most={most}
          words={{ add: words.tagAdd, remove: (tag) => words.tagRemove({ tag }) }}
        />
        {value.join() !== tags.join() && (
          <Button busy={busy} onClick={() => void submit()}>
            {words.saveTags}
          </Button>
        )}
      </div>
    </Section>
  )
}
