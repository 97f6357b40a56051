/** The format and range of a number. */
export type NumberLimits = {
  min?: number | undefined
  max?: number | undefined
  decimals: number
}

/**
 * Rounds half away from zero, based on the digits as written: 1.005 becomes 1.01, though no computer stores exactly
 * 1.005.
 */
export const roundTo = (number: number, decimals: number): number => {
  const [figures = '0', power = '0'] = Math.abs(number).toExponential().split('e')
  const whole = Math.round(Number(`${figures}e${Number(power) + decimals}`))
  const rounded = Number(`${whole}e-${decimals}`)
  return number < 0 && rounded !== 0 ? -rounded : rounded
}

export const clampNumber = (number: number, { min, max }: Pick<NumberLimits, 'min' | 'max'>): number => {
  const raised = min !== undefined && number < min ? min : number
  return max !== undefined && raised > max ? max : raised
}

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.'

/**
 * If there is only one separator, three digits after it make it a grouping separator, unless it is the language's
 * decimal separator.
 */
const isGrouping = (sign: string, figures: string, own: string): boolean => {
  const [, ...groups] = figures.split(sign)
  return groups.length > 1 || (sign !== own && /^\d{3}$/.test(groups[0] ?? '') && !figures.startsWith(`0${sign}`))
}

/** "1,234.5", "1.234,5", "1 234.5": the last separator that isn't for grouping is the decimal one. */
const withPoint = (figures: string, own: string): string => {
  const comma = figures.lastIndexOf(',')
  const point = figures.lastIndexOf('.')
  if (comma >= 0 && point >= 0) {
    const decimal = comma > point ? ',' : '.'
    return figures.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.')
  }
  const sign = comma >= 0 ? ',' : '.'
  return isGrouping(sign, figures, own) ? figures.replaceAll(sign, '') : figures.replace(sign, '.')
}

/** An integer with one separator between groups of three, or as in India (12,34,567), or without separators. */
const isGroupedRight = (figures: string): boolean =>
  [
    /^\d*(?:[.,]\d*)?$/,
    /^\d{1,3}(?:(,|\.)\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/,
    /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/,
  ].some((shape) => shape.test(figures))

/**
 * Full-width digits are digits; superscripts and circled ones aren't, though normalizing would turn them into digits.
 */
const otherDigits = /[\p{No}]/u

/**
 * The number in a text; null if it is empty, undefined if it isn't a number. Currency symbols and spaces are ignored.
 */
export const typedNumber = (text: string, locale: string): number | null | undefined => {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s'’_\p{Sc}]/gu, '')
    .replace(/^[A-Z]{3}|[A-Z]{3}$/g, '')
    .replace(/^[−–]/, '-')
  if (bare === '') return text.trim() === '' ? null : undefined
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined
  if (otherDigits.test(text) || !isGroupedRight(bare.replace(/^[-+]/, ''))) return undefined
  const number = Number(withPoint(bare, decimalSign(locale)))
  return Number.isFinite(number) ? number : undefined
}

export type NumberReading = { value: number | null; moved: boolean } | 'unclear' | 'outside'

/**
 * Parses and rounds the way a number field does when it loses focus. A number outside the limits is rejected, never
 * replaced by the nearest: that would be a different price.
 */
export const readNumber = (text: string, limits: NumberLimits, locale: string): NumberReading => {
  const typed = typedNumber(text, locale)
  if (typed === undefined) return 'unclear'
  if (typed === null) return { value: null, moved: false }
  const value = roundTo(typed, limits.decimals)
  return clampNumber(value, limits) === value ? { value, moved: value !== typed } : 'outside'
}

/** One step up or down, to a multiple of that step. */
export const stepNumber = (from: number | null, step: number, limits: NumberLimits): number => {
  if (from === null) return clampNumber(step > 0 ? (limits.min ?? 0) : (limits.max ?? limits.min ?? 0), limits)
  return clampNumber(roundTo(from + step, limits.decimals), limits)
}

export const writtenNumber = (number: number, decimals: number, locale: string, fixed = false): string =>
  new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: fixed && !Number.isInteger(number) ? decimals : 0,
    maximumFractionDigits: decimals,
  }).format(number)
