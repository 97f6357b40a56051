import type { PlainDate } from '@porchlight/contract'
import { asWritten, type Said, said } from '@porchlight/wording'
import { type Discount, type DiscountOccasion, discountsOfNight, reachedDiscounts } from './discounts.ts'
import { type Exact, exactly, minus, plus, portionOf, rounded } from './exact.ts'
import type { Line } from './line.ts'
import type { RatePlan } from './rates.ts'

/** The remainder of a night's rent and extra guests after the discounts so far. */
export type NightLeft = { night: PlainDate; rent: Exact; extra: Exact }

/** One discount over all the nights it applies to: its base, and its amount. */
type Taken = { discount: Discount; of: Exact; off: Exact; nights: number }
type Discounted = { lines: Line[]; left: NightLeft[] }

const nothing = exactly(0)

/**
 * Step 2 of section 2.3: one discount per night by priority, or all of them; each becomes one line, rounded once (R15).
 */
export const discounted = (
  plan: RatePlan,
  discounts: readonly Discount[],
  occasion: DiscountOccasion,
  nights: readonly NightLeft[],
): Discounted => {
  const reached = reachedDiscounts(discounts, occasion)
  const taken = new Map<number, Taken>()
  const left = nights.map((night) =>
    discountsOfNight(reached, night.night, plan.discounts).reduce(
      (rest, discount) => take(rest, discount, taken),
      night,
    ),
  )
  return { lines: [...taken.values()].map(discountLine), left }
}

const take = (night: NightLeft, discount: Discount, taken: Map<number, Taken>): NightLeft => {
  const of = discount.of === 'rent' ? night.rent : plus(night.rent, night.extra)
  const before = taken.get(discount.id) ?? { discount, of: nothing, off: nothing, nights: 0 }
  taken.set(discount.id, {
    discount,
    of: plus(before.of, of),
    off: plus(before.off, portionOf(of, discount.basisPoints)),
    nights: before.nights + 1,
  })
  return less(night, discount.basisPoints, discount.of)
}

const less = (night: NightLeft, basisPoints: number, of: Discount['of']): NightLeft => ({
  night: night.night,
  rent: minus(night.rent, portionOf(night.rent, basisPoints)),
  extra: of === 'rent' ? night.extra : minus(night.extra, portionOf(night.extra, basisPoints)),
})

const discountLine = ({ discount, of, off, nights }: Taken): Line => ({
  code: `discount_${discount.kind}`,
  label: asWritten(discount.label),
  amount: -rounded(off),
  optional: false,
  why: {
    rule: `discount:${discount.id}`,
    text: condition(discount),
    steps: [
      { label: said('price.before_discount', { count: nights }), amount: rounded(of) },
      {
        label: said('price.percent_of_that', { percent: { basisPoints: discount.basisPoints } }),
        amount: -rounded(off),
      },
    ],
  },
})

const condition = ({ kind, minNights, daysAhead, basisPoints, of }: Discount): Said => {
  const values = { percent: { basisPoints }, scope: of }
  switch (kind) {
    case 'length_of_stay':
      return said('price.discount.length_of_stay', { ...values, count: minNights })
    case 'early_bird':
    case 'last_minute':
      return said(`price.discount.${kind}`, { ...values, count: daysAhead ?? 0 })
    case 'new_listing':
    case 'promotion':
      return said(`price.discount.${kind}`, values)
  }
}

/** The non-refundable rate is applied after the discounts, to the remainder. */
export const nonRefundableRate = (
  basisPoints: number,
  nights: readonly NightLeft[],
): { line: Line; left: NightLeft[] } => {
  const of = nights.reduce((sum, night) => plus(sum, plus(night.rent, night.extra)), nothing)
  const off = -rounded(portionOf(of, basisPoints))
  return {
    line: {
      code: 'non_refundable',
      label: said('price.non_refundable'),
      amount: off,
      optional: false,
      why: {
        rule: 'rates:non-refundable',
        text: said('price.non_refundable_why', { percent: { basisPoints } }),
        steps: [
          { label: said('price.after_discounts'), amount: rounded(of) },
          { label: said('price.percent_of_that', { percent: { basisPoints } }), amount: off },
        ],
      },
    },
    left: nights.map((night) => less(night, basisPoints, 'accommodation')),
  }
}
