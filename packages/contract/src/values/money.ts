/** An amount in the currency's minor unit (cents for USD, yen for JPY). Always an integer. */
export type Money = { amount: number; currency: string }

/** Rounds half away from zero to a whole minor unit (R15). */
export const roundHalfUp = (value: number): number => {
  const magnitude = Math.abs(value)
  const nudged = magnitude + Number.EPSILON * Math.max(1, magnitude)
  return Math.sign(value) * Math.floor(nudged + 0.5) || 0
}

/**
 * `basisPoints` of an amount: 600 is six percent. Exact integer arithmetic, rounded once, half away from zero (R15).
 */
export const shareOf = (amount: number, basisPoints: number): number => {
  const product = BigInt(amount) * BigInt(basisPoints)
  const magnitude = product < 0n ? -product : product
  const rounded = (magnitude + 5_000n) / 10_000n
  return Number(product < 0n ? -rounded : rounded)
}

/**
 * Splits an amount by weights using largest remainders, so that the parts add up to the amount exactly (R26, R51).
 * Earlier parts win ties. Weights that add up to zero give everything to the first part.
 */
export const splitByWeight = (amount: number, weights: readonly number[]): number[] => {
  if (weights.length === 0) throw new RangeError('splitByWeight needs at least one weight')
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const sign = Math.sign(amount)
  const exact = weights.map((weight) => (Math.abs(amount) * weight) / whole)
  const parts = exact.map(Math.floor)
  const missing = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts.map((part) => sign * part || 0)
}
