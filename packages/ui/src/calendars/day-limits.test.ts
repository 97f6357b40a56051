import { describe, expect, it } from 'vitest'
import { afterLimitsChange, clampDate, dayRefused, yearsOffered } from './day-limits.ts'

const may = { min: '2026-05-01', max: '2026-05-31' }

describe('day limits', () => {
  it.each([
    ['2026-04-15', '2026-05-01'],
    ['2026-06-02', '2026-05-31'],
    ['2026-05-10', '2026-05-10'],
  ])('C814 date-clamp %s becomes %s', (typed, held) => {
    expect(clampDate(typed, may)).toBe(held)
    expect(dayRefused(clampDate(typed, may), may)).toBeUndefined()
  })

  it('C815 datetime-clamp limits a date with its time', () => {
    const noon = { min: '2026-05-10T12:00' }
    expect(clampDate('2026-05-10T09:00', noon)).toBe('2026-05-10T12:00')
    expect(clampDate('2026-05-10T13:00', noon)).toBe('2026-05-10T13:00')
  })

  it('C814 date-clear-on-limits-change clears a value that new limits exclude', () => {
    expect(afterLimitsChange('2026-05-10', { min: '2026-05-11' })).toBeNull()
    expect(afterLimitsChange('2026-05-10', { max: '2026-05-09' })).toBeNull()
    expect(afterLimitsChange('2026-05-10', { min: '2026-05-01' })).toBe('2026-05-10')
    expect(afterLimitsChange(null, { min: '2026-05-01' })).toBeNull()
  })
})

describe('calendar years', () => {
  it('C836 three either side of today', () => {
    expect(yearsOffered('2026-07-04', {}, [])).toEqual([2023, 2024, 2025, 2026, 2027, 2028, 2029])
  })

  it('those within its limits, if it has any', () => {
    expect(yearsOffered('2026-07-04', { min: '2026-01-01', max: '2027-12-31' }, [])).toEqual([2026, 2027])
    expect(yearsOffered('2026-07-04', { min: '2026-07-04' }, [])).toEqual([2026, 2027, 2028, 2029])
    expect(yearsOffered('2026-07-04', { max: '2020-12-31' }, [])).toEqual([2020])
    expect(yearsOffered('2026-07-04', { min: '2031-01-01' }, [])).toEqual([2031])
  })

  it('include a day in use', () => {
    expect(yearsOffered('2026-07-04', {}, ['2031-02-01']).at(-1)).toBe(2031)
    expect(yearsOffered('2026-07-04', { min: '2026-01-01' }, ['2019-02-01'])[0]).toBe(2026)
  })
})
