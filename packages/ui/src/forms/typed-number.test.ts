import { minorDigits } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencySign, majorUnits, minorUnits } from './money-amounts.ts'
import { clampNumber, readNumber, roundTo, stepNumber, typedNumber, writtenNumber } from './typed-number.ts'

const read = (text: string, limits = {}, locale = 'en-US') => readNumber(text, { decimals: 0, ...limits }, locale)

describe('parsing a typed number', () => {
  it.each([
    ['12', 12],
    ['-3', -3],
    ['−3', -3],
    ['+7', 7],
    ['1,450', 1450],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234 567', 1234567],
    ['1.234.567', 1234567],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['$ 1,450.50', 1450.5],
    ['EUR 20', 20],
    ['20 €', 20],
  ])('C813 number-parse "%s" is %d', (text, number) => {
    expect(typedNumber(text, 'en-US')).toBe(number)
  })

  it.each([
    ['1.234', 'de', 1234],
    ['12,5', 'de', 12.5],
    ['1,234', 'de', 1.234],
    ['1 234,5', 'fr', 1234.5],
    ['1’234.5', 'de-CH', 1234.5],
  ])('number-parse "%s" in %s is %d', (text, locale, number) => {
    expect(typedNumber(text, locale)).toBe(number)
  })

  it.each(['abc', '12a', '--3', '1-2', '$', ',', '3 apples', '1.2.3', '12,34,5', '5²', '①', '1½'])(
    'number-parse "%s" isn\'t a number',
    (text) => {
      expect(read(text)).toBe('unclear')
    },
  )

  it('number-parse an empty text has no value', () => {
    expect(read(' ')).toEqual({ value: null, moved: false })
  })

  it('number-parse reads back what it formats, in every language', () => {
    const locale = fc.constantFrom('en-US', 'de', 'fr', 'es', 'pt-BR', 'de-CH', 'pl', 'sv', 'ja', 'hi')
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 0, max: 2 }),
        locale,
        (figure, decimals, where) => {
          const number = roundTo(figure / 10 ** decimals, decimals)
          expect(typedNumber(writtenNumber(number, decimals, where, true), where)).toBe(number)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('rounding', () => {
  it.each([
    ['10.456', 10.46],
    ['10.454', 10.45],
    ['7', 7],
    ['1.005', 1.01],
    ['-2.345', -2.35],
  ])('C813 number-round %s to two decimals is %d', (text, number) => {
    expect(read(text, { decimals: 2 })).toMatchObject({ value: number })
  })

  it('number-round to zero decimals', () => {
    expect(roundTo(2.5, 0)).toBe(3)
    expect(Object.is(roundTo(-0.2, 0), 0)).toBe(true)
  })

  it('number-round changes a number by at most half a step', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (number, decimals) => {
          expect(Math.abs(roundTo(number, decimals) - number)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9)
        },
      ),
    )
  })
})

describe('limits', () => {
  const ten = { min: 1, max: 10 }

  it.each(['-50', '0', '−50', '0.004', '11', '130'])('C813 reject %s instead of replacing it', (text) => {
    expect(readNumber(text, { ...ten, decimals: 2 }, 'en-US')).toBe('outside')
  })

  it.each(['٥', '1e9'])("%s isn't a number", (text) => {
    expect(read(text, ten)).toBe('unclear')
  })

  it('C813 a number is rounded before it is checked against them', () => {
    expect(read('10.4', ten)).toEqual({ value: 10, moved: true })
    expect(read('10', ten)).toEqual({ value: 10, moved: false })
  })

  it('number-clamp always ends within them', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (number) => {
        const held = clampNumber(number, ten)
        return held >= 1 && held <= 10
      }),
    )
  })

  it('steps stay within them, starting from an end if there is no value yet', () => {
    const limits = { ...ten, decimals: 1 }
    expect(stepNumber(5, 0.1, limits)).toBe(5.1)
    expect(stepNumber(10, 1, limits)).toBe(10)
    expect(stepNumber(null, 1, limits)).toBe(1)
    expect(stepNumber(null, -1, limits)).toBe(10)
  })
})

describe('money', () => {
  it('C857 C813 number-round has two decimals, or those of its currency', () => {
    const read = (currency: string) => minorUnits(18_950.1264, minorDigits(currency))
    expect(['USD', 'JPY', 'KWD', 'HUF'].map(read)).toEqual([1_895_013, 18_950, 18_950_126, 1_895_013])
  })

  it('is stored in minor units and converts back unchanged', () => {
    expect(minorUnits(10.46, 2)).toBe(1046)
    expect(minorUnits(1450, 0)).toBe(1450)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 2, 3), (minor, decimals) => {
        expect(minorUnits(majorUnits(minor, decimals), decimals)).toBe(minor)
      }),
    )
  })

  it('shows cents if there are any', () => {
    expect(writtenNumber(1450, 2, 'en-US', true)).toBe('1,450')
    expect(writtenNumber(1450.5, 2, 'en-US', true)).toBe('1,450.50')
    expect(currencySign('USD', 'en-US')).toBe('$')
    expect(currencySign('EUR', 'en-US')).toBe('€')
  })
})
