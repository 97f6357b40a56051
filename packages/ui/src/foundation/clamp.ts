/** The integer in a text, limited to `min` and `max`; `fallback` if the text isn't a number. */
export const clampWhole = (text: string, min: number, max: number, fallback: number): number => {
  const number = Math.round(Number(text.trim() === '' ? Number.NaN : text))
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback
}

/** A percentage: below 0 is 0, above 100 is 100. */
export const clampPercent = (percent: number): number =>
  Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0))
