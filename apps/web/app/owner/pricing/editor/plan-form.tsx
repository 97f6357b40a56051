import { mostIn, mostNight, type OwnerRatePlan, type PriceChangeInput } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import { WeekdaysField } from '#app/features/prices/weekdays-field.tsx'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { FormActions } from './form-actions.tsx'
import { type PriceFormProps, usePriceChange } from './use-price-change.ts'

const sums = ['base', 'weekend', 'floor', 'cap'] as const
type Fields = Record<(typeof sums)[number], MoneyAmount | null> & { weekendNights: number[] }

const given = (plan: OwnerRatePlan | null, currency: string): Fields => {
  const money = (amount: number | null | undefined) => (amount == null ? null : { amount, currency })
  return {
    base: money(plan?.base),
    weekend: money(plan?.weekend),
    floor: money(plan?.floor),
    cap: money(plan?.cap),
    weekendNights: [...(plan?.weekendNights ?? [5, 6])],
  }
}

const changeOf = ({ base, weekend, floor, cap, weekendNights }: Fields): PriceChangeInput | null =>
  base && {
    kind: 'plan',
    base: base.amount,
    weekend: weekend?.amount ?? null,
    floor: floor?.amount ?? null,
    cap: cap?.amount ?? null,
    weekendNights,
  }

/** Base price, weekend price, minimum and maximum. */
export const PlanForm = (props: PriceFormProps) => {
  const { plan, currency } = props.prices
  const words = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const change = usePriceChange(props)
  const form = useFields<Fields>({
    values: given(plan, currency),
    problemsOf: ({ base, floor, cap }) => ({
      ...(base === null && { base: words.unclear }),
      ...(floor && cap && floor.amount > cap.amount && { floor: words.aboveCap }),
    }),
  })
  const send = async (fields: Fields) => {
    const changeToSave = changeOf(fields)
    const refused = changeToSave && (await change.go(changeToSave))
    if (refused) form.refuse([], refused, shared.error)
  }
  const sum = {
    currency,
    min: 1,
    max: mostIn(currency, mostNight),
    words: { unclear: words.unclear, outside: words.outside },
    locale,
  }
  return (
    <form method="post" className="pricing-form" noValidate onSubmit={form.submit(send)}>
      <MoneyField label={words.base} {...sum} {...form.field('base')} />
      <MoneyField label={words.weekend} hint={words.weekendHint} {...sum} {...form.field('weekend')} />
      <WeekdaysField
        legend={words.weekendNights}
        value={form.values.weekendNights}
        onChange={(days) => form.change('weekendNights', days)}
      />
      <MoneyField label={words.floor} hint={words.limitHint} {...sum} {...form.field('floor')} />
      <MoneyField label={words.cap} hint={words.limitHint} {...sum} {...form.field('cap')} />
      <FormActions effect={change.effectOf(changeOf(form.values))} busy={form.busy} />
    </form>
  )
}
