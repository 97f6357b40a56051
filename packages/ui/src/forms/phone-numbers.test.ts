import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { isE164 } from '../../../contract/src/index.ts'
import { callingCodeOf, movedPhone, readPhone, writtenPhone } from './phone-numbers.ts'

describe('a typed phone number', () => {
  it.each([
    ['631 555 0188', 'US', '+16315550188', 'US'],
    ['(631) 555-0188', 'US', '+16315550188', 'US'],
    ['+44 20 7946 0018', 'US', '+442079460018', 'GB'],
    ['020 7946 0018', 'GB', '+442079460018', 'GB'],
    ['910 000 000', 'PT', '+351910000000', 'PT'],
    ['416 555 0188', 'CA', '+14165550188', 'CA'],
  ])('signup-phone-required %s in %s is %s of %s', (text, country, value, belongs) => {
    expect(readPhone(text, country)).toEqual({ value, country: belongs, isWhole: true })
  })
  it.each(['', '631', 'ask me', '+', '555-'])("stays unchanged while it isn't a number: %j", (text) => {
    expect(readPhone(text, 'US')).toEqual({ value: text.trim(), country: 'US', isWhole: false })
  })
  it.each([
    ['with an extension', '631 555 0188 x7', 'US'],
    ['with words', 'call 631 555 0188', 'US'],
    ['with a zero after its area', '+49 30 (0)901820', 'DE'],
  ])('%s is left to the server as it was typed', (_, text, country) => {
    expect(readPhone(text, country)).toEqual({ value: text, country, isWhole: false })
  })
  it.each(['\u202A020 7946 0018\u202C', 'tel:020-7946-0018', ' 020\u00AD 7946 0018 '])(
    'copied from a page is read: %j',
    (text) => {
      expect(readPhone(text, 'GB')).toEqual({ value: '+442079460018', country: 'GB', isWhole: true })
    },
  )
  it('needs no zero after its calling code', () => {
    expect(readPhone('+44 (0)20 7946 0018', 'US')).toMatchObject({ value: '+442079460018', isWhole: true })
  })
  it('keeps its digits when the country changes', () => {
    expect(movedPhone('+44 20 7946 0018', 'GB')).toBe('2079460018')
    expect(movedPhone('020 7946 0018', 'GB')).toBe('020 7946 0018')
  })
  it('knows the names of countries, and which places have none', () => {
    expect(callingCodeOf('PT')).toBe('+351')
    expect(callingCodeOf('AQ')).toBeUndefined()
  })
})

describe('a stored phone number', () => {
  it('is E.164 for the numbers of every country, and displayed in local format', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples)
      if (!example) continue
      const { value, isWhole } = readPhone(example.formatNational(), country)
      expect(isWhole && isE164(value), `${country} ${value}`).toBe(true)
      const written = writtenPhone(value, country)
      expect(readPhone(written.text, written.country).value).toBe(value)
    }
  })
  it('is never lost, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('US', 'GB', 'AQ', 'nowhere'), (text, country) => {
        const { value, isWhole } = readPhone(text, country)
        expect(isWhole ? isE164(value) : value === text.trim()).toBe(true)
        if (!isWhole) expect(writtenPhone(value, country).text).toBe(value)
      }),
    )
  })
})
