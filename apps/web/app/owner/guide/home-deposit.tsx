import { askDeposit, type depositOfHome, type Money, mostDeposit, mostIn, type ResultsOf } from '@porchlight/contract'
import { Button, Checkbox, type MoneyAmount, Section, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { homeDepositWords } from '#app/lib/messages/owner/home-deposit.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Fields = Record<'amount' | 'price' | 'limit', MoneyAmount | null> & { inherit: boolean }
type Props = { homeId: number; deposit: Money } & Pick<
  ResultsOf<typeof depositOfHome>,
  'waiver' | 'inherited' | 'standard'
>

/** Security deposit and damage waiver of a home; 0 means none. */
export const HomeDepositForm = ({ homeId, deposit, waiver, inherited, standard }: Props) => {
  const words = useWords(homeDepositWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { money } = useFormats()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: {
      amount: deposit,
      price: { ...deposit, amount: waiver.price },
      limit: { ...deposit, amount: waiver.limit },
      inherit: inherited,
    },
    problemsOf: ({ amount, price, limit, inherit }) => ({
      ...(amount === null && !inherit && { amount: words.unclear }),
      ...(price?.amount && !amount?.amount && { price: words.noDeposit }),
      ...(price?.amount && (limit?.amount ?? 0) < (amount?.amount ?? 0) && { limit: words.tooLow }),
    }),
  })
  const concerns = usePriceConcerns()
  const bodyOf = ({ amount, price, limit, inherit }: Fields) => ({
    amount: amount?.amount ?? 0,
    inherit,
    waiver: price?.amount ? { price: price.amount, limit: limit?.amount ?? 0 } : null,
  })
  const ask = async (fields: Fields) => {
    const body = bodyOf(fields)
    const key = JSON.stringify(body)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const confirm = concerns.confirmationOf(key)
    const answer = await api(askDeposit, { params: { id: homeId }, body: { ...body, confirm } })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return form.refuse([], answer.error.message, shared.error)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  const sum = {
    currency: deposit.currency,
    min: 0,
    max: mostIn(deposit.currency, mostDeposit),
    words: { unclear: words.unclear, outside: words.unclear },
    locale,
  }
  return (
    <Section title={words.title} note={words.note} className="guide-asks">
      <form method="post" className="guide-agreement" noValidate onSubmit={form.submit(ask)}>
        <p className="muted">{words.lead}</p>
        {(standard || inherited) && (
          <Checkbox
            checked={form.values.inherit}
            onChange={(inherit) => {
              form.change('inherit', inherit)
              if (inherit) form.change('amount', standard?.amount ?? { ...deposit, amount: 0 })
            }}
            label={
              standard?.group
                ? words.inheritFrom({ group: standard.group, amount: money(standard.amount) })
                : words.inherit({ amount: money(standard?.amount ?? { ...deposit, amount: 0 }) })
            }
          />
        )}
        <MoneyField
          disabled={form.values.inherit}
          label={words.amount}
          hint={words.amountHint}
          {...sum}
          {...form.field('amount')}
        />
        <p className="muted">{words.waiverLead}</p>
        <MoneyField label={words.price} hint={words.priceHint} {...sum} {...form.field('price')} />
        <MoneyField label={words.limit} hint={words.limitHint} {...sum} {...form.field('limit')} />
        <PriceConcerns
          concerns={concerns.concernsOf(JSON.stringify(bodyOf(form.values)))}
          reason={concerns.reason}
          onReason={concerns.onReason}
        />
        <div className="guide-agreement-acts">
          <Button type="submit" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
