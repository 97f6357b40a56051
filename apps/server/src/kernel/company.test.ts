import { addDays, instantAt } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDay, isTimeZone } from './company.ts'

const zones = ['Pacific/Auckland', 'Asia/Kolkata', 'Europe/Berlin', 'UTC', 'America/New_York', 'Pacific/Honolulu']

describe('the company’s business day', () => {
  it('R71 starts and ends at midnight in the company’s time zone, east and west of UTC and across clock changes', () => {
    const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, (zone, date) => {
        const midnight = instantAt(zone, date, '00:00')
        expect(businessDay(zone, midnight)).toBe(date)
        expect(businessDay(zone, new Date(midnight.getTime() - 1))).toBe(addDays(date, -1))
        expect(businessDay(zone, new Date(instantAt(zone, addDays(date, 1), '00:00').getTime() - 1))).toBe(date)
      }),
    )
  })

  it.each([
    ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['America/New_York', '2027-03-14T06:59:59Z', '2027-03-14'],
    ['America/New_York', '2027-11-08T04:59:59Z', '2027-11-07'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
    ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '2026-12-31'],
  ])('in %s at %s is %s', (zone, at, day) => {
    expect(businessDay(zone, new Date(at))).toBe(day)
  })
})

it('a time zone is a name in the time zone database', () => {
  for (const zone of [...zones, 'America/Argentina/Ushuaia']) expect(isTimeZone(zone)).toBe(true)
  for (const none of ['', 'EST', '+02:00', 'New York', 'Mars/Olympus', 'america', '../etc'])
    expect(isTimeZone(none)).toBe(false)
})
