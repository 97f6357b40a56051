import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasPassed, normalizedQuery, searchQueryIn } from './search-query-text.ts'

it('a search has one stored form, whatever the order of its parts, the page, and the sort', () => {
  expect(normalizedQuery('?place=saltgrass&adults=4&page=3&sort=price&utm=x')).toBe('adults=4&place=saltgrass')
  const parts: [string, string][] = [
    ['adults', '4'],
    ['place', 'saltgrass'],
    ['amenities', 'pool,dock'],
    ['min', '1000'],
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      const normalized = normalizedQuery(new URLSearchParams(shuffled).toString())
      expect(normalized).toBe(normalizedQuery(new URLSearchParams(parts).toString()))
      expect(normalizedQuery(normalized ?? '')).toBe(normalized)
    }),
  )
})

it("text that isn't a search isn't stored", () => {
  for (const text of ['arrive=2027-06-01', 'adults=many', 'bbox=1,2,3']) expect(normalizedQuery(text)).toBeUndefined()
  expect(normalizedQuery('')).toBe('')
})

it('past dates can no longer have matches', () => {
  const passed = (query: string) => hasPassed(searchQueryIn(query) ?? expect.fail(), '2027-06-10')
  expect(passed('arrive=2027-06-09&depart=2027-06-20')).toBe(true)
  expect(passed('arrive=2027-06-10&depart=2027-06-20')).toBe(false)
  expect(passed('flex=week&month=2027-05')).toBe(true)
  expect(passed('flex=week&month=2027-06')).toBe(false)
  expect(passed('place=saltgrass')).toBe(false)
})
