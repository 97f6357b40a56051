import type { ChargedFeeCode, FeeKind, FeeTerms } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'

export type FeeFields = {
  code: ChargedFeeCode
  label: string
  note: string
  kind: FeeKind
  percent: number | null
  amount: MoneyAmount | null
  of: FeeTerms['of']
  optional: 'yes' | 'no'
  from: string | null
}

export const emptyFee = (from: string, code: ChargedFeeCode = 'cleaning', label = ''): FeeFields => ({
  code,
  label,
  note: '',
  kind: 'per_stay',
  percent: null,
  amount: null,
  of: 'subtotal',
  optional: 'no',
  from,
})

type Shown = Omit<FeeTerms, 'note'> & { note: string }

/** Terms as form fields; a fixed amount without a currency uses `currency`. */
export const fieldsOf = (terms: Shown, currency: string, from: string | null): FeeFields => ({
  code: terms.code,
  label: terms.label,
  note: terms.note,
  kind: terms.kind,
  percent: terms.kind === 'percent' ? terms.amount / 100 : null,
  amount: terms.kind === 'percent' ? null : { amount: terms.amount, currency: terms.currency ?? currency },
  of: terms.of,
  optional: terms.optional ? 'yes' : 'no',
  from,
})

/** The request body of valid fields. */
export const termsOf = (fields: FeeFields): FeeTerms => ({
  code: fields.code,
  label: fields.label,
  note: fields.note,
  kind: fields.kind,
  amount: fields.kind === 'percent' ? Math.round((fields.percent ?? 0) * 100) : (fields.amount?.amount ?? 0),
  currency: fields.kind === 'percent' ? null : (fields.amount?.currency ?? null),
  of: fields.of,
  optional: fields.optional === 'yes',
})

export const feeProblems = (
  fields: FeeFields,
  words: Record<'required' | 'overWhole', string>,
): FieldProblems<FeeFields> => ({
  ...(fields.label.trim().length < 2 && { label: words.required }),
  ...(fields.kind === 'percent' && !fields.percent && { percent: words.required }),
  ...(fields.kind === 'percent' && (fields.percent ?? 0) > 100 && { percent: words.overWhole }),
  ...(fields.kind !== 'percent' && !fields.amount?.amount && { amount: words.required }),
  ...(!fields.from && { from: words.required }),
})
