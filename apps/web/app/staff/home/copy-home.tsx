import { type CopiedPart, copiedParts, copyHome } from '@porchlight/contract'
import { Button, CheckboxGroup, Section, TextField } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLinkedHomesWords } from '#app/lib/messages/staff/linked-homes.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { name: string; parts: CopiedPart[] }

const namesHome = ({ code }: { code: string }): boolean => code === 'home_name_taken'

/** Copies this home to a new draft. */
export const CopyHome = ({ home: { id: homeId, name } }: { home: { id: number; name: string } }) => {
  const words = useWords(staffLinkedHomesWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const form = useFields<Fields>({
    values: { name: words.copyNamed({ name }), parts: [...copiedParts] },
    problemsOf: ({ name }) => (name.trim() === '' ? { name: words.nameNeeded } : {}),
  })
  const copy = async (body: Fields) => {
    const answer = await api(copyHome, { params: { id: homeId }, body })
    if (!answer.ok) return form.refuse(namesHome(answer.error) ? ['name'] : [], answer.error.message, shared.error)
    await navigate(href('/staff/homes/:propertyId', { propertyId: String(answer.results.id) }))
  }
  return (
    <Section title={words.copyTitle}>
      <p className="muted">{words.copyLead}</p>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(copy)}>
        <TextField label={words.copyName} required autoComplete="off" maxLength={80} {...form.field('name')} />
        <CheckboxGroup
          legend={words.copyParts}
          options={copiedParts.map((value) => ({ value, label: words[value] }))}
          value={form.values.parts}
          onChange={(parts) => form.change('parts', parts as CopiedPart[])}
        />
        <div className="staff-acts">
          <Button type="submit" busy={form.busy}>
            {words.copy}
          </Button>
        </div>
      </form>
    </Section>
  )
}
