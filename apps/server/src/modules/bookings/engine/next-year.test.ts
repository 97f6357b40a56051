import { addDays, nightsOf } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { yearLater } from './next-year.ts'

it('uses the same weekdays of the next year', () => {
  const stay = { arrive: '2027-07-02', depart: '2027-07-09' }
  expect(yearLater(stay, '2027-07-20')).toEqual({ arrive: '2028-06-30', depart: '2028-07-07' })
  expect(yearLater(stay, '2027-05-01')).toEqual({ arrive: '2028-06-30', depart: '2028-07-07' })
  expect(yearLater(stay, '2029-01-10')).toEqual({ arrive: '2029-06-29', depart: '2029-07-06' })
})

it('R1 keeps nights and weekdays, and is the first such stay still to come', () => {
  const days = fc.integer({ min: 0, max: 3_000 })
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), days, (from, nights, later) => {
      const arrive = addDays('2024-02-20', from)
      const stay = { arrive, depart: addDays(arrive, nights) }
      const today = addDays(arrive, later - 1_000)
      const again = yearLater(stay, today)
      expect(nightsOf(again)).toBe(nights)
      const moved = nightsOf({ arrive, depart: again.arrive })
      expect(moved % 7).toBe(0)
      expect(moved).toBeGreaterThanOrEqual(364)
      expect(again.arrive > today).toBe(true)
      expect(moved === 364 || addDays(again.arrive, -364) <= today).toBe(true)
    }),
  )
})
