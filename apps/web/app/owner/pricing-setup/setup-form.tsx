import { mostIn, mostNight } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { pricingSetupWords } from '#app/lib/messages/owner/pricing-setup.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import { FormActions } from '../pricing/editor/form-actions.tsx'
import { type PriceFormProps, usePriceChange } from '../pricing/editor/use-price-change.ts'
import { SetupSeason } from './season-fields.tsx'
import {
  type PricingSetupFields,
  pricingSetupChange,
  pricingSetupFields,
  pricingSetupProblems,
} from './setup-fields.ts'

/** Questions that create a full set of prices, with a preview before saving. */
export const PricingSetupForm = (props: PriceFormProps) => {
  const { currency, home } = props.prices
  const words = useWords(pricingSetupWords)
  const prices = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const change = usePriceChange(props)
  const form = useFields<PricingSetupFields>({
    values: pricingSetupFields(home.today),
    problemsOf: (fields) => pricingSetupProblems(fields, prices),
  })
  const send = async (fields: PricingSetupFields) => {
    const changeToSave = pricingSetupChange(fields)
    const refused = changeToSave && (await change.go(changeToSave))
    if (refused) form.refuse([], refused, shared.error)
  }
  const sum = {
    currency,
    min: 1,
    max: mostIn(currency, mostNight),
    words: { unclear: prices.unclear, outside: prices.outside },
    locale,
  }
  const number = { words: { unclear: prices.noNumber }, locale }
  const percent = { unit: '%', min: 0, decimals: 2, ...number }
  return (
    <form method="post" className="pricing-first" noValidate onSubmit={form.submit(send)}>
      <Section title={words.usual}>
        <div className="pricing-pair">
          <MoneyField label={words.base} {...sum} {...form.field('base')} />
          <NumberField label={words.weekend} max={300} {...percent} {...form.field('weekend')} />
          <MoneyField label={words.floor} hint={prices.limitHint} {...sum} {...form.field('floor')} />
          <NumberField label={words.minNights} min={1} max={365} {...number} {...form.field('minNights')} />
        </div>
      </Section>
      <SetupSeason form={form} part="high" today={home.today} />
      <SetupSeason form={form} part="quiet" today={home.today} />
      <Section title={words.long}>
        <div className="pricing-pair">
          <NumberField label={words.week} max={90} {...percent} {...form.field('week')} />
          <NumberField label={words.month} max={90} {...percent} {...form.field('month')} />
        </div>
      </Section>
      <FormActions effect={change.effectOf(pricingSetupChange(form.values))} busy={form.busy} of="first" />
    </form>
  )
}
