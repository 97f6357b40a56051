import { withPlainDigits } from '#kernel/digits'

/** The sign before a number's decimals. */
export type DecimalMark = '.' | ','
export const decimalMarks: readonly DecimalMark[] = ['.', ',']

/** What a column counts, which decides how many decimals its numbers can have. */
export type NumberKind = 'coordinate' | 'count' | 'halves' | 'money'

/** A number as written, before the decimal mark is known. */
export type WrittenNumber = { negative: boolean; percent: boolean; unit: string; figures: string }

const mostCharacters = 60

/** Normalizes the different signs that people and programs write for the same thing. */
const plainSigns = (text: string): string =>
  withPlainDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\ufeff]/g, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('٫', ',')
    .replaceAll('٬', '.')
    .replaceAll('٪', '%')
    .replaceAll('￥', '¥')
    .replace(/[\s_]/g, ' ')
    .replace(/[’‘ʼ′＇]/g, "'")
    .replace(/[−–—﹣]/g, '-')
    .trim()

// A point can end a unit followed by a space, as in "kr. 95". Directly between a word and digits it may belong to
// either, as in "Rs.500", so that isn't a number.
const leadingUnit =
  /^((?:[\p{L}\p{M}]*[\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}]*)(?:\.(?= ))?) ?(?=[-+]?\d|(?<![\p{L}\p{M}])[-+]?[.,]\d)/u
const trailingUnit = /(?<=[\d%,.-]) ?([\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}]*\.?)$/u

/** Splits a number into sign, unit, percent, and figures. Undefined if the text isn't a number. */
export const writtenNumber = (text: string): WrittenNumber | undefined => {
  if (text.length > mostCharacters) return undefined
  let rest = plainSigns(text)
  let negative = false
  const units: string[] = []
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)
    if (!found) return undefined
    rest = (rest.slice(0, found.index) + rest.slice(found.index + found[0].length)).trim()
    return found[1] ?? found[0]
  }
  const takeMinus = (pattern: RegExp): void => {
    const sign = take(pattern)
    if (sign !== '-') return
    if (negative) rest = 'twice negative'
    negative = true
  }
  const inBrackets = /^\((.*)\)$/.exec(rest)
  if (inBrackets) [negative, rest] = [true, (inBrackets[1] ?? '').trim()]
  takeMinus(/^[-+](?=.)/)
  units.push(take(leadingUnit) ?? '')
  takeMinus(/^[-+](?=.)/)
  const percent = take(/ ?%$/) !== undefined
  units.push(take(trailingUnit) ?? '')
  // "95,-" is a price without cents; a trailing minus from an accounting program makes the figures negative.
  rest = rest.replace(/([.,])--?$/, '$100')
  takeMinus(/ ?-$/)
  const [unit = '', ...more] = units.filter(Boolean)
  return more.length === 0 && /^[.,]?\d[\d.,' ]*$/.test(rest) && /\d$/.test(rest)
    ? { negative, percent, unit, figures: rest }
    : undefined
}

const shapes: Record<DecimalMark, RegExp> = {
  '.': /^([1-9]\d{0,2}(?:([,' ])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d+))?$/,
  ',': /^([1-9]\d{0,2}(?:([.' ])\d{3})(?:\2\d{3})*|\d*)(?:,(\d+))?$/,
}

/** Matches what is counted: whole things and halves have at most two decimals, as in "3.00" or "1.50". */
const mostDecimals: Record<NumberKind, number> = { coordinate: 20, count: 2, halves: 2, money: 3 }

export type Reading = { value: number; decimals: string }

/**
 * Reads figures with a decimal mark; groups have three digits with the same sign between them, or it isn't a number.
 */
export const readFigures = (figures: string, mark: DecimalMark, kind: NumberKind): Reading | undefined => {
  const [, whole = '', , decimals = ''] = shapes[mark].exec(figures) ?? []
  if (whole === '' && decimals === '') return undefined
  if (decimals.length > mostDecimals[kind]) return undefined
  const value = Number(`${whole.replace(/\D/g, '') || '0'}.${decimals || '0'}`)
  return Number.isSafeInteger(Math.trunc(value)) ? { value, decimals } : undefined
}

export const readWritten = ({ negative, figures }: WrittenNumber, mark: DecimalMark, kind: NumberKind) => {
  const reading = readFigures(figures, mark, kind)
  return reading && { ...reading, value: negative && reading.value !== 0 ? -reading.value : reading.value }
}

/** What one cell says about its column: it fits both marks alike, only one, or means a different number under each. */
export type Evidence = 'none' | 'either' | DecimalMark | 'ambiguous'

/**
 * @param fits whether a number is within the column's range. It can only settle a coordinate: a price of 1.250 and one
 * of 1,250 are both in range.
 */
export const evidenceOf = (
  written: WrittenNumber,
  kind: NumberKind,
  fits: (value: number) => boolean = () => true,
): Evidence => {
  const readings = decimalMarks.flatMap((mark) => {
    const reading = readWritten(written, mark, kind)
    return reading ? [{ mark, value: reading.value }] : []
  })
  const sound = kind === 'coordinate' && readings.length > 1 ? readings.filter(({ value }) => fits(value)) : readings
  const [first, second] = sound
  if (!first) return 'none'
  if (!second) return first.mark
  return first.value === second.value ? 'either' : 'ambiguous'
}
