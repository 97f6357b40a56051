import { mostSeasons } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useRef } from 'react'
import { useFields } from '#app/lib/form.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { FormActions } from './form-actions.tsx'
import { fieldsOf, newSeason, seasonProblems, seasonsChange } from './season-fields.ts'
import { SeasonRow, type SeasonsFields } from './season-row.tsx'
import { type PriceFormProps, usePriceChange } from './use-price-change.ts'

/** Current and upcoming seasons; past ones stay unchanged. */
export const SeasonsForm = (props: PriceFormProps) => {
  const { seasons, currency, home } = props.prices
  const words = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const change = usePriceChange(props)
  const added = useRef(0)
  const over = seasons.filter(({ to }) => to <= home.today)
  const ahead = seasons.filter(({ to }) => to > home.today).toSorted((a, b) => a.from.localeCompare(b.from))
  const form = useFields<SeasonsFields>({
    values: { rows: ahead.map((season) => fieldsOf(season, currency)) },
    problemsOf: ({ rows }) => seasonProblems(rows, words),
  })
  const { rows } = form.values
  const send = async (fields: SeasonsFields) => {
    const refused = await change.go(seasonsChange(fields.rows, over))
    if (refused) form.refuse([], refused, shared.error)
  }
  return (
    <form method="post" className="pricing-form" noValidate onSubmit={form.submit(send)}>
      {rows.map((row, at) => (
        <SeasonRow
          key={row.key}
          form={form}
          at={at}
          today={home.today}
          currency={currency}
          onRemove={() => form.change('rows', rows.toSpliced(at, 1))}
        />
      ))}
      <Button
        icon="plus"
        disabled={seasons.length + added.current >= mostSeasons}
        onClick={() => {
          added.current += 1
          form.change('rows', [...rows, newSeason(`new ${added.current}`)])
        }}
      >
        {words.add}
      </Button>
      <FormActions effect={change.effectOf(seasonsChange(rows, over))} busy={form.busy} />
    </form>
  )
}
