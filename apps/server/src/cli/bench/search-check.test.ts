import { expect, test } from 'vitest'
import { firstDifference } from './search-check.ts'

test('both kernels answer random questions identically, with changes in between', () => {
  expect(firstDifference({ homes: 1_500, questions: 3_000, seed: 7, nights: 120 })).toBeNull()
})

test('they also do when homes fill more than one chunk', () => {
  expect(firstDifference({ homes: 40_000, questions: 60, seed: 8, nights: 60 })).toBeNull()
})
