import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DecimalMark, evidenceOf, readWritten, writtenNumber } from './numbers.ts'

const evidence = (text: string) => {
  const written = writtenNumber(text)
  return written && evidenceOf(written, 'money')
}
const value = (text: string, mark: DecimalMark = '.') => {
  const written = writtenNumber(text)
  return written && readWritten(written, mark, 'money')?.value
}

describe('a written number', () => {
  it.each([
    ['120', 'either'],
    ['1 250', 'either'],
    ["1'250", 'either'],
    ['1,250', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['$1,250.50', '.'],
    ['1.250,50 €', ','],
    ['189,50', ','],
    ['189.5', '.'],
    ['1,250,000', '.'],
    ['1.250.000', ','],
    ['0,500', ','],
    ['.5', '.'],
    ['95,-', ','],
    ['95.–', '.'],
    ['1\u202f250,50', ','],
    ['１，２５０．５０', '.'],
    ['١٬٢٣٤٫٥٠', ','],
    ['12,50,000', 'none'],
    ['1.2.3', 'none'],
    ['1,25,000.00', 'none'],
    ['12,5.0', 'none'],
    ['1 25', 'none'],
    ['1,250 000.50', 'none'],
    ['1.2345', 'none'],
  ] as const)('%j is valid for %j', (text, fits) => expect(evidence(text)).toBe(fits))

  it.each([
    ['(95)', -95],
    ['-95', -95],
    ['−95', -95],
    ['95-', -95],
    ['$-95', -95],
    ['-$95', -95],
    ['+95', 95],
    ['EUR 95', 95],
    ['95 kr.', 95],
    ['kr. 95', 95],
    ['US$ 95', 95],
  ])('%j is %d', (text, number) => expect(value(text)).toBe(number))

  it.each([
    '',
    'abc',
    // The point may end the word or begin the decimals.
    'Rs.500',
    'kr.95',
    '-kr.95',
    '5²',
    '①',
    '1½',
    '½',
    '1e3',
    '1.2E+3',
    '5.54287E+17',
    '0x10',
    'NaN',
    'Infinity',
    '--5',
    '-5-',
    '(-5)',
    '120-150',
    '120 per night',
    'EUR 95 USD',
    '95.',
    '$.',
    '9'.repeat(61),
  ])('%j is not a number', (text) => expect(writtenNumber(text)).toBeUndefined())

  it('never mistakes a decimal point after a unit for the end of the unit', () => {
    expect(value('$.50')).toBe(0.5)
    expect(value('EUR.50') ?? 0.5).toBe(0.5)
  })
})

const locales = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'de-CH',
  'pl-PL',
  'sv-SE',
  'en-IN',
  'pt-BR',
  'ja-JP',
  'ar-EG',
  'fa-IR',
  'th-TH-u-nu-thai',
  'hi-IN-u-nu-deva',
]
const formats = fc.record({
  locale: fc.constantFrom(...locales),
  useGrouping: fc.boolean(),
  minimumFractionDigits: fc.constantFrom(0, 2),
})
const cents = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.integer({ min: 0, max: 9_999 }).map((n) => n * 100),
  fc.integer({ min: 0, max: 999_999 }).map((n) => n * 1_000),
)

/**
 * Reads a column's cells like the import does: with a decimal mark if there is evidence for one, otherwise only values
 * that no mark changes.
 */
const readColumn = (texts: readonly string[]): (number | undefined)[] | 'refused' => {
  const written = texts.map(writtenNumber)
  const seen = new Set(written.map((number) => number && evidenceOf(number, 'money')))
  if (seen.has('.') && seen.has(',')) return 'refused'
  if (!seen.has('.') && !seen.has(',') && seen.has('ambiguous')) return 'refused'
  const mark = seen.has(',') ? ',' : '.'
  return written.map((number) => number && readWritten(number, mark, 'money')?.value)
}

it('reads a column from one locale as the same numbers, or rejects it', () => {
  fc.assert(
    fc.property(
      formats,
      fc.array(cents, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('', 'code', 'sign'),
      ({ locale, ...options }, amounts, currency) => {
        const style =
          currency === ''
            ? {}
            : {
                style: 'currency' as const,
                currency: 'EUR',
                currencyDisplay: currency === 'code' ? ('code' as const) : ('symbol' as const),
              }
        const format = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 2, ...style })
        const read = readColumn(amounts.map((amount) => format.format(amount / 100)))
        if (read === 'refused') return true
        return read.every((number, at) => number === undefined || number === (amounts[at] ?? 0) / 100)
      },
    ),
    { numRuns: 2_000 },
  )
})

it('reads a column written in two locales as the same numbers, or rejects it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cents, fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH')), { minLength: 2, maxLength: 6 }),
      (cells) => {
        const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
        const texts = cells.map(([amount, locale]) => new Intl.NumberFormat(locale, decimals).format(amount / 100))
        const read = readColumn(texts)
        return (
          read === 'refused' ||
          read.every((number, at) => number === undefined || number === (cells[at]?.[0] ?? 0) / 100)
        )
      },
    ),
    { numRuns: 1_000 },
  )
})
