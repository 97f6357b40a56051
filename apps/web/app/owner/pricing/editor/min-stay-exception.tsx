import { Switch } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { stayRulesEditorWords } from '#app/lib/messages/owner/stay-rules-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import type { MinStayExceptionName, StaysFields } from './stays-fields.ts'

const limits = { lastMinute: { min: 0, max: 365 }, farOut: { min: 1, max: 730 }, beside: { min: 1, max: 30 } }
const daysLabel = { lastMinute: 'within', farOut: 'from', beside: 'nextTo' } as const

/** A minimum stay exception with its switch. */
export const MinStayExceptionFields = ({ form, part }: { form: FieldsOf<StaysFields>; part: MinStayExceptionName }) => {
  const words = useWords(stayRulesEditorWords)
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
