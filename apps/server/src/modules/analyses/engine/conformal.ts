/**
 * Split-conformal quantile: of `n` errors, the one that a new error stays below with at least this probability if homes
 * are exchangeable. Infinite if there are too few errors.
 */
export const conformalQuantile = (errors: readonly number[], coverage: number): number => {
  const sorted = [...errors].sort((a, b) => a - b)
  const rank = Math.ceil((sorted.length + 1) * coverage)
  return sorted[rank - 1] ?? Number.POSITIVE_INFINITY
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
