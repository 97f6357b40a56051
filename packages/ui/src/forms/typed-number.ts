/** How a number may look and lie. */
export type NumberLimits = {
  min?: number | undefined
  max?: number | undefined
  decimals: number
}

/** Rounds half away from zero, on the figures as written: 1.005 is 1.01, though no computer holds 1.005. */
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

/** Of one sign only, thrice figures after it make it a grouping one where the language does not end whole numbers by it. */
const isGrouping = (sign: string, figures: string, own: string): boolean => {
  const [, ...groups] = figures.split(sign)
  return groups.length > 1 || (sign !== own && /^\d{3}$/.test(groups[0] ?? '') && !figures.startsWith(`0${sign}`))
}

/** "1,234.5", "1.234,5", "1 234.5": the last sign that does not group is the decimal one. */
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

/** Whole figures in groups of three with one sign between them, as in India (12,34,567), or without any sign. */
const isGroupedRight = (figures: string): boolean =>
  [
    /^\d*(?:[.,]\d*)?$/,
    /^\d{1,3}(?:(,|\.)\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/,
    /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/,
  ].some((shape) => shape.test(figures))

/** Full-width digits are digits; superscripts and circled ones are not, though normalizing would make them so. */
const otherDigits = /[\p{No}]/u

/** The number a text says; null when it is empty, undefined when it says none. Signs of money and spaces are ignored. */
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

/** Parses and rounds, as a number field does when it is left. A number beyond the limits is refused, never replaced by the nearest: that would be another price. */
export const readNumber = (text: string, limits: NumberLimits, locale: string): NumberReading => {
  const typed = typedNumber(text, locale)
  if (typed === undefined) return 'unclear'
  if (typed === null) return { value: null, moved: false }
  const value = roundTo(typed, limits.decimals)
  return clampNumber(value, limits) === value ? { value, moved: value !== typed } : 'outside'
}

/** One step up or down, on the round numbers of that step. */
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
