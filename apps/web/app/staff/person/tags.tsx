import { mostPersonTags, type PersonProfile, tagPerson } from '@porchlight/contract'
import { Button, Section, TagsInput, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Short words by which the list finds a person. */
export const Tags = ({ profile: { person, tags } }: { profile: PersonProfile }) => {
  const words = useWords(staffPersonWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [value, setValue] = useState<readonly string[]>(tags)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await api(tagPerson, { params: { id: person.id }, body: { tags: [...value] } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', title: shared.error, message: answer.error.message })
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <Section title={words.tags}>
      <div className="person-side">
        <TagsInput
          label={words.tags}
          value={value}
          onChange={setValue}
          most={mostPersonTags}
          words={{ add: words.tagAdd, remove: (tag) => words.tagRemove({ tag }) }}
        />
        {value.join() !== tags.join() && (
          <Button busy={busy} onClick={() => void save()}>
            {words.saveTags}
          </Button>
        )}
      </div>
    </Section>
  )
}
