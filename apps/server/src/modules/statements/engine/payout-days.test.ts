import { addDays, type PayoutSchedule, weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBankingDay } from './banking-days.ts'
import { payoutDays } from './payout-days.ts'

const schedules = fc.oneof(
  fc.record({
    every: fc.constant('month' as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ every: fc.constant('week' as const), weekday: fc.integer({ min: 0, max: 6 }) }),
)
const dates = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days))

describe('owner payout days', () => {
  it('are the chosen days of the month, including the first day', () => {
    const fifth: PayoutSchedule = { every: 'month', days: [5] }
    expect(payoutDays(fifth, '2027-01-05', 3)).toEqual(['2027-01-05', '2027-02-05', '2027-03-05'])
    expect(payoutDays(fifth, '2027-01-06', 1)).toEqual(['2027-02-05'])
    expect(payoutDays({ every: 'month', days: [15, 1] }, '2027-04-02', 3)).toEqual([
      '2027-04-15',
      '2027-05-03',
      '2027-05-17',
    ])
  })

  it('move past weekends and bank holidays, even into the next month', () => {
    // A Saturday; then New Year's Day, a Friday.
    expect(payoutDays({ every: 'month', days: [5] }, '2027-06-01', 1)).toEqual(['2027-06-07'])
    expect(payoutDays({ every: 'month', days: [1] }, '2027-01-01', 1)).toEqual(['2027-01-04'])
    expect(payoutDays({ every: 'month', days: [28] }, '2027-03-01', 2)).toEqual(['2027-03-01', '2027-03-29'])
    // A moved day is still ahead on the days in between.
    expect(payoutDays({ every: 'month', days: [5] }, '2027-06-06', 1)).toEqual(['2027-06-07'])
  })

  it('are one day of every week, with Monday holidays on Tuesday', () => {
    expect(payoutDays({ every: 'week', weekday: 1 }, '2027-01-12', 2)).toEqual(['2027-01-19', '2027-01-25'])
  })

  it('are empty without a set day', () => expect(payoutDays({ every: 'none' }, '2027-01-01', 3)).toEqual([]))

  it('are banking days in order, from the first day on, and no farther apart than the schedule says', () => {
    fc.assert(
      fc.property(schedules, dates, (schedule, from) => {
        const days = payoutDays(schedule, from, 4)
        expect(days).toHaveLength(4)
        expect(days.every((day) => isBankingDay(day) && day >= from)).toBe(true)
        expect(days.toSorted()).toEqual(days)
        const most = schedule.every === 'week' ? 7 : 31
        expect(addDays(from, most + 7) > (days[0] ?? '')).toBe(true)
        if (schedule.every === 'week')
          expect(
            days.every((day) => isBankingDay(addDays(day, -1)) === false || weekdayOf(day) === schedule.weekday),
          ).toBe(true)
      }),
    )
  })

  it('are the same whichever earlier day is asked from', () => {
    fc.assert(
      fc.property(schedules, dates, (schedule, from) => {
        const [next = ''] = payoutDays(schedule, from, 1)
        for (let day = from; day <= next; day = addDays(day, 1)) expect(payoutDays(schedule, day, 1)).toEqual([next])
      }),
    )
  })
})
