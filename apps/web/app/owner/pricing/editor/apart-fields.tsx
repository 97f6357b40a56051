import { NumberField, Switch } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { pricingStaysEditorWords } from '#app/lib/messages/owner/pricing-stays-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { ApartName, StaysFields } from './stays-fields.ts'

const limits = { lastMinute: { min: 0, max: 365 }, farOut: { min: 1, max: 730 }, beside: { min: 1, max: 30 } }
const daysLabel = { lastMinute: 'within', farOut: 'from', beside: 'nextTo' } as const

/** Another minimum for arrivals of one kind, put in force by its switch. */
export const ApartFields = ({ form, part }: { form: FieldsOf<StaysFields>; part: ApartName }) => {
  const words = useWords(pricingStaysEditorWords)
  const { noNumber } = useWords(pricingEditorWords)
  const { locale } = useHabits()
  const { on } = form.values[part]
  const number = { words: { unclear: noNumber }, locale }
  return (
    <div className="pricing-apart">
      <Switch label={words[part]} checked={on} onChange={(next) => form.change(`${part}.on`, next)} />
      {on && (
        <div className="pricing-pair">
          <NumberField label={words[daysLabel[part]]} {...limits[part]} {...number} {...form.field(`${part}.days`)} />
          <NumberField label={words.minNights} min={1} max={365} {...number} {...form.field(`${part}.minNights`)} />
        </div>
      )}
    </div>
  )
}
