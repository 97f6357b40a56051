import { expect, it } from 'vitest'
import { clockOf } from './clock.ts'

const now = '2027-02-01T15:00:00Z'

it('counts minutes up to an hour and a half, then hours, then leaves it to the date, or counts the days it is late', () => {
  expect(clockOf('2027-02-01T15:54:00Z', now)).toEqual({ unit: 'minutes', number: 54, late: false })
  expect(clockOf('2027-02-01T14:28:00Z', now)).toEqual({ unit: 'minutes', number: 32, late: true })
  expect(clockOf('2027-02-01T20:10:00Z', now)).toEqual({ unit: 'hours', number: 5, late: false })
  expect(clockOf('2027-02-09T20:10:00Z', now)).toBeNull()
  expect(clockOf('2027-01-26T02:10:00Z', now)).toEqual({ unit: 'days', number: 7, late: true })
})
