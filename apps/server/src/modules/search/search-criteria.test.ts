import { searchQuery } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { criteriaOf } from './search-criteria.ts'

it.each([
  ['2027-01-31', '2027-02'],
  ['2026-12-01', '2027-01'],
  ['2026-11-30', '2026-12'],
])('searches a weekend without a month in the month after the company’s date %s', (today, month) => {
  expect(criteriaOf(searchQuery.parse({ flex: 'weekend' }), today).dates).toEqual({ kind: 'weekend', month })
})
