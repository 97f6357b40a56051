import {
  changeDeposit,
  type DepositChange,
  mostDeposit,
  mostIn,
  previewDeposit,
  type ResultsOf,
} from '@porchlight/contract'
import { Button, type MoneyAmount, Section, Select, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { defaultDepositsWords } from '#app/lib/messages/staff/default-deposits.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { AffectedHomes } from '../affected-homes.tsx'
import { Review } from '../review.tsx'
import type { DepositsDesk } from './page.tsx'

type Fields = { group: string; currency: string; amount: MoneyAmount | null }

const changeOf = ({ group, currency, amount }: Fields): DepositChange => ({
  group: group === '' ? null : Number(group),
  currency,
  amount: amount?.amount ?? null,
})

type Props = { desk: DepositsDesk; onSaved: () => void }

/** Sets the deposit of the company or of a group. Shows the affected homes for review before saving. */
export const DepositForm = ({ desk: { groups, currencies }, onSaved }: Props) => {
  const words = useWords(defaultDepositsWords)
  const kinds = useWords(staffGroupsWords).kinds
  const taxes = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { money } = useFormats()
  const { revalidate } = useRevalidator()
  const [reviewed, setReviewed] = useState<{ key: string; preview: ResultsOf<typeof previewDeposit> }>()
  const form = useFields<Fields>({
    values: { group: '', currency: currencies[0] ?? 'USD', amount: null },
    problemsOf: () => ({}),
  })
  const keyOf = (fields: Fields) => JSON.stringify(changeOf(fields))
  const review = async (fields: Fields) => {
    const answer = await api(previewDeposit, { body: { change: changeOf(fields) } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    setReviewed({ key: keyOf(fields), preview: answer.results })
  }
  const save = async (reason: string) => {
    const answer = await api(changeDeposit, { body: { change: changeOf(form.values), reason } })
    if (!answer.ok) return answer.error.message
    toast({ type: 'success', message: taxes.saved })
    await revalidate()
    onSaved()
    return undefined
  }
  const { group, amount } = form.values
  const who = groups.find(({ id }) => String(id) === group)?.name ?? words.company
  const consequence = amount ? words.toAmount({ who, amount: money(amount) }) : words.removed({ who })
  const isReviewed = reviewed?.key === keyOf(form.values)
  return (
    <Section title={words.set}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(review)}>
        <div className="staff-pair">
          <Select
            label={words.who}
            emptyText=""
            options={[
              { value: '', label: words.company },
              ...groups.map(({ id, kind, name }) => ({ value: String(id), label: `${kinds[kind]}: ${name}` })),
            ]}
            {...form.field('group')}
          />
          {currencies.length > 1 && (
            <Select
              label={words.currency}
              emptyText=""
              options={currencies.map((value) => ({ value, label: value }))}
              {...form.field('currency')}
            />
          )}
          <MoneyField
            label={words.amount}
            hint={words.hint}
            currency={form.values.currency}
            min={0}
            max={mostIn(form.values.currency, mostDeposit)}
            words={{ unclear: words.unclear, outside: words.unclear }}
            locale={locale}
            {...form.field('amount')}
          />
        </div>
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.review}
          </Button>
        </div>
      </form>
      {isReviewed && (
        <Review key={reviewed.key} homes={reviewed.preview.homes} onSave={save}>
          <p>{consequence}</p>
          <AffectedHomes homes={reviewed.preview.affected} number={reviewed.preview.homes} />
        </Review>
      )}
    </Section>
  )
}
