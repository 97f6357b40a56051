import { mostNight } from '@porchlight/contract'
import { MoneyField, NumberField, Section } from '@porchlight/ui'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { pricingFirstWords } from '#app/lib/messages/owner/pricing-first.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Acts } from '../pricing/editor/acts.tsx'
import { type FormOfPrices, usePriceChange } from '../pricing/editor/use-price-change.ts'
import { type FirstFields, firstChange, firstFields, firstProblems } from './first-fields.ts'
import { SeasonAnswer } from './season-answer.tsx'

/** Questions whose answers are a whole price list; what they make of the nights ahead is shown before it is saved. */
export const FirstForm = (props: FormOfPrices) => {
  const { currency, home } = props.prices
  const words = useWords(pricingFirstWords)
  const prices = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const change = usePriceChange(props)
  const form = useFields<FirstFields>({
    values: firstFields(props.prices, currency, home.today),
    problemsOf: (fields) => firstProblems(fields, prices),
  })
  const send = async (fields: FirstFields) => {
    const asked = firstChange(fields)
    const refused = asked && (await change.go(asked))
    if (refused) form.refuse([], refused, shared.error)
  }
  const sum = { currency, min: 1, max: mostNight, words: { unclear: prices.unclear, outside: prices.outside }, locale }
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
      <SeasonAnswer form={form} part="high" today={home.today} />
      <SeasonAnswer form={form} part="quiet" today={home.today} />
      <Section title={words.long}>
        <div className="pricing-pair">
          <NumberField label={words.week} max={90} {...percent} {...form.field('week')} />
          <NumberField label={words.month} max={90} {...percent} {...form.field('month')} />
        </div>
      </Section>
      <Acts effect={change.effectOf(firstChange(form.values))} busy={form.busy} of="first" />
    </form>
  )
}
