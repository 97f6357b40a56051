import type { Analysis } from '@porchlight/contract'

type Estimate = NonNullable<Analysis['estimate']>

/** How far the range reaches from the estimate, to its farther end, as a share of it. */
export const spreadOf = ({ low, expected, high }: Pick<Estimate['year'], 'low' | 'expected' | 'high'>): number =>
  expected > 0 ? Math.max(high - expected, expected - low) / expected : 1

/** The widest spread of each level, from the most certain. */
const widest = [0.1, 0.2, 0.35, 0.6]

/** From 1, a range only, to 5. */
export const certaintyOf = ({ thin, year }: Pick<Estimate, 'thin' | 'year'>): number => {
  if (thin) return 1
  const at = widest.findIndex((most) => spreadOf(year) <= most)
  return at < 0 ? 1 : 5 - at
}
