import { clampNumber, roundTo } from './typed-number.ts'

export type SliderScale = { min: number; max: number; step: number }

/** A slider's scale: 0 to 100 in steps of one by default. */
export const sliderScale = ({ min, max, step }: Partial<Record<keyof SliderScale, number | null | undefined>>) => ({
  min: min ?? 0,
  max: max ?? 100,
  step: step ?? 1,
})

const decimalsOf = (step: number): number => (String(step).split('.')[1] ?? '').length

/** The nearest value on the scale. */
export const onScale = (value: number, { min, max, step }: SliderScale): number =>
  clampNumber(roundTo(min + Math.round((value - min) / step) * step, decimalsOf(step)), { min, max })

/** A value's position on the scale, from 0 to 1. */
export const shareOf = (value: number, { min, max }: SliderScale): number =>
  max === min ? 0 : (clampNumber(value, { min, max }) - min) / (max - min)

export const valueAt = (share: number, scale: SliderScale): number =>
  onScale(scale.min + share * (scale.max - scale.min), scale)

/** The thumb a press moves: the nearer one; if both have the same value, the one on the side pressed. */
export const nearestThumb = (values: readonly number[], pressed: number): number => {
  const distances = values.map((value) => Math.abs(value - pressed))
  const least = Math.min(...distances)
  const nearest = distances.flatMap((distance, at) => (distance === least ? [at] : []))
  const [first = 0] = nearest
  const together = values[first] ?? pressed
  return pressed > together ? (nearest.at(-1) ?? first) : first
}

/** The values after one thumb has moved: never past the other. */
export const movedThumb = (values: readonly number[], thumb: number, to: number, scale: SliderScale): number[] =>
  values.map((value, at) =>
    at === thumb
      ? clampNumber(onScale(to, scale), { min: values[at - 1] ?? scale.min, max: values[at + 1] ?? scale.max })
      : value,
  )
