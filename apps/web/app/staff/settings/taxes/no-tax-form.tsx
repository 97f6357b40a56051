import { changeTax, type ResultsOf, type taxesDesk } from '@porchlight/contract'
import { Button, Disclosure, Section, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { areaNameOf } from './describe.ts'
import { areaOf } from './fields.ts'

type Fields = { area: string; name: string; reason: string }

/** Records that no tax is due somewhere: a decision with a name and a reason. */
export const NoTaxForm = ({ desk: { areas, undecided, homes } }: { desk: ResultsOf<typeof taxesDesk> }) => {
  const words = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const user = useUser()
  const { revalidate } = useRevalidator()
  const waiting = new Set(undecided.map(({ id }) => id))
  const sorted = homes.toSorted((a, b) => Number(waiting.has(b.id)) - Number(waiting.has(a.id)))
  const form = useFields<Fields>({
    values: { area: '', name: user ? `${user.firstName} ${user.lastName}`.trim() : '', reason: '' },
    problemsOf: ({ area, name, reason }) => ({
      ...(area === '' && { area: words.required }),
      ...(name.trim().length < 2 && { name: words.required }),
      ...(reason.trim().length < 10 && { reason: words.reasonShort }),
    }),
  })
  const save = async ({ area, name, reason }: Fields) => {
    const body = { change: { kind: 'none' as const, area: areaOf({ area, homeId: '' }), name }, reason }
    const answer = await api(changeTax, { body })
    if (!answer.ok) return form.refuse(['area'], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <Section title={words.decideNone}>
      <Disclosure summary={words.decideNoneText}>
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
          <Select
            label={words.area}
            emptyText={words.noAreas}
            required
            {...form.field('area')}
            options={[
              { value: '', label: '' },
              ...areas.map((one) => ({ value: `${one.kind} ${one.area}`, label: areaNameOf(one, words) })),
              ...sorted.map(({ id, name }) => ({
                value: `home ${id}`,
                label: areaNameOf({ kind: 'home', name }, words),
              })),
            ]}
          />
          <TextField label={words.decidedBy} required maxLength={120} {...form.field('name')} />
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            required
            rows={2}
            maxLength={500}
            {...form.field('reason')}
          />
          <div className="staff-acts">
            <Button type="submit" busy={form.busy}>
              {words.saveNone}
            </Button>
          </div>
        </form>
      </Disclosure>
    </Section>
  )
}
