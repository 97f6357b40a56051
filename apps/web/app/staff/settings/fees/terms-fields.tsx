import { chargedFeeCodes } from '@porchlight/contract'
import { RadioGroup, Select, TextField } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import type { FeeFields } from './fields.ts'

type Props = {
  form: FieldsOf<FeeFields>
  currency: string
  /** Locks the fee type and whether it's optional. */
  settled?: boolean
}

const choices = <Name extends string>(names: Record<Name, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }))

/** A fee's type, amount, and whether it's optional. */
export const FeeTermsFields = ({ form, currency, settled = false }: Props) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const { locale } = useHabits()
  const number = { words: { unclear: taxes.unclear }, locale }
  const { kind } = form.values
  return (
    <>
      <div className="staff-pair">
        {!settled && (
          <Select
            label={words.code}
            emptyText=""
            options={chargedFeeCodes.map((value) => ({ value, label: words.codes[value] }))}
            value={form.values.code}
            onChange={(code) => form.change('code', code as FeeFields['code'])}
          />
        )}
        <TextField label={words.label} required maxLength={80} {...form.field('label')} />
        <Select
          label={words.kind}
          emptyText=""
          options={choices(words.kinds)}
          value={kind}
          onChange={(value) => form.change('kind', value as FeeFields['kind'])}
        />
        {kind === 'percent' ? (
          <NumberField
            label={words.percent}
            unit="%"
            min={0.01}
            decimals={2}
            required
            {...number}
            {...form.field('percent')}
          />
        ) : (
          <MoneyField
            label={words.amount}
            currency={currency}
            min={1}
            max={10_000_000}
            required
            {...number}
            {...form.field('amount')}
          />
        )}
        {kind === 'percent' && (
          <Select
            label={words.base}
            emptyText=""
            options={choices(words.bases)}
            value={form.values.of}
            onChange={(of) => form.change('of', of === 'rent' ? 'rent' : 'subtotal')}
          />
        )}
      </div>
      <TextField label={words.note} maxLength={200} {...form.field('note')} />
      {!settled && (
        <RadioGroup
          legend={words.choice}
          name="optional"
          value={form.values.optional}
          onChange={(optional) => form.change('optional', optional === 'yes' ? 'yes' : 'no')}
          options={[
            { value: 'no', label: words.mandatory },
            { value: 'yes', label: words.optional },
          ]}
        />
      )}
    </>
  )
}
