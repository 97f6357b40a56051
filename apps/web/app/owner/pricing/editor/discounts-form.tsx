import type { PriceChangeInput, StayDiscounts } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useRef } from 'react'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { stayRulesEditorWords } from '#app/lib/messages/owner/stay-rules-editor.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { FormActions } from './form-actions.tsx'
import { type PriceFormProps, usePriceChange } from './use-price-change.ts'

/** One discount tier: nights or days, and percent off. */
type Tier = { key: string; reach: number | null; percent: number | null }
const kinds = ['length', 'early', 'late'] as const
type Kind = (typeof kinds)[number]
type Fields = Record<Kind, Tier[]>

const tier = (reach: number, share: number): Tier => ({ key: String(reach), reach, percent: share / 100 })

const given = ({ lengthOfStay, earlyBird, lastMinute }: StayDiscounts): Fields => ({
  length: lengthOfStay.map(({ minNights, share }) => tier(minNights, share)),
  early: earlyBird.map(({ daysAhead, share }) => tier(daysAhead, share)),
  late: lastMinute.map(({ daysAhead, share }) => tier(daysAhead, share)),
})

const changeOf = ({ length, early, late }: Fields): PriceChangeInput => {
  const full = (tiers: readonly Tier[]) =>
    tiers.flatMap(({ reach, percent }) =>
      reach === null || percent === null ? [] : [{ reach, share: Math.round(percent * 100) }],
    )
  const ahead = (tiers: readonly Tier[]) => full(tiers).map(({ reach, share }) => ({ daysAhead: reach, share }))
  return {
    kind: 'discounts',
    lengthOfStay: full(length).map(({ reach, share }) => ({ minNights: reach, share })),
    earlyBird: ahead(early),
    lastMinute: ahead(late),
  }
}

const limits = {
  length: { min: 2, max: 365, most: 10, label: 'nightsOrMore' },
  early: { min: 1, max: 730, most: 5, label: 'daysOrMore' },
  late: { min: 0, max: 365, most: 5, label: 'daysOrFewer' },
} as const

const Tiers = ({ form, kind }: { form: FieldsOf<Fields>; kind: Kind }) => {
  const words = useWords(stayRulesEditorWords)
  const { noNumber } = useWords(pricingEditorWords)
  const { locale } = useHabits()
  const added = useRef(0)
  const tiers = form.values[kind]
  const { min, max, most, label } = limits[kind]
  const number = { words: { unclear: noNumber }, locale }
  return (
    <fieldset className="pricing-season">
      <legend>{words[kind]}</legend>
      {tiers.map((one, at) => (
        <div className="pricing-tier" key={one.key}>
          <NumberField label={words[label]} min={min} max={max} {...number} {...form.field(`${kind}.${at}.reach`)} />
          <NumberField
            label={words.share}
            unit="%"
            min={0.01}
            max={90}
            decimals={2}
            {...number}
            {...form.field(`${kind}.${at}.percent`)}
          />
          <Button size="small" look="bare" icon="trash" onClick={() => form.change(kind, tiers.toSpliced(at, 1))}>
            {words.removeTier}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        icon="plus"
        disabled={tiers.length >= most}
        onClick={() => {
          added.current += 1
          form.change(kind, [...tiers, { key: `new ${added.current}`, reach: null, percent: null }])
        }}
      >
        {words.addTier}
      </Button>
    </fieldset>
  )
}

/** Length-of-stay, early-bird, and last-minute discounts. */
export const DiscountsForm = (props: PriceFormProps) => {
  const { noNumber } = useWords(pricingEditorWords)
  const shared = useWords(formWords)
  const change = usePriceChange(props)
  const form = useFields<Fields>({
    values: given(props.prices.discounts),
    problemsOf: (fields) =>
      Object.fromEntries(
        kinds.flatMap((kind) =>
          fields[kind].flatMap(({ reach, percent }, at) => [
            ...(reach === null ? [[`${kind}.${at}.reach`, noNumber]] : []),
            ...(percent === null ? [[`${kind}.${at}.percent`, noNumber]] : []),
          ]),
        ),
      ),
  })
  const send = async (fields: Fields) => {
    const refused = await change.go(changeOf(fields))
    if (refused) form.refuse([], refused, shared.error)
  }
  return (
    <form method="post" className="pricing-form" noValidate onSubmit={form.submit(send)}>
      {kinds.map((kind) => (
        <Tiers key={kind} form={form} kind={kind} />
      ))}
      <FormActions effect={change.effectOf(changeOf(form.values))} busy={form.busy} of="discounts" />
    </form>
  )
}
