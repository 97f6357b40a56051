import {
  type AddOn,
  type AddOnKind,
  type AddOnPer,
  addOnKinds,
  addOnPers,
  type Money,
  mostAddOnPrice,
  mostAddOns,
  mostIn,
  saveAddOns,
} from '@porchlight/contract'
import { Button, Section, Select, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { homeAddOnsWords } from '#app/lib/messages/owner/home-add-ons.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Row = { kind: AddOnKind; label: string; note: string; per: AddOnPer; price: Money | null }
type Fields = { rows: Row[] }
type Props = { homeId: number; currency: string; addOns: readonly AddOn[] }

const empty: Row = { kind: 'extra', label: '', note: '', per: 'stay', price: null }

const offeredIn = ({ rows }: Fields): AddOn[] =>
  rows.map(({ price, ...said }) => ({ ...said, amount: price?.amount ?? 0 }))

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Add-ons of a home with their prices. */
export const HomeAddOnsForm = ({ homeId, currency, addOns }: Props) => {
  const words = useWords(homeAddOnsWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { rows: addOns.map(({ amount, ...said }) => ({ ...said, price: { amount, currency } })) },
    problemsOf: ({ rows }) => {
      const problems: FieldProblems<Fields> = {}
      for (const [at, { label, price }] of rows.entries()) {
        if (label.trim() === '') problems[`rows.${at}.label`] = words.missing
        else if (rows.slice(0, at).some((before) => same(before.label, label)))
          problems[`rows.${at}.label`] = words.twice
        if (!price?.amount) problems[`rows.${at}.price`] = words.unclear
      }
      return problems
    },
  })
  const { rows } = form.values
  const concerns = usePriceConcerns()
  const save = async (fields: Fields) => {
    const offered = offeredIn(fields)
    const key = JSON.stringify(offered)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const confirm = concerns.confirmationOf(key)
    const answer = await api(saveAddOns, { params: { id: homeId }, body: { addOns: offered, confirm } })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return form.refuse([], answer.error.message, shared.error)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  const sum = {
    currency,
    min: 1,
    max: mostIn(currency, mostAddOnPrice),
    words: { unclear: words.unclear, outside: words.unclear },
    locale,
  }
  const without = (at: number) => rows.filter((_, other) => other !== at)
  return (
    <Section title={words.title} note={words.note} className="guide-asks">
      <form method="post" className="guide-agreement" noValidate onSubmit={form.submit(save)}>
        <p className="muted">{words.lead}</p>
        {rows.length === 0 && <p>{words.none}</p>}
        {rows.map(({ label, kind, per }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own until it is written
          <div className="guide-page" key={at}>
            <TextField label={words.label} required maxLength={80} {...form.field(`rows.${at}.label`)} />
            <TextField label={words.text} hint={words.textHint} maxLength={300} {...form.field(`rows.${at}.note`)} />
            <div className="guide-keys">
              <MoneyField label={words.price} required {...sum} {...form.field(`rows.${at}.price`)} />
              <Select
                label={words.per}
                emptyText=""
                value={per}
                options={addOnPers.map((value) => ({ value, label: words.pers[value] }))}
                onChange={(chosen) => form.change(`rows.${at}.per`, chosen as AddOnPer)}
              />
              <Select
                label={words.kind}
                emptyText=""
                value={kind}
                options={addOnKinds.map((value) => ({ value, label: words.kinds[value] }))}
                onChange={(chosen) => form.change(`rows.${at}.kind`, chosen as AddOnKind)}
              />
            </div>
            <Button size="small" look="bare" onClick={() => form.change('rows', without(at))}>
              {label.trim() ? words.remove({ label }) : words.removeEmpty}
            </Button>
          </div>
        ))}
        <PriceConcerns
          concerns={concerns.concernsOf(JSON.stringify(offeredIn(form.values)))}
          reason={concerns.reason}
          onReason={concerns.onReason}
        />
        <div className="guide-agreement-acts">
          <Button
            icon="plus"
            disabled={rows.length >= mostAddOns}
            onClick={() => form.change('rows', [...rows, empty])}
          >
            {words.add}
          </Button>
          <Button type="submit" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
