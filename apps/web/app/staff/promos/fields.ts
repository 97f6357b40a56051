import { addDays, type Promo } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'
import type { ChosenHome } from '../homes-field.tsx'

export type PromoFields = {
  code: string
  label: string
  kind: 'percent' | 'amount'
  percent: number | null
  amount: MoneyAmount | null
  minNights: number | null
  bookedFrom: string | null
  /** The last booking day. */
  bookedTo: string | null
  staysFrom: string | null
  staysTo: string | null
  mostUses: number | null
  onceEach: boolean
  /** Required for a large discount. */
  reason: string
}

export const emptyPromo: PromoFields = {
  code: '',
  label: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  minNights: 1,
  bookedFrom: null,
  bookedTo: null,
  staysFrom: null,
  staysTo: null,
  mostUses: null,
  onceEach: false,
  reason: '',
}

export const fieldsOf = (code: string, { worth, ...promo }: Promo): PromoFields => ({
  code,
  label: promo.label,
  kind: worth.kind,
  percent: worth.kind === 'percent' ? worth.amount / 100 : null,
  amount: worth.kind === 'amount' ? { amount: worth.amount, currency: worth.currency } : null,
  minNights: promo.minNights,
  bookedFrom: promo.booked?.from ?? null,
  bookedTo: promo.booked ? addDays(promo.booked.to, -1) : null,
  staysFrom: promo.stays?.from ?? null,
  staysTo: promo.stays?.to ?? null,
  mostUses: promo.mostUses,
  onceEach: promo.onceEach,
  reason: '',
})

const rangeOf = (from: string | null, to: string | null): Promo['booked'] => (from && to ? { from, to } : null)

/** The request body of valid fields. */
export const promoOf = (
  fields: PromoFields,
  homes: readonly ChosenHome[],
  paused: boolean,
): Promo & { reason: string } => ({
  reason: fields.reason,
  label: fields.label,
  worth:
    fields.kind === 'percent'
      ? { kind: 'percent', amount: Math.round((fields.percent ?? 0) * 100) }
      : { kind: 'amount', amount: fields.amount?.amount ?? 0, currency: fields.amount?.currency ?? '' },
  homeIds: homes.map(({ id }) => id),
  minNights: fields.minNights ?? 1,
  booked: rangeOf(fields.bookedFrom, fields.bookedTo && addDays(fields.bookedTo, 1)),
  stays: rangeOf(fields.staysFrom, fields.staysTo),
  mostUses: fields.mostUses,
  onceEach: fields.onceEach,
  paused,
})

type ProblemWords = Record<'required' | 'codeHint' | 'both' | 'order', string>

/** Both dates or neither, in order; a range may be one day. */
const rangeProblem = (from: string | null, to: string | null, mayBeOneDay: boolean, words: ProblemWords) => {
  if (!from && !to) return undefined
  if (!from || !to) return words.both
  return from < to || (mayBeOneDay && from === to) ? undefined : words.order
}

export const promoProblems = (fields: PromoFields, words: ProblemWords): FieldProblems<PromoFields> => {
  const booked = rangeProblem(fields.bookedFrom, fields.bookedTo, true, words)
  const stays = rangeProblem(fields.staysFrom, fields.staysTo, false, words)
  const worth = fields.kind === 'percent' ? fields.percent : fields.amount?.amount
  return {
    ...(!/^[A-Za-z0-9-]{2,40}$/.test(fields.code.trim()) && { code: words.codeHint }),
    ...(fields.label.trim() === '' && { label: words.required }),
    ...(!worth && { [fields.kind]: words.required }),
    ...(booked && { bookedTo: booked }),
    ...(stays && { staysTo: stays }),
  }
}
