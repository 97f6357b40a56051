/** One home-night of a window, by what it is used for. */
export type NightUse = 'free' | 'paid' | 'owner' | 'repair' | 'turnover' | 'elsewhere'

export type Occupancy = { gross: number; available: number; paid: number; nights: number }

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

export type NightCounts = { all: number; paid: number; owner: number; sellable: number }

/** Nights that could have been sold are those without owner stays, repairs and turnover days. */
export const nightCounts = (uses: readonly NightUse[]): NightCounts => {
  const count = (use: NightUse) => uses.filter((candidate) => candidate === use).length
  const owner = count('owner')
  return {
    all: uses.length,
    paid: count('paid'),
    owner,
    sellable: uses.length - owner - count('repair') - count('turnover'),
  }
}

/**
 * Occupancy in the three ways people mean it, each between 0 and 1 (R52, R76). Gross: paid and owner nights of all.
 * Available: paid nights of those that could have been sold. Paid: paid nights of all.
 */
export const occupancyOf = (uses: readonly NightUse[]): Occupancy => {
  const { all, paid, owner, sellable } = nightCounts(uses)
  return {
    gross: ratio(paid + owner, all),
    available: ratio(paid, sellable),
    paid: ratio(paid, all),
    nights: all,
  }
}
