import { expect, it } from 'vitest'
import { lawOf } from './operator.ts'

it('names the law of the state, province, or country of the company’s legal address', () => {
  expect(lawOf({ country: 'US', state: 'CA' })).toBe('the State of California')
  expect(lawOf({ country: 'US', state: 'DC' })).toBe('the District of Columbia')
  expect(lawOf({ country: 'CA', state: 'QC' })).toBe('Quebec')
  expect(lawOf({ country: 'IE', state: 'Kerry' })).toBe('Ireland')
})

it('names no state for a company without an address', () => {
  expect(lawOf(null)).toBe('the place where we have our office')
})
