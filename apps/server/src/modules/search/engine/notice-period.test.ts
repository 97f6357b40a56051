import { dateOfDayNumber } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { earliestArrival } from './notice-period.ts'

const earliest = (timeZone: string, now: string, noticeDays = 0, cutOffHour = 18) =>
  dateOfDayNumber(earliestArrival({ timeZone, noticeDays, cutOffHour }, new Date(now)))

test('R13 today is the home’s today, wherever the request comes from', () => {
  expect(earliest('America/New_York', '2027-07-02T03:30:00Z')).toBe('2027-07-02')
  expect(earliest('America/New_York', '2027-07-02T03:30:00Z', 0, 24)).toBe('2027-07-01')
  expect(earliest('Asia/Tokyo', '2027-07-01T15:30:00Z')).toBe('2027-07-02')
})

test('R13 no one can arrive today from the cutoff hour on', () => {
  expect(earliest('America/New_York', '2027-07-01T21:59:00Z')).toBe('2027-07-01')
  expect(earliest('America/New_York', '2027-07-01T22:00:00Z')).toBe('2027-07-02')
})

test('R13 notice days count from today, regardless of the cutoff', () => {
  expect(earliest('America/New_York', '2027-07-01T23:00:00Z', 2)).toBe('2027-07-03')
})
