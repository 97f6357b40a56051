import { expect, it } from 'vitest'
import { bookedShare } from './booked-share.ts'
import type { HomeRow } from './row.ts'

const row = (...bars: [kind: string, from: string, to: string][]) =>
  ({ home: {}, calendar: { bars: bars.map(([kind, from, to]) => ({ kind, from, to })) } }) as unknown as HomeRow

it('is the share of nights that guests have booked, also of stays that begin or end outside', () => {
  const rows = [
    row(['booked', '2027-06-28', '2027-07-03'], ['turnover', '2027-07-03', '2027-07-04']),
    row(['booked', '2027-07-09', '2027-07-14'], ['blocked', '2027-07-01', '2027-07-09']),
  ]
  expect(bookedShare(rows, '2027-07-01', '2027-07-11')).toBe(4 / 20)
  expect(bookedShare([row()], '2027-07-01', '2027-07-11')).toBe(0)
})

it('is unknown until every home is loaded, and without homes', () => {
  expect(bookedShare([row(), { home: {}, calendar: null } as HomeRow], '2027-07-01', '2027-07-11')).toBeNull()
  expect(bookedShare([], '2027-07-01', '2027-07-11')).toBeNull()
})
