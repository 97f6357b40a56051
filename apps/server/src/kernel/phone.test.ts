import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { displayPhone, isPhone, readPhone, requirePhone, rereadPhone } from './phone.ts'

const read = (text: string, country?: string) => {
  const phone = readPhone(text, country)
  return isPhone(phone) ? phone.e164 : phone
}

describe('a phone number', () => {
  it.each([
    ['+44 (0)20 7946 0018', undefined, '+442079460018'],
    ['+44 (0) 20 7946 0018', 'US', '+442079460018'],
    ['+44(0)2079460018', undefined, '+442079460018'],
    ['0044 (0)20 7946 0018', undefined, '+442079460018'],
    ['+49 (0)30 901820', undefined, '+4930901820'],
    ['+49-(0)30-901820', undefined, '+4930901820'],
    ['+351 910 000 000', undefined, '+351910000000'],
    ['+31 (0)6 12345678', undefined, '+31612345678'],
    ['+41 (0)44 668 18 00', undefined, '+41446681800'],
    ['+1 (0)631 555 0188', undefined, '+16315550188'],
    // Italy's zero is dialed from everywhere.
    ['+39 (0)6 6982', undefined, '+39066982'],
    ['+39 06 6982', undefined, '+39066982'],
    ['020 7946 0018', 'GB', '+442079460018'],
    ['(020) 7946-0018', 'GB', '+442079460018'],
    ['631 555 0188', 'US', '+16315550188'],
    // Copied from a link on a page.
    ['tel:+44-20-7946-0018', undefined, '+442079460018'],
    ['TEL: 631-555-0188', 'US', '+16315550188'],
    ['tel:6315550188', undefined, 'country_needed'],
    ['tel:+1-631-555-0188;ext=5', 'US', 'not_a_number'],
    ['1 (631) 555-0188', 'US', '+16315550188'],
    ['+44 20 7946 0018', 'US', '+442079460018'],
    ['0044 20 7946 0018', undefined, '+442079460018'],
    ['011 44 20 7946 0018', 'US', '+442079460018'],
    ['910 000 000', 'PT', '+351910000000'],
    ['＋４４ ２０ ７９４６ ００１８', undefined, '+442079460018'],
    ['\u202A+44 20 7946 0018\u202C', undefined, '+442079460018'],
    ['+\u0661 \u0666\u0663\u0661 \u0665\u0665\u0665 \u0660\u0661\u0668\u0668', undefined, '+16315550188'],
    ['\u06F0\u06F9\u06F1\u06F2 \u06F3\u06F4\u06F5 \u06F6\u06F7\u06F8\u06F9', 'IR', '+989123456789'],
    ['+\u096F\u0967 \u096F\u096E\u0967\u0966\u0967 \u0968\u0969\u096A\u096B\u096C', undefined, '+919810123456'],
    ['(+44) 20 7946 0018', undefined, '+442079460018'],
    ['(+1)6315550188', undefined, '+16315550188'],
    ['\u061C+1 631\u00AD555\u200D0188', undefined, '+16315550188'],
    // Before 2019, Mexican cell phones had a 1 after the country code.
    ['+52 1 55 1234 5678', undefined, '+525512345678'],
    ['+5215512345678', undefined, '+525512345678'],
    ['+52 155 1234 567', undefined, 'invalid'],
    ['011 15 2345-6789', 'AR', '+5491123456789'],
    ['0 11 91234-5678', 'BR', '+5511912345678'],
    ['8 912 345 67 89', 'RU', '+79123456789'],
    ['+44\u00A020\u20117946\u20110018', undefined, '+442079460018'],
    ['+44·20·7946·0018', undefined, '+442079460018'],
    ['(0044) 20 7946 0018', undefined, '+442079460018'],
    ['(00) 44 20 7946 0018', undefined, '+442079460018'],
    ['(0049) (0)30 901820', undefined, '+4930901820'],
  ])('%j of %s is %s', (text, country, e164) => {
    expect(read(text, country)).toBe(e164)
  })

  it.each([
    // Ten digits without a country could be a number in any country.
    ['631 555 0188', undefined, 'country_needed'],
    ['6315550188', undefined, 'country_needed'],
    ['1 631 555 0188', undefined, 'country_needed'],
    ['020 7946 0018', undefined, 'country_needed'],
    ['020 7946 0018', 'nowhere', 'country_needed'],
    // Written without the prefix of their country, these could be numbers of another one.
    ['631 555 0188', 'DE', 'country_needed'],
    ['912 345 6789', 'RU', 'country_needed'],
    ['612345678', 'FR', 'country_needed'],
    // Its owner earns from every call and text.
    ['+1 900 555 0123', undefined, 'invalid'],
    ['+44 909 879 0123', undefined, 'invalid'],
    ['020 7946 0018', 'US', 'invalid'],
    ['2079460018', 'FR', 'invalid'],
    ['631 555 018', 'US', 'invalid'],
    ['131 555 0188', 'US', 'invalid'],
    ['+44 20 7946 001', undefined, 'invalid'],
    ['+999 123 456 789', undefined, 'invalid'],
    // The zero of the area may or may not belong to the number here.
    ['+49 (30) (0) 901820', undefined, 'invalid'],
    ['+49 30 (0)901820', 'DE', 'invalid'],
    ['+1 111 111 1111', undefined, 'invalid'],
    ['abcde', 'US', 'not_a_number'],
    ['', 'US', 'not_a_number'],
    ['+', 'US', 'not_a_number'],
    ['12', 'US', 'not_a_number'],
    ['631 555 0188\r\n', 'US', 'not_a_number'],
    ['631\n555 0188', 'US', 'not_a_number'],
    ['+1631\u0000 5550188', 'US', 'not_a_number'],
    ['1-800-FLOWERS', 'US', 'not_a_number'],
    ['+1 631 555 0188 ext. 7', 'US', 'not_a_number'],
    ['+1 631 555 0188;phone-context=evil', 'US', 'not_a_number'],
    ['+1 631 555 0188, +1 631 555 0189', 'US', 'not_a_number'],
  ])('rejects %j of %s: %s', (text, country, doubt) => {
    expect(read(text, country)).toBe(doubt)
  })

  it('in every country is read correctly from its national, international, and stored forms', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples)
      if (!example?.isValid()) continue
      expect(read(example.formatInternational()), country).toBe(example.number)
      // Saint Helena has four-digit numbers, too short to distinguish from a typo without their country code.
      if (example.nationalNumber.length < 5) continue
      expect(read(example.formatNational(), country), country).toBe(example.number)
      expect(read(example.number), country).toBe(example.number)
    }
  })

  it('is E.164 or rejected, whatever is typed, and reads as itself', () => {
    const sign = fc.constantFrom(...'0123456789+() -./\r\n\u0000ax'.split(''))
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(sign, { maxLength: 24 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(undefined, 'US', 'GB', 'IT', 'nowhere'), (typed, country) => {
        const phone = readPhone(typed, country)
        if (!isPhone(phone)) return
        expect(phone.e164).toMatch(/^\+[1-9]\d{4,14}$/)
        expect(read(phone.e164)).toBe(phone.e164)
        expect(read(phone.international)).toBe(phone.e164)
      }),
      { numRuns: 3000 },
    )
  })

  it('in doubt is rejected with the name of its field', () => {
    expect(() => requirePhone('631 555 0188', null, 'guest.phone')).toThrow(/country code/)
  })
})

