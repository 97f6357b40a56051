import { expect, test } from 'vitest'
import { neighbors } from './quarters.ts'

const known = [
  { year: 2026, quarter: 4 },
  { year: 2025, quarter: 4 },
]

test('a statement links to the previous and next quarter, even across New Year', () => {
  expect(neighbors({ year: 2026, quarter: 1 }, known)).toEqual({
    before: { year: 2025, quarter: 4 },
    after: { year: 2026, quarter: 2 },
  })
})

test('the first statement has no previous and the open one no next', () => {
  expect(neighbors({ year: 2025, quarter: 4 }, known)).toEqual({ after: { year: 2026, quarter: 1 } })
  expect(neighbors({ year: 2026, quarter: 4 }, known)).toEqual({ before: { year: 2026, quarter: 3 } })
})

test('without statements there are no links', () => {
  expect(neighbors({ year: 2026, quarter: 4 }, [])).toEqual({})
})
