import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-days.ts'
import { writtenDate } from './date-names.ts'
import { saysYear, typedDate } from './typed-date.ts'

const today = '2026-05-10'
const read = (text: string, locale = 'en-US') => typedDate(text, { today, locale })

describe('writing a date', () => {
  it.each([
    ['2026-05-01', 'May 1st 2026'],
    ['2026-05-02', 'May 2nd 2026'],
    ['2026-05-03', 'May 3rd 2026'],
    ['2026-05-10', 'May 10th 2026'],
    ['2026-12-11', 'Dec 11th 2026'],
    ['2026-09-22', 'Sep 22nd 2026'],
  ])("C839 %s in the format 'M jS Y' is %s", (date, written) => {
    expect(writtenDate(date, 'en-US')).toBe(written)
  })
})

describe('reading a typed date', () => {
  it.each([
    'May 10th 2026',
    'may 10, 2026',
    '10 May 2026',
    '10. May 26',
    'Sun 10 May 2026',
    'Sunday, May 10th',
    'may 10',
    '10 may',
    '2026-05-10',
    '2026/5/10',
    '2026 may 10',
    '5/10/2026',
    '5.10.26',
    '5/10',
    '05102026',
    '20260510',
    '  May 10th 2026 ',
  ])('%s is May 10', (text) => {
    expect(read(text)).toEqual({ date: '2026-05-10' })
  })

  it.each([
    ['25/12/2026', '2026-12-25'],
    ['May 9', '2027-05-09'],
    ['Feb 29', '2028-02-29'],
    ['Jun 1 99', '1999-06-01'],
    ['sept 3', '2026-09-03'],
  ])('%s is %s', (text, date) => {
    expect(read(text)).toEqual({ date })
  })

  it.each([
    ['5/10/2026', 'en-GB', '2026-10-05'],
    ['10. Mai 2026', 'de', '2026-05-10'],
    ['3 mär 2026', 'de', '2026-03-03'],
    ['10 févr. 2026', 'fr', '2026-02-10'],
    ['1 juil 2026', 'fr', '2026-07-01'],
    ['May 10 2026', 'fr', '2026-05-10'],
    ['2026年5月10日', 'ja', '2026-05-10'],
  ])('%s in %s is %s', (text, locale, date) => {
    expect(read(text, locale)).toEqual({ date })
  })

  it.each([
    'tomorrow',
    'Feb 30 2026',
    '13/13/2026',
    '12',
    'May',
    'May 2026',
    '5/10/202',
    'May June 2026',
    '1 2 3 4',
    '?',
  ])('%s is unclear', (text) => {
    expect(read(text)).toBe('unclear')
  })

  it.each(['0026-05-10', '0002-01-01', 'May 10 0026', '5/10/0026', '', '  '])(
    'C814 date-year-00 "%s" counts as empty',
    (text) => {
      expect(read(text)).toBe('empty')
    },
  )

  it("C814 date-year-00 a year of our era doesn't", () => {
    expect(read('2026-05-10')).toEqual({ date: '2026-05-10' })
  })

  it('reads back what it writes, in every language', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
    const locale = fc.constantFrom('en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'nl', 'pt-BR', 'sv', 'pl', 'ja', 'zh')
    fc.assert(
      fc.property(day, locale, (date, where) => {
        expect(read(writtenDate(date, where), where)).toEqual({ date })
      }),
      { numRuns: 400 },
    )
  })

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => Boolean(read(text))))
  })

  it('detects whether a text includes a year', () => {
    expect(['May 10 2026', '2026-05-10'].every(saysYear)).toBe(true)
    expect(['May 10', '5/10/20', '05102026'].some(saysYear)).toBe(false)
  })
})
