import { changeTax, type ResultsOf, type taxesDesk } from '@porchlight/contract'
import { Disclosure, Section } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NoChargeForm } from '../no-charge-form.tsx'
import { areaNameOf } from './describe.ts'
import { areaOf } from './fields.ts'

type Props = { desk: ResultsOf<typeof taxesDesk>; onSaved: () => void }

/** Records that no tax is due in an area or on a home; homes without a decision come first. */
export const NoTaxForm = ({ desk: { areas, undecided, homes }, onSaved }: Props) => {
  const words = useWords(staffTaxesWords)
  const waiting = new Set(undecided.map(({ id }) => id))
  const sorted = homes.toSorted((a, b) => Number(waiting.has(b.id)) - Number(waiting.has(a.id)))
  return (
    <Section title={words.decideNone}>
      <Disclosure summary={words.decideNoneText}>
        <NoChargeForm
          label={words.area}
          emptyText={words.noAreas}
          options={[
            { value: '', label: '' },
            ...areas.map((one) => ({ value: `${one.kind} ${one.area}`, label: areaNameOf(one, words) })),
            ...sorted.map(({ id, name }) => ({
              value: `home ${id}`,
              label: areaNameOf({ kind: 'home', name }, words),
            })),
          ]}
          onSaved={onSaved}
          onSave={async ({ charge, name, reason }) => {
            const area = areaOf({ area: charge, homeId: '' })
            const answer = await api(changeTax, { body: { change: { kind: 'none', area, name }, reason } })
            return answer.ok ? undefined : answer.error.message
          }}
        />
      </Disclosure>
    </Section>
  )
}
