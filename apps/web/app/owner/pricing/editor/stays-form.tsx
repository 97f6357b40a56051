import { Button, NumberField, Switch } from '@porchlight/ui'
import { useRef } from 'react'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { pricingStaysEditorWords } from '#app/lib/messages/owner/pricing-stays-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Acts } from './acts.tsx'
import { ApartFields } from './apart-fields.tsx'
import { StaySeasonRow } from './stay-season-row.tsx'
import { type StaysFields, staysChange, staysFields, staysProblems } from './stays-fields.ts'
import { type FormOfPrices, usePriceChange } from './use-price-change.ts'
import { WeekdaysField } from './weekdays-field.tsx'

/** Nights, days of arrival and gaps, first for always, then for nights and arrivals of their own kind (R10). */
export const StaysForm = (props: FormOfPrices) => {
  const { stays, home } = props.prices
  const words = useWords(pricingStaysEditorWords)
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
    const asked = staysChange(fields, over)
    const refused = asked && (await change.go(asked))
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
        <ApartFields key={part} form={form} part={part} />
      ))}
      <Switch label={words.fillGaps} checked={values.fillGaps} onChange={(on) => form.change('fillGaps', on)} />
      <Switch
        label={words.preventGaps}
        checked={values.preventGaps}
        onChange={(on) => form.change('preventGaps', on)}
      />
      <Acts effect={change.effectOf(staysChange(values, over))} busy={form.busy} of="stays" />
    </form>
  )
}
