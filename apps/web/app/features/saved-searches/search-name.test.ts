import { expect, test } from 'vitest'
import { formatsIn } from '#app/lib/formats.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { searchName } from './search-name.ts'

const nameOf = (address: string, place?: string) =>
  searchName(new URLSearchParams(address), place, savedSearchWords.en, formatsIn('en'))

test('names a search by its town, map area, or anywhere', () => {
  expect(nameOf('place=saltgrass&adults=2', 'Saltgrass')).toBe('Saltgrass, 2 guests')
  expect(nameOf('bbox=-71.5,40.1,-71.2,40.2&adults=2')).toBe('Part of the map, 2 guests')
  expect(nameOf('adults=2')).toBe('Anywhere, 2 guests')
})
