const niceSteps = [1, 2, 2.5, 5, 10]

/**
 * Round grid lines for a chart whose highest bar is `highest` (minor units): zero, then two to four steps, the last one
 * at or above the bar.
 */
export const gridSteps = (highest: number): { top: number; steps: number[] } => {
  const rough = Math.max(highest, 1) / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (niceSteps.find((nice) => nice * magnitude >= rough) ?? 10) * magnitude)
  const count = Math.max(1, Math.ceil(highest / step))
  return { top: step * count, steps: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
