import { dayNumber } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { changedRents } from './changed-rents.ts'
import type { NightlyRents } from './nightly.ts'

const flat =
  (amount: number): NightlyRents =>
  () => ({ amount, source: 'base', season: null, clamped: null })
const rents = changedRents(
  [{ night: '2027-07-02', rent: 90_000 }, { night: '2027-07-03', rent: 0 }, { night: '2027-07-04' }],
  { booked: flat(95_000), today: flat(120_000) },
)
const on = (night: string) => rents(dayNumber(night))

test("R18 an agreed night keeps its rent, even a free one; a new night costs today's rate", () => {
  expect(on('2027-07-02')).toEqual({ amount: 90_000, source: 'agreed', season: null, clamped: null })
  expect(on('2027-07-03')).toMatchObject({ amount: 0, source: 'agreed' })
  expect(on('2027-07-05')).toMatchObject({ amount: 120_000, source: 'base' })
})

test('R18 an agreed night without a recorded rent costs the rate on the day of booking', () => {
  expect(on('2027-07-04')).toEqual({ amount: 95_000, source: 'agreed', season: null, clamped: null })
})
