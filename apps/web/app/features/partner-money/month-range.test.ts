import { describe, expect, it } from 'vitest'
import { lastMonths, monthParams, monthRangeOf, monthsUpTo } from './month-range.ts'

const rangeOf = (search: string) => monthRangeOf(new URLSearchParams(search))

describe('months in an address', () => {
  it('are whole, including both named months, across years', () => {
    const range = { from: '2026-11-01', to: '2027-03-01' }
    expect(rangeOf('from=2026-11-01&through=2027-02-01')).toEqual(range)
    expect(monthParams(range)).toEqual({ from: '2026-11-01', through: '2027-02-01' })
  })

  it('are a single one when only the first is named, or the last is before it', () => {
    expect(rangeOf('from=2027-02-01')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
    expect(rangeOf('from=2027-02-01&through=2026-02-01')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
  })

  it('are empty when the first is not a month', () => {
    for (const search of ['', 'from=2027-02-14', 'from=2027-02-31', 'from=x&through=2027-02-01'])
      expect(rangeOf(search)).toBeUndefined()
  })
})

it('lists the last months, latest first, including the current one', () => {
  expect(monthsUpTo('2027-02-28', 3)).toEqual(['2027-02-01', '2027-01-01', '2026-12-01'])
  expect(lastMonths('2027-02-28', 12)).toEqual({ from: '2026-03-01', to: '2027-03-01' })
})
