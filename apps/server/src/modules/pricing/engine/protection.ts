import { protectionDays } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { Agreed } from './cancellation-terms.ts'
import { checkInInstant } from './cutoff.ts'
import { exactly, portionOf, rounded } from './exact.ts'
import type { FeeLine } from './fees.ts'

/** Travel protection that a provider sells with the stay; its price is a share of the rents, in basis points. */
export type Protection = { id: number; provider: string; basisPoints: number }

const mark = 'protection:'

/** `rents`: what the nights cost after all discounts, in minor units. */
export const protectionLine = ({ id, provider, basisPoints }: Protection, rents: number, currency: string): FeeLine => {
  const amount = rounded(portionOf(exactly(rents), basisPoints))
  return {
    code: 'protection',
    fee: null,
    label: said('price.protection'),
    amount,
    optional: true,
    why: {
      rule: `${mark}${id}`,
      text: said('price.protection_why', { percent: { basisPoints }, base: { amount: rents, currency }, provider }),
      steps: [
        { label: said('price.nights_after_discounts'), amount: rents },
        { label: said('price.value', { value: { basisPoints } }), amount },
      ],
    },
  }
}

/** The protection included in a price; null if there is none. */
export const protectionIn = ({ fees }: { fees: readonly FeeLine[] }): number | null => {
  const line = fees.find(({ why }) => why.rule.startsWith(mark))
  return line ? Number(line.why.rule.slice(mark.length)) : null
}

/**
 * Until then, inclusive, protection can be added to a booked stay, and is fully refunded if the stay is canceled:
 * fourteen days from the booking, and never once the stay has started.
 */
export const protectionEnds = ({ place, stay }: Pick<Agreed, 'place' | 'stay'>, confirmedAt: Date): Date => {
  const days = confirmedAt.getTime() + protectionDays * 24 * 3_600_000
  return new Date(Math.min(days, checkInInstant(place, stay).getTime()))
}
