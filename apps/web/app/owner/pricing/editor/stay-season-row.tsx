import { Button, DateField } from '@porchlight/ui'
import { WeekdaysField } from '#app/features/prices/weekdays-field.tsx'
import { useDateWords } from '#app/lib/date-words.ts'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { stayRulesEditorWords } from '#app/lib/messages/owner/stay-rules-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import type { StaysFields } from './stays-fields.ts'

type Props = { form: FieldsOf<StaysFields>; at: number; today: string; onRemove: () => void }

/** Dates with their minimum stay and check-in days. */
export const StaySeasonRow = ({ form, at, today, onRemove }: Props) => {
  const words = useWords(stayRulesEditorWords)
  const prices = useWords(pricingEditorWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const row = form.values.seasons[at]
  if (!row) return null
  const day = { today, locale, firstWeekday, words: dateWords }
  return (
    <fieldset className="pricing-season">
      <legend className="visually-hidden">{words.seasons}</legend>
      <div className="pricing-pair">
        <DateField label={prices.from} {...day} {...form.field(`seasons.${at}.from`)} />
        <DateField label={prices.last} {...day} {...form.field(`seasons.${at}.last`)} />
      </div>
      <NumberField
        label={words.minNights}
        min={1}
        max={365}
        words={{ unclear: prices.noNumber }}
        locale={locale}
        {...form.field(`seasons.${at}.minNights`)}
      />
      <WeekdaysField
        legend={words.arriveOn}
        hint={words.everyDay}
        value={row.arriveOn}
        onChange={(days) => form.change(`seasons.${at}.arriveOn`, days)}
      />
      <Button size="small" look="bare" icon="trash" onClick={onRemove}>
        {words.removeSeason}
      </Button>
    </fieldset>
  )
}
