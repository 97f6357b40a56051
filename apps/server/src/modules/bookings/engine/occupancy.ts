/** One night of a home in a window, by how it is used. */
export type NightUse = 'free' | 'paid' | 'owner' | 'repair' | 'turnover' | 'elsewhere'

export type Occupancy = { gross: number; available: number; paid: number; nights: number }

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

export type NightCounts = { all: number; paid: number; owner: number; sellable: number }

/** Nights that could have been sold exclude owner stays, repairs, and turnover days. */
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
 * Occupancy in its three common meanings, each between 0 and 1 (R52, R76). Gross: paid and owner nights out of all
 * nights. Available: paid nights out of those that could have been sold. Paid: paid nights out of all nights.
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
