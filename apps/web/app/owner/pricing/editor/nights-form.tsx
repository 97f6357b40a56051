import { addDays, measuredNights, mostIn, mostNight, type PriceChangeInput } from '@porchlight/contract'
import { DateField, type MoneyAmount, RadioGroup } from '@porchlight/ui'
import { WeekdaysField } from '#app/features/prices/weekdays-field.tsx'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { FormActions } from './form-actions.tsx'
import { type PriceFormProps, usePriceChange } from './use-price-change.ts'

type Fields = {
  from: string | null
  last: string | null
  weekdays: number[]
  way: 'amount' | 'lift'
  amount: MoneyAmount | null
}

const changeOf = ({ from, last, weekdays, way, amount }: Fields): PriceChangeInput | null => {
  if (!from || !last || last < from || (way === 'amount' && !amount)) return null
  return {
    kind: 'nights',
    from,
    to: addDays(last, 1),
    weekdays,
    amount: way === 'lift' ? null : (amount?.amount ?? null),
  }
}

/** Sets or clears the price override of a range of nights. */
export const NightsForm = ({ night, ...props }: PriceFormProps & { night: string }) => {
  const { currency, home, nights } = props.prices
  const words = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const change = usePriceChange(props)
  const now = nights.find(({ date }) => date === night)?.price
  const form = useFields<Fields>({
    values: {
      from: night,
      last: night,
      weekdays: [],
      way: 'amount',
      amount: now === undefined ? null : { amount: now, currency },
    },
    problemsOf: ({ from, last, way, amount }) => ({
      ...(!from && { from: words.fill }),
      ...(!last && { last: words.fill }),
      ...(from && last && last < from && { last: words.order }),
      ...(way === 'amount' && !amount && { amount: words.unclear }),
    }),
  })
  const send = async (fields: Fields) => {
    const changeToSave = changeOf(fields)
    const refused = changeToSave && (await change.go(changeToSave))
    if (refused) form.refuse([], refused, shared.error)
  }
  const day = {
    today: home.today,
    min: home.today,
    max: addDays(home.today, measuredNights - 1),
    locale,
    firstWeekday,
    words: dateWords,
  }
  return (
    <form method="post" className="pricing-form" noValidate onSubmit={form.submit(send)}>
      <div className="pricing-pair">
        <DateField label={words.from} {...day} {...form.field('from')} />
        <DateField label={words.last} {...day} {...form.field('last')} />
      </div>
      <WeekdaysField
        legend={words.weekdays}
        hint={words.weekdaysHint}
        value={form.values.weekdays}
        onChange={(days) => form.change('weekdays', days)}
      />
      <RadioGroup
        legend={words.what}
        look="segments"
        name="way"
        value={form.values.way}
        onChange={(way) => form.change('way', way as Fields['way'])}
        options={[
          { value: 'amount', label: words.setAmount },
          { value: 'lift', label: words.lift },
        ]}
      />
      {form.values.way === 'amount' && (
        <MoneyField
          label={words.amount}
          currency={currency}
          min={1}
          max={mostIn(currency, mostNight)}
          words={{ unclear: words.unclear, outside: words.outside }}
          locale={locale}
          {...form.field('amount')}
        />
      )}
      <FormActions effect={change.effectOf(changeOf(form.values))} busy={form.busy} />
    </form>
  )
}
