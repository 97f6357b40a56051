import { mostIn, mostNight } from '@porchlight/contract'
import { Button, DateField, RadioGroup, TextField } from '@porchlight/ui'
import { useDateWords } from '#app/lib/date-words.ts'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import type { SeasonFields } from './season-fields.ts'

export type SeasonsFields = { rows: SeasonFields[] }
type Props = {
  form: FieldsOf<SeasonsFields>
  at: number
  today: string
  currency: string
  onRemove: () => void
}

/** One season: name, dates, and a percentage or fixed prices. */
export const SeasonRow = ({ form, at, today, currency, onRemove }: Props) => {
  const words = useWords(pricingEditorWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const row = form.values.rows[at]
  if (!row) return null
  const title = row.name.trim()
  const day = { today, locale, firstWeekday, words: dateWords }
  const sum = {
    currency,
    min: 1,
    max: mostIn(currency, mostNight),
    words: { unclear: words.unclear, outside: words.outside },
    locale,
  }
  return (
    <fieldset className="pricing-season">
      <legend className="visually-hidden">{title || words.add}</legend>
      <TextField label={words.name} maxLength={60} {...form.field(`rows.${at}.name`)} />
      <div className="pricing-pair">
        <DateField label={words.from} {...day} {...form.field(`rows.${at}.from`)} />
        <DateField label={words.last} {...day} {...form.field(`rows.${at}.last`)} />
      </div>
      <RadioGroup
        legend={words.way}
        look="segments"
        name={`way-${at}`}
        value={row.way}
        onChange={(way) => form.change(`rows.${at}.way`, way as SeasonFields['way'])}
        options={[
          { value: 'share', label: words.share },
          { value: 'own', label: words.own },
        ]}
      />
      {row.way === 'share' ? (
        <NumberField
          label={words.adjust}
          unit="%"
          min={-90}
          max={900}
          decimals={2}
          words={{ unclear: words.noNumber }}
          locale={locale}
          {...form.field(`rows.${at}.percent`)}
        />
      ) : (
        <div className="pricing-pair">
          <MoneyField label={words.nightly} {...sum} {...form.field(`rows.${at}.nightly`)} />
          <MoneyField label={words.weekend} {...sum} {...form.field(`rows.${at}.weekend`)} />
        </div>
      )}
      <Button size="small" look="bare" icon="trash" onClick={onRemove}>
        {title ? words.remove({ name: title }) : words.removeNew}
      </Button>
    </fieldset>
  )
}
