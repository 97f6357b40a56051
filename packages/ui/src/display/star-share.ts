import { clampPercent } from '../foundation/clamp.ts'

/** A star is 16 wide, and the next one starts 2 later; the outlines leave a small margin on either side. */
const [star, step, edge] = [16, 18, 1.5]

/** How much of a row of stars is filled, in percent of its width; the gaps between stars don't count. */
export const starShare = (value: number, max: number): number => {
  const given = Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0
  const part = given % 1
  const filled = Math.floor(given) * step + (part === 0 ? 0 : edge + part * (star - 2 * edge))
  return clampPercent((filled / (max * step - (step - star))) * 100)
}
