const niceSteps = [1, 2, 2.5, 5, 10]

/** Where a chart starts and ends, and the values at its grid lines. */
export type Scale = { bottom: number; top: number; steps: readonly number[] }

const niceStep = (rough: number, least: number): number => {
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  return Math.max(least, (niceSteps.find((nice) => nice * magnitude >= rough) ?? 10) * magnitude)
}

/**
 * Round grid lines around the values from `low` to `high`: starting at zero, unless `zero: false`, and with about four
 * steps to the highest value. No step is smaller than `least`.
 */
export const scaleOf = (
  low: number,
  high: number,
  { zero = true, least = 1 }: { zero?: boolean; least?: number } = {},
): Scale => {
  const [from, to] = zero ? [Math.min(0, low), Math.max(0, high)] : [Math.min(low, high), Math.max(low, high)]
  const step = niceStep(Math.max(to - from, least) / 4, least)
  const first = Math.floor(from / step)
  const last = Math.max(first + 1, Math.ceil(to / step))
  return {
    bottom: first * step,
    top: last * step,
    steps: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
  }
}

/** The height of a value, in percent of the chart. */
export const heightIn = ({ bottom, top }: Scale, value: number): number => ((value - bottom) / (top - bottom)) * 100
