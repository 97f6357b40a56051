/** One home-night of a window, by what it is used for. */
export type NightUse = 'free' | 'paid' | 'owner' | 'repair' | 'turnover' | 'elsewhere'

export type Occupancy = { gross: number; available: number; paid: number; nights: number }

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

/**
 * Occupancy in the three ways people mean it, each between 0 and 1 (R52, R76). Gross: paid and owner nights of all.
 * Available: paid nights of those that could have been sold, without owner stays, repairs and turnover days.
 * Paid: paid nights of all.
 */
export const occupancyOf = (uses: readonly NightUse[]): Occupancy => {
  const count = (use: NightUse) => uses.filter((candidate) => candidate === use).length
  const paid = count('paid')
  const sellable = uses.length - count('owner') - count('repair') - count('turnover')
  return {
    gross: ratio(paid + count('owner'), uses.length),
    available: ratio(paid, sellable),
    paid: ratio(paid, uses.length),
    nights: uses.length,
  }
}
