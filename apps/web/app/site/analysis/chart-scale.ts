const mostLines = 5

/** A chart's highest value and its horizontal lines, at round amounts: 1, 2, or 5 times a power of ten. */
export const chartScale = (highest: number): { top: number; lines: number[] } => {
  const least = Math.max(1, highest) / mostLines
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= least) ?? least
  const count = Math.ceil(Math.max(1, highest) / step)
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, at) => at * step) }
}
