import './pricing-form.css'
import { previewRaise, type RaisedHome, raisePrices, undoRaise } from '@porchlight/contract'
import { Button, RadioGroup, SidePanel, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { bulkPricingWords } from '#app/lib/messages/owner/bulk-pricing.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import {
  type BulkChangeKind,
  type BulkPriceFields,
  bulkChangeKinds,
  bulkPriceChange,
  bulkPriceProblems,
  numberLimits,
} from './bulk-price-fields.ts'
import { type HomeChoice, HomesAndNights } from './homes-and-nights.tsx'
import { PriceChangeTable } from './price-change-table.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

/** Undoes a bulk price change and lists homes that changed since. */
const useUndoRaise = () => {
  const words = useWords(bulkPricingWords)
  const { revalidate } = useRevalidator()
  return async (raiseId: number) => {
    const answer = await api(undoRaise, { params: { raiseId } })
    if (!answer.ok) toast({ type: 'danger', message: answer.error.message })
    else {
      const { undone, unchanged } = answer.results
      if (undone > 0) toast({ type: 'success', message: words.undone({ homes: undone }) })
      if (unchanged.length > 0) toast({ type: 'warning', message: words.notUndone({ homes: unchanged.join(', ') }) })
    }
    await revalidate()
  }
}

/** The homes to choose from. */
type Props = { homes: readonly (HomeChoice & { currency: string })[]; today: string; onClose: () => void }

const RaiseForm = ({ homes, today, onClose }: Props) => {
  const words = useWords(bulkPricingWords)
  const prices = useWords(ownerPricingWords)
  const editor = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const undo = useUndoRaise()
  const concerns = usePriceConcerns()
  const [seen, setSeen] = useState<{ key: string; homes: RaisedHome[] }>()
  const form = useFields<BulkPriceFields>({
    values: { homes: [], from: null, last: null, weekdays: [], kind: 'percent', value: null, arriveOn: [] },
    problemsOf: (fields) => bulkPriceProblems(fields, { ...editor, ...words }),
  })
  const { values } = form
  const effects = seen?.key === JSON.stringify(values) ? seen.homes : undefined
  const chosen = homes.filter(({ id }) => values.homes.includes(String(id)))
  const refuse = ({ code, message }: { code: string; message: string }) => {
    if (code !== 'confirmation_needed') setSeen(undefined)
    form.refuse([], code === 'prices_changed' ? prices.changedMeanwhile : message, shared.error)
  }
  const send = async (fields: BulkPriceFields) => {
    const raise = bulkPriceChange(fields)
    if (!raise) return
    if (!effects) {
      const answer = await api(previewRaise, { body: { ...raise, homes: fields.homes.map(Number) } })
      if (!answer.ok) return refuse(answer.error)
      const key = JSON.stringify(fields)
      concerns.ask(key, answer.results.concerns)
      return setSeen({ key, homes: answer.results.homes })
    }
    const key = JSON.stringify(fields)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const chosen = effects.map(({ id, version }) => ({ id, version }))
    const confirm = concerns.confirmationOf(key)
    const answer = await api(raisePrices, { body: { ...raise, homes: chosen, confirm } })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return refuse(answer.error)
    }
    const action = { label: prices.undo, onPress: () => void undo(answer.results.id) }
    toast({ type: 'success', message: words.saved({ homes: chosen.length }), action })
    await revalidate()
    onClose()
  }
  return (
    <form method="post" className="pricing-form" noValidate onSubmit={form.submit(send)}>
      <p className="muted">{words.lead}</p>
      <HomesAndNights
        homes={homes}
        today={today}
        words={{ ...words, first: editor.from, last: editor.last }}
        chosen={form.field('homes')}
        first={form.field('from')}
        last={form.field('last')}
      />
      <RadioGroup
        legend={words.kind}
        look="segments"
        value={values.kind}
        onChange={(kind) => form.change('kind', kind as BulkChangeKind)}
        options={bulkChangeKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      {(values.kind === 'percent' || values.kind === 'amount') && (
        <WeekdaysField
          legend={editor.weekdays}
          hint={editor.weekdaysHint}
          value={values.weekdays}
          onChange={(days) => form.change('weekdays', days)}
        />
      )}
      {values.kind === 'arrive_on' ? (
        <WeekdaysField legend={words.arriveOn} hint={words.arriveOnHint} {...form.field('arriveOn')} />
      ) : (
        <NumberField
          key={values.kind}
          label={words.values[values.kind]}
          {...numberLimits(values.kind, chosen.length > 0 ? chosen : homes)}
          words={{ unclear: editor.noNumber }}
          locale={locale}
          {...form.field('value')}
        />
      )}
      <div className="pricing-acts">
        {effects && <PriceChangeTable homes={effects} kind={values.kind} />}
        <PriceConcerns
          concerns={concerns.concernsOf(JSON.stringify(values))}
          reason={concerns.reason}
          onReason={concerns.onReason}
        />
        <Button type="submit" look="primary" wide busy={form.busy}>
          {effects ? words.save({ homes: effects.length }) : editor.look}
        </Button>
      </div>
    </form>
  )
}

/** Changes prices or stay rules of several homes, with a preview by home. */
const BulkPricePanel = (props: Props) => {
  const words = useWords(bulkPricingWords)
  return (
    <SidePanel open onClose={props.onClose} title={words.title} closeLabel={words.close} tenths={{ md: 7, lg: 5 }}>
      <RaiseForm {...props} />
    </SidePanel>
  )
}
export default BulkPricePanel
