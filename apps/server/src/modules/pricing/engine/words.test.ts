import { addDays } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { counted, dayInWords, figure, listed, percent, weekdaysInWords } from './words.ts'

describe('formats figures and days for people', () => {
  test("writes an amount with its currency's digits", () => {
    expect([figure(808_780, 'USD'), figure(8_087, 'JPY'), figure(8_087, 'KWD')]).toEqual([
      'USD 8,087.80',
      'JPY 8,087',
      'KWD 8.087',
    ])
    expect([percent(550), counted(1, 'night'), counted(2, 'night'), counted(0, 'person', 'persons')]).toEqual([
      '5.5%',
      '1 night',
      '2 nights',
      '0 persons',
    ])
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })

  test('writes a day with its weekday', () => {
    expect(['2027-05-03', '2027-12-31', '2027-10-10', '2027-01-02'].map(dayInWords)).toEqual([
      'Mon, May 3, 2027',
      'Fri, Dec 31, 2027',
      'Sun, Oct 10, 2027',
      'Sat, Jan 2, 2027',
    ])
  })

  test('writes weekdays one by one, three or more in a row as a range, even across the weekend, and nothing for a whole week', () => {
    // July 4, 2027 is a Sunday.
    const words = (...days: number[]) => weekdaysInWords(days.map((one) => addDays('2027-07-04', one)))
    expect(words(5, 6)).toBe('Fri, Sat')
    expect(words(0, 1, 2, 3, 4)).toBe('Sun to Thu')
    expect(words(1, 2, 3)).toBe('Mon to Wed')
    expect(words(5, 6, 0)).toBe('Fri to Sun')
    expect(words(1, 3, 4, 5)).toBe('Mon, Wed to Fri')
    expect(words(0, 1, 2, 3, 4, 5, 6, 7)).toBe('')
    expect(words(0, 1, 2, 3, 4, 5)).toBe('Sun to Fri')
  })
})
