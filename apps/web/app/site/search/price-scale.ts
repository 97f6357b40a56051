import type { SearchResults } from '@porchlight/contract'

type Bars = SearchResults['histogram']
export type PriceLimits = { min: number | null; max: number | null }

/** Bar edges in minor units: the positions of a thumb. */
export const priceBounds = (bars: Bars): number[] => {
  const last = bars.at(-1)
  return last ? [...bars.map((bar) => bar.from), last.to] : []
}

/** Thumb positions of the limits; both ends without limits. */
export const placesOf = (bounds: readonly number[], { min, max }: PriceLimits): [number, number] => {
  const end = bounds.length - 1
  const low =
    min === null
      ? 0
      : Math.max(
          0,
          bounds.findLastIndex((bound) => bound <= min),
        )
  const above = max === null ? end : bounds.findIndex((bound) => bound >= max)
  const high = above < 0 ? end : above
  return [Math.min(low, high), high]
}

/** Limits of the thumb positions; no limit at either end. */
export const limitsAt = (bounds: readonly number[], [low, high]: readonly [number, number]): PriceLimits => ({
  min: low === 0 ? null : (bounds[low] ?? null),
  max: high === bounds.length - 1 ? null : (bounds[high] ?? null),
})
