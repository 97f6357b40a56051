/** The whole number in a text, held between `min` and `max`; `fallback` when the text is no number. */
export const clampWhole = (text: string, min: number, max: number, fallback: number): number => {
  const number = Math.round(Number(text.trim() === '' ? Number.NaN : text))
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback
}

/** A share of a hundred: below 0 is 0, above 100 is 100. */
export const clampPercent = (percent: number): number =>
  Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0))