describe('a stored phone number', () => {
  it.each([
    ['+16315550140', '+1 631 555 0140'],
    ['+442079460018', '+44 20 7946 0018'],
    ['+39066982', '+39 06 6982'],
    ['+5511961234567', '+55 11 96123 4567'],
    ['+493090182000', '+49 30 90182000'],
    // In doubt: unchanged.
    ['631 555 0140', '631 555 0140'],
    ['call Ruth', 'call Ruth'],
    ['', ''],
  ])('shows %j as %j', (stored, shown) => {
    expect(displayPhone(stored)).toBe(shown)
  })

  it.each([
    ['+44 (0)20 7946 0018', null, '+442079460018', 'certain'],
    ['631 555 0140', 'US', '+16315550140', 'certain'],
    ['631 555 0140', null, '631 555 0140', 'unclear'],
    ['631 555 0140', 'GB', '631 555 0140', 'unclear'],
    ['abcde\r\n', 'US', 'abcde\r\n', 'unclear'],
  ] as const)('%j read again by the plan of %j is %j, %s', (stored, country, phone, phone_state) => {
    expect(rereadPhone(stored, country)).toEqual({ phone, phone_state })
  })

  it('is never lost or guessed, and reads the same from then on', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), fc.constantFrom(null, 'US', 'GB', 'IT'), (stored, country) => {
        const once = rereadPhone(stored, country)
        if (once.phone_state === 'unclear') expect(once.phone).toBe(stored)
        expect(rereadPhone(once.phone, country)).toEqual(once)
      }),
    )
  })
})
