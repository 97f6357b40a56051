import { dateOfDayNumber } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { type Dates, windowsOf } from './flex.ts'

const written = (dates: Dates) =>
  windowsOf(dates)?.map(({ arrive, depart }) => `${dateOfDayNumber(arrive)} ${dateOfDayNumber(depart)}`)

test('around: the same nights up to three days away, the requested ones first', () => {
  expect(written({ kind: 'around', arrive: '2027-03-01', depart: '2027-03-04' })).toEqual([
    '2027-03-01 2027-03-04',
    '2027-02-28 2027-03-03',
    '2027-03-02 2027-03-05',
    '2027-02-27 2027-03-02',
    '2027-03-03 2027-03-06',
    '2027-02-26 2027-03-01',
    '2027-03-04 2027-03-07',
  ])
})

test('weekend: two nights from each Friday of the month, then three', () => {
  const weekends = written({ kind: 'weekend', month: '2027-07' })
  expect(weekends).toHaveLength(10)
  expect(weekends?.[0]).toBe('2027-07-02 2027-07-04')
  expect(weekends?.[4]).toBe('2027-07-30 2027-08-01')
  expect(weekends?.[5]).toBe('2027-07-02 2027-07-05')
})

test('week: every seven nights within the month', () => {
  const weeks = written({ kind: 'week', month: '2027-07' })
  expect(weeks).toHaveLength(25)
  expect(weeks?.at(-1)).toBe('2027-07-25 2027-08-01')
})

test('month: four weeks within the month, one option in February', () => {
  expect(written({ kind: 'month', month: '2027-02' })).toEqual(['2027-02-01 2027-03-01'])
  expect(written({ kind: 'month', month: '2027-12' })).toHaveLength(4)
})

test('any dates: no windows to look for', () => {
  expect(windowsOf({ kind: 'any' })).toBeNull()
})
