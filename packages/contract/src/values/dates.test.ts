import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  addDays,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  isPlainDate,
  nightsIn,
  nightsOf,
  overlap,
  weekdayOf,
} from './dates.ts'
import { plainDate, stay } from './shapes.ts'

const takes = (shape: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  shape.safeParse(value).success

test('a date that is none is refused before it is compared with another', () => {
  const range = z
    .object({ from: plainDate, to: plainDate })
    .refine(({ from, to }) => addDays(from, 7) > to, { path: ['to'] })
  for (const from of ['2027-02-30', '2027-13-01', '0001-01-01', 'soon', ''])
    expect(range.safeParse({ from, to: '2027-03-01' }).error?.issues.map(({ path }) => path)).toEqual([['from']])
})

describe('calendar days', () => {
  test.each(['2027-02-28', '2028-02-29', '2000-02-29', '1970-01-01', '9999-12-31'])('%s is a date', (date) => {
    expect(isPlainDate(date)).toBe(true)
  })

  test.each([
    '2027-02-29',
    '1900-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '2027-01-00',
    '2027-1-1',
    '27-01-01',
    '2027-01-01T00:00',
    ' 2027-01-01',
    '',
  ])("“%s” isn't a date", (date) => {
    expect(isPlainDate(date)).toBe(false)
  })

  test('are counted from January 1, 1970, a Thursday', () => {
    expect([dayNumber('1970-01-01'), dayNumber('1970-02-01'), dayNumber('1969-12-31')]).toEqual([0, 31, -1])
    expect(['1970-01-01', '1969-12-31', '1969-12-28', '2027-07-04'].map(weekdayOf)).toEqual([4, 3, 0, 0])
    expect(['2027-07-05', '2027-07-10'].map(weekdayOf)).toEqual([1, 6])
  })

  test('can be added across months, leap days, and clock changes', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect([daysBetween('2027-01-01', '2028-01-01'), daysBetween('2028-01-01', '2027-01-01')]).toEqual([365, -365])
  })

  test('convert to numbers and back; an invalid date throws', () => {
    const [first, last] = ['1000-01-01', '9999-12-31'].map(dayNumber) as [number, number]
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
        expect([dateOfDayNumber(day), dayNumber(date)]).toEqual([date, day])
      }),
      { numRuns: 20_000 },
    )
    for (const day of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => dateOfDayNumber(day)).toThrow(RangeError)
    expect(() => addDays('not a day', 1)).toThrow(RangeError)
  })

  test('a stay has a night for every day between arrival and departure (R1)', () => {
    const week = { arrive: '2027-07-02', depart: '2027-07-05' }
    expect([nightsOf(week), nightsIn(week)]).toEqual([3, ['2027-07-02', '2027-07-03', '2027-07-04']])
    expect(nightsIn({ arrive: '2027-07-05', depart: '2027-07-02' })).toEqual([])
  })

  test('R2 two stays overlap only if they share a night; a turnover day is shared by neither', () => {
    const of = (from: number, nights: number) => ({
      arrive: addDays('2027-07-01', from),
      depart: addDays('2027-07-01', from + nights),
    })
    expect(overlap(of(0, 3), of(3, 2))).toBe(false)
    expect(overlap(of(3, 2), of(0, 3))).toBe(false)
    expect(overlap(of(0, 4), of(3, 2))).toBe(true)
    const span = fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(span, span, (a, b) => {
        const [one, other] = [of(...a), of(...b)]
        expect(overlap(one, other)).toBe(nightsIn(one).some((night) => nightsIn(other).includes(night)))
      }),
    )
  })
})

describe('dates in requests', () => {
  test('must be within four centuries around ours', () => {
    const dates = ['1899-12-31', '1900-01-01', '2999-12-31', '3000-01-01', '2027-02-30']
    expect(dates.map((date) => takes(plainDate, date))).toEqual([false, true, true, false, false])
  })

  test('a stay must end after the day it starts', () => {
    const depart = ['2027-07-01', '2027-07-02', '2027-07-03']
    expect(depart.map((date) => takes(stay, { arrive: '2027-07-02', depart: date }))).toEqual([false, false, true])
  })
})
