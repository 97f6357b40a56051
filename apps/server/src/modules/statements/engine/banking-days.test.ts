import { weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankHolidays, isBankingDay, nextBankingDay } from './banking-days.ts'

test('R56 banks are closed on the days the Federal Reserve lists', () => {
  expect(bankHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
  // July 4, 2027 is a Sunday, so Monday is a holiday; in 2026 it is a Saturday, and Friday is an ordinary day.
  expect([isBankingDay('2027-07-05'), isBankingDay('2026-07-03')]).toEqual([false, true])
})

test('R56 money leaves on the next banking day', () => {
  expect(nextBankingDay('2026-11-25')).toBe('2026-11-27')
  expect(nextBankingDay('2026-11-27')).toBe('2026-11-30')
  expect(nextBankingDay('2026-12-31')).toBe('2027-01-04')
})

test('R56 the next banking day is later, open, and never more than five days away', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (at) => {
      const date = at.toISOString().slice(0, 10)
      const next = nextBankingDay(date)
      expect(next > date && isBankingDay(next)).toBe(true)
      expect([1, 2, 3, 4, 5]).toContain(weekdayOf(next))
      expect((Date.parse(next) - Date.parse(date)) / 86_400_000).toBeLessThanOrEqual(5)
    }),
  )
})

test('R56 a holiday on the first, third, or last Monday is that Monday every year', () => {
  const days = (month: string) =>
    [2024, 2025, 2026, 2027].map((year) => bankHolidays(year).find((one) => one.slice(5, 7) === month))
  expect(days('01').map((_, at) => bankHolidays(2024 + at)[1])).toEqual([
    '2024-01-15',
    '2025-01-20',
    '2026-01-19',
    '2027-01-18',
  ])
  expect(days('05')).toEqual(['2024-05-27', '2025-05-26', '2026-05-25', '2027-05-31'])
  expect(days('09')).toEqual(['2024-09-02', '2025-09-01', '2026-09-07', '2027-09-06'])
})

test('R56 between two ordinary days it is the very next one', () => {
  expect(nextBankingDay('2026-11-23')).toBe('2026-11-24')
})
