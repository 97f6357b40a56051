import { expect, test } from 'vitest'
import { neighbors } from './quarters.ts'

const known = [
  { year: 2026, quarter: 4 },
  { year: 2025, quarter: 4 },
]

test('a statement leads to the quarters before and after it, across the new year', () => {
  expect(neighbors({ year: 2026, quarter: 1 }, known)).toEqual({
    before: { year: 2025, quarter: 4 },
    after: { year: 2026, quarter: 2 },
  })
})

test('the first statement has none before it and the open one none after it', () => {
  expect(neighbors({ year: 2025, quarter: 4 }, known)).toEqual({ after: { year: 2026, quarter: 1 } })
  expect(neighbors({ year: 2026, quarter: 4 }, known)).toEqual({ before: { year: 2026, quarter: 3 } })
})

test('without any statement there is nowhere to go', () => {
  expect(neighbors({ year: 2026, quarter: 4 }, [])).toEqual({})
})
