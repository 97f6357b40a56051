import type { SearchResults } from '@porchlight/contract'

type Bars = SearchResults['histogram']
export type PriceLimits = { min: number | null; max: number | null }

/** Where the bars begin and end, in minor units: the places a thumb may stand. */
export const priceBounds = (bars: Bars): number[] => {
  const last = bars.at(-1)
  return last ? [...bars.map((bar) => bar.from), last.to] : []
}

/** Where the limits stand among the bounds; without limits at both ends. */
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

/** What the thumbs say: at an end, no limit. */
export const limitsAt = (bounds: readonly number[], [low, high]: readonly [number, number]): PriceLimits => ({
  min: low === 0 ? null : (bounds[low] ?? null),
  max: high === bounds.length - 1 ? null : (bounds[high] ?? null),
})
