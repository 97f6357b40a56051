import type { PricedNight } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { averagePrice, byMonth, monthsLater, weekAround } from './year.ts'

const nights = Array.from({ length: 40 }, (_, index): PricedNight => {
  const date = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
  return { date, price: 100 * (index + 1), status: 'open', minStay: 1, reason: 0 }
})

test('a year starts and ends on the first of a month, even across New Year', () => {
  expect([monthsLater('2026-11-01', 12), monthsLater('2026-12-01', 1), monthsLater('2027-01-01', -12)]).toEqual([
    '2027-11-01',
    '2027-01-01',
    '2026-01-01',
  ])
})

test('nights are grouped by month with the average price', () => {
  const months = byMonth(nights)
  expect(months.map(([month, { length }]) => [month, length])).toEqual([
    ['2027-01', 31],
    ['2027-02', 9],
  ])
  expect(averagePrice(months[0]?.[1] ?? [])).toBe(1_600)
})

test('a week surrounds its night and stays within the year', () => {
  const days = (date: string) => weekAround(nights, date).map((night) => night.date.slice(8))
  expect(days('2027-01-10')).toEqual(['07', '08', '09', '10', '11', '12', '13'])
  expect(days('2027-01-01')[0]).toBe('01')
  expect(days('2027-02-09').at(-1)).toBe('09')
  expect(days('2027-02-09')).toHaveLength(7)
})
