import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, addMonthsToDate, dateFrom, daysBetween, weeksOf } from './calendar-days.ts'
import { movedBy } from './calendar-keys.ts'
import { monthCount } from './month-count.ts'

describe('months', () => {
  it('lays a month out in weeks from any first weekday', () => {
    const sunday = weeksOf('2027-07', 0)
    expect(sunday[0]).toEqual([null, null, null, null, '2027-07-01', '2027-07-02', '2027-07-03'])
    expect(sunday.flat().filter(Boolean)).toHaveLength(31)
    expect(weeksOf('2027-07', 1)[0]?.indexOf('2027-07-01')).toBe(3)
    expect(weeksOf('2028-02', 0).flat().filter(Boolean)).toHaveLength(29)
  })

  it('crosses years and short months', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(addMonthsToDate('2027-01-31', 1)).toBe('2027-02-28')
  })

  it("creates dates from three numbers, but none that don't exist", () => {
    expect(dateFrom(2028, 2, 29)).toBe('2028-02-29')
    expect(dateFrom(2027, 2, 29)).toBeUndefined()
    expect(dateFrom(2027, 13, 1)).toBeUndefined()
    expect(dateFrom(26, 5, 10)).toBe('0026-05-10')
  })

  it('adds days', () => {
    const day = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1900-01-01', days))
    fc.assert(fc.property(day, day, (one, other) => addDays(one, daysBetween(one, other)) === other))
  })
})

describe('keys', () => {
  const press = (key: string, shiftKey = false, rightToLeft = false) =>
    movedBy({ key, shiftKey }, '2027-07-14', 0, rightToLeft)

  it('moves by days, weeks, months, and years', () => {
    expect(press('ArrowRight')).toBe('2027-07-15')
    expect(press('ArrowUp')).toBe('2027-07-07')
    expect(press('Home')).toBe('2027-07-11')
    expect(press('End')).toBe('2027-07-17')
    expect(press('PageDown')).toBe('2027-08-14')
    expect(press('PageUp', true)).toBe('2026-07-14')
    expect(press('a')).toBeUndefined()
  })

  it('follows the arrows in right-to-left languages', () => {
    expect(press('ArrowRight', false, true)).toBe('2027-07-13')
    expect(press('ArrowLeft', false, true)).toBe('2027-07-15')
  })
})

describe('months side by side', () => {
  const wide = 2000

  it('C837 C545 one on a phone', () => {
    expect(monthCount(2, 390, wide)).toBe(1)
    expect(monthCount(3, 576, wide)).toBe(1)
  })

  it('C838 C546 at most two on a tablet', () => {
    expect(monthCount(3, 577, wide)).toBe(2)
    expect(monthCount(3, 992, wide)).toBe(2)
    expect(monthCount(3, 993, wide)).toBe(3)
    expect(monthCount(1, 800, wide)).toBe(1)
  })

  it('no more than fit', () => {
    expect(monthCount(2, 1440, 619)).toBe(1)
    expect(monthCount(2, 1440, 620)).toBe(2)
    expect(monthCount(2, 1440, 0)).toBe(1)
  })
})
