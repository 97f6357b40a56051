import { Button, Switch } from '@porchlight/ui'
import { useRef } from 'react'
import { WeekdaysField } from '#app/features/prices/weekdays-field.tsx'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { stayRulesEditorWords } from '#app/lib/messages/owner/stay-rules-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { FormActions } from './form-actions.tsx'
import { MinStayExceptionFields } from './min-stay-exception.tsx'
import { StaySeasonRow } from './stay-season-row.tsx'
import { type StaysFields, staysChange, staysFields, staysProblems } from './stays-fields.ts'
import { type PriceFormProps, usePriceChange } from './use-price-change.ts'

/** Minimum stay, check-in days and gaps: defaults first, then exceptions by date and lead time (R10). */
export const StaysForm = (props: PriceFormProps) => {
  const { stays, home } = props.prices
  const words = useWords(stayRulesEditorWords)
  const prices = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const change = usePriceChange(props)
  const added = useRef(0)
  const over = stays.seasons.filter(({ to }) => to <= home.today)
  const form = useFields<StaysFields>({
    values: staysFields(stays, home.today),
    problemsOf: (fields) => staysProblems(fields, { ...prices, lessThanMin: words.lessThanMin }),
  })
  const { values } = form
  const send = async (fields: StaysFields) => {
    const changeToSave = staysChange(fields, over)
    const refused = changeToSave && (await change.go(changeToSave))
    if (refused) form.refuse([], refused, shared.error)
  }
  const count = { min: 1, max: 365, words: { unclear: prices.noNumber }, locale }
  return (
    <form method="post" className="pricing-form" noValidate onSubmit={form.submit(send)}>
      <div className="pricing-pair">
        <NumberField label={words.minNights} {...count} {...form.field('minNights')} />
        <NumberField label={words.maxNights} {...count} {...form.field('maxNights')} />
      </div>
      {(['arriveOn', 'departOn'] as const).map((part) => (
        <WeekdaysField
          key={part}
          legend={words[part]}
          hint={words.everyDay}
          value={values[part]}
          onChange={(days) => form.change(part, days)}
        />
      ))}
      <h3>{words.seasons}</h3>
      {values.seasons.map((row, at) => (
        <StaySeasonRow
          key={row.key}
          form={form}
          at={at}
          today={home.today}
          onRemove={() => form.change('seasons', values.seasons.toSpliced(at, 1))}
        />
      ))}
      <Button
        icon="plus"
        onClick={() => {
          added.current += 1
          const row = { key: `new ${added.current}`, from: null, last: null, minNights: null, arriveOn: [] }
          form.change('seasons', [...values.seasons, row])
        }}
      >
        {words.addSeason}
      </Button>
      {(['lastMinute', 'farOut', 'beside'] as const).map((part) => (
        <MinStayExceptionFields key={part} form={form} part={part} />
      ))}
      <Switch label={words.fillGaps} checked={values.fillGaps} onChange={(on) => form.change('fillGaps', on)} />
      <Switch
        label={words.preventGaps}
        checked={values.preventGaps}
        onChange={(on) => form.change('preventGaps', on)}
      />
      <FormActions effect={change.effectOf(staysChange(values, over))} busy={form.busy} of="stays" />
    </form>
  )
}
