import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthYears, clampedDay, dateOfParts, daysIn, isOldEnough, partsOfDate } from './birth-dates.ts'

const today = '2026-05-10'

describe('a date of birth', () => {
  it('C806 C855 dob-min-age is at least the minimum age ago', () => {
    expect(isOldEnough('2008-05-10', today, 18)).toBe(true)
    expect(isOldEnough('1986-05-10', today, 18)).toBe(true)
    expect(isOldEnough('2008-05-11', today, 18)).toBe(false)
    expect(isOldEnough('2009-05-10', today, 18)).toBe(false)
    expect(isOldEnough(today, today, 18)).toBe(false)
    expect(isOldEnough('2005-05-11', today, 21)).toBe(false)
    expect(isOldEnough('2008-02-29', '2026-02-28', 18)).toBe(true)
  })

  it('C807 C855 dob-year-list has a hundred years', () => {
    const years = birthYears(today, 18)
    expect(years).toHaveLength(100)
    expect(years[0]).toBe(2008)
    expect((years[0] ?? 0) - (years.at(-1) ?? 0)).toBe(99)
  })

  it.each([
    [{ year: '2001', month: '2', day: '31' }, '2001-02-28'],
    [{ year: '2004', month: '2', day: '30' }, '2004-02-29'],
    [{ year: '2001', month: '4', day: '31' }, '2001-04-30'],
  ])('C808 dob-day-clamp %o becomes %s', (parts, date) => {
    expect(dateOfParts(clampedDay(parts))).toBe(date)
  })

  it('C808 dob-day-clamp a February without a year can have 29 days', () => {
    expect(daysIn({ year: '', month: '2' })).toBe(29)
    expect(daysIn({ year: '', month: '' })).toBe(31)
    expect(clampedDay({ year: '', month: '2', day: '' }).day).toBe('')
  })

  it('C768 is complete once day, month, and year are selected', () => {
    expect(dateOfParts({ year: '2001', month: '4', day: '' })).toBeNull()
    expect(dateOfParts(partsOfDate('1990-04-03'))).toBe('1990-04-03')
    expect(partsOfDate('--')).toEqual({ year: '', month: '', day: '' })
  })

  it('dob-day-clamp makes a date from every selection', () => {
    const text = (min: number, max: number) => fc.integer({ min, max }).map(String)
    fc.assert(
      fc.property(text(1926, 2008), text(1, 12), text(1, 31), (year, month, day) =>
        Boolean(dateOfParts(clampedDay({ year, month, day }))),
      ),
    )
  })
})
