import { Button, DateField, NumberField } from '@porchlight/ui'
import { useDateWords } from '#app/lib/date-words.ts'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { pricingStaysEditorWords } from '#app/lib/messages/owner/pricing-stays-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { StaysFields } from './stays-fields.ts'
import { WeekdaysField } from './weekdays-field.tsx'

type Props = { form: FieldsOf<StaysFields>; at: number; today: string; onRemove: () => void }

/** Nights of a season with the fewest nights a stay must have, and the days on which it may begin. */
export const StaySeasonRow = ({ form, at, today, onRemove }: Props) => {
  const words = useWords(pricingStaysEditorWords)
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
