import { describe, expect, test } from 'vitest'
import { isE164, looksLikePhone, phoneLength } from './phone.ts'

describe('possible phone numbers', () => {
  test.each([
    '+1 631 555 0101',
    '(0) 631-555.0101',
    '＋４９ ３０ １２３',
    '٠١٢٣٤',
    '12345',
    '\u200e+1 631 555',
    '(+44) 20 7946',
    'tel:+1-631-555-0101',
  ])('%s', (text) => {
    expect(looksLikePhone(text)).toBe(true)
  })

  test.each([
    '1234',
    '',
    '+',
    '+1 631 CALL NOW',
    '631+555',
    '12345\r\nBcc: x',
    '12345\u0000',
    'x12345',
    'tel:tel:12345',
    'tel:+1-631-555-0101;ext=5',
    '((+1 631 555',
    '1+631 555',
  ])('exclude “%s”', (text) => {
    expect(looksLikePhone(text)).toBe(false)
  })

  test('have 5 to 32 typed characters', () => {
    expect(phoneLength).toEqual({ min: 5, max: 32 })
  })

  test('have a plus, a country code, and at most fifteen digits between systems', () => {
    const numbers = [
      '+16315550101',
      '16315550101',
      '+06315550101',
      '+12345',
      '+1234',
      `+${'1'.repeat(15)}`,
      `+${'1'.repeat(16)}`,
    ]
    expect(numbers.map(isE164)).toEqual([true, false, false, true, false, true, false])
  })
})
