import { nightsOf, type PlainDate, type Stay } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import { exactly, portionOf, rounded } from './exact.ts'
import type { Line } from './line.ts'
import { covers, type Range } from './rates.ts'

export type Promo = {
  id: number
  code: string
  label: string
  kind: 'amount' | 'percent'
  /** Minor units, or basis points when `kind` is `percent`. */
  amount: number
  minNights: number
  /** Days when it can be booked; null = any. */
  booked: Range | null
  /** Dates that must contain the whole stay; null = any. */
  stays: Range | null
}

/** Whether a stay meets the conditions of a code. */
export const promoApplies = ({ minNights, booked, stays }: Promo, stay: Stay, bookedOn: PlainDate): boolean =>
  minNights <= nightsOf(stay) &&
  (booked === null || covers(booked, bookedOn)) &&
  (stays === null || (stays.from <= stay.arrive && stay.depart <= stays.to))

/** Step 4 of section 2.3: a coupon's reduction of the accommodation, never below zero. */
export const couponLine = (promo: Promo, accommodation: number, currency: string): Line => {
  const worth = promo.kind === 'percent' ? rounded(portionOf(exactly(accommodation), promo.amount)) : promo.amount
  const off = Math.min(worth, Math.max(0, accommodation))
  const reduction = promo.kind === 'percent' ? { basisPoints: promo.amount } : { amount: promo.amount, currency }
  return {
    code: 'coupon',
    label: asWritten(promo.label),
    amount: -off,
    optional: false,
    why: {
      rule: `promo:${promo.id}`,
      text: said('price.coupon', { off: reduction, promo: promo.code }),
      steps: [
        { label: said('price.before_coupon'), amount: accommodation },
        { label: asWritten(promo.code), amount: -off },
      ],
    },
  }
}
