import { DateField, Section, Switch } from '@porchlight/ui'
import { useDateWords } from '#app/lib/date-words.ts'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { pricingSetupWords } from '#app/lib/messages/owner/pricing-setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import type { PricingSetupFields } from './setup-fields.ts'

type Props = { form: FieldsOf<PricingSetupFields>; part: 'high' | 'quiet'; today: string }

/** Whether the home has this season, with its dates and its price change. */
export const SetupSeason = ({ form, part, today }: Props) => {
  const words = useWords(pricingSetupWords)
  const prices = useWords(pricingEditorWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const { on } = form.values[part]
  const day = { today, locale, firstWeekday, words: dateWords }
  const number = { words: { unclear: prices.noNumber }, locale }
  const isHigh = part === 'high'
  return (
    <Section title={words[part]}>
      <div className="pricing-answers">
        <Switch
          label={isHigh ? words.hasHigh : words.hasQuiet}
          checked={on}
          onChange={(next) => form.change(`${part}.on`, next)}
        />
        {on && (
          <div className="pricing-pair">
            <DateField label={prices.from} {...day} {...form.field(`${part}.from`)} />
            <DateField label={prices.last} {...day} {...form.field(`${part}.last`)} />
            <NumberField
              label={isHigh ? words.more : words.less}
              unit="%"
              min={0}
              max={isHigh ? 900 : 90}
              decimals={2}
              {...number}
              {...form.field(`${part}.percent`)}
            />
            {isHigh && (
              <NumberField label={words.minNights} min={1} max={365} {...number} {...form.field('high.minNights')} />
            )}
          </div>
        )}
      </div>
    </Section>
  )
}
