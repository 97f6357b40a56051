import type { BodyInputOf, makeOffer, previewOwnOffer } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'

export type OfferFields = {
  arrive: string | null
  depart: string | null
  adults: number
  children: number
  infants: number
  pets: number
  kind: 'none' | 'percent' | 'amount'
  percent: number | null
  amount: MoneyAmount | null
  /** Ids of included add-ons. */
  addOns: readonly number[]
  /** Days until it expires. */
  days: number
  hold: boolean
  message: string
  /** Reason for a large discount; visible to staff only. */
  reason: string
}

export const emptyOffer: OfferFields = {
  arrive: null,
  depart: null,
  adults: 2,
  children: 0,
  infants: 0,
  pets: 0,
  kind: 'none',
  percent: null,
  amount: null,
  addOns: [],
  days: 3,
  hold: false,
  message: '',
  reason: '',
}

const offOf = ({ kind, percent, amount }: OfferFields) => {
  if (kind === 'none') return null
  return { kind, amount: kind === 'percent' ? Math.round((percent ?? 0) * 100) : (amount?.amount ?? 0) }
}

/** What a price is asked with; undefined until the dates are whole and a discount is given. */
export const pricedOf = (fields: OfferFields): BodyInputOf<typeof previewOwnOffer> | undefined => {
  const { arrive, depart, adults, children, infants, pets, addOns, kind } = fields
  const off = offOf(fields)
  if (!arrive || !depart || arrive >= depart) return undefined
  if (kind !== 'none' && !off?.amount) return undefined
  return { arrive, depart, adults, children, infants, pets, off, addOns: [...addOns] }
}

/** The request body from validated fields. */
export const offerOf = (fields: OfferFields, now: Date): BodyInputOf<typeof makeOffer> => {
  const { arrive, depart, adults, children, infants, pets, addOns, days, hold, message, reason } = fields
  const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString()
  const stay = { arrive: arrive ?? '', depart: depart ?? '' }
  const party = { adults, children, infants, pets }
  return { ...stay, ...party, off: offOf(fields), addOns: [...addOns], expiresAt, hold, message, reason }
}

export const offerProblems = (
  fields: OfferFields,
  words: Record<'required' | 'order', string>,
): FieldProblems<OfferFields> => {
  const { arrive, depart, kind, percent, amount } = fields
  return {
    ...(!arrive && { arrive: words.required }),
    ...(!depart && { depart: words.required }),
    ...(arrive && depart && arrive >= depart && { depart: words.order }),
    ...(kind === 'percent' && !percent && { percent: words.required }),
    ...(kind === 'amount' && !amount?.amount && { amount: words.required }),
  }
}
