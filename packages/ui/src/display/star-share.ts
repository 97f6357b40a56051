import { clampPercent } from '../foundation/clamp.ts'

/** A star is 16 wide and the next one begins 2 later; drawn outlines leave a little at either side. */
const [star, step, edge] = [16, 18, 1.5]

/** How much of a row of stars is filled, in hundredths of its width: the gaps between stars count for nothing. */
export const starShare = (value: number, max: number): number => {
  const given = Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0
  const part = given % 1
  const filled = Math.floor(given) * step + (part === 0 ? 0 : edge + part * (star - 2 * edge))
  return clampPercent((filled / (max * step - (step - star))) * 100)
}
