import { languages } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { amenities } from '../apps/server/src/modules/homes/amenities.ts'
import { amenitiesIn, amenityNames } from '../apps/web/app/lib/amenities.server.ts'

test('names and groups every amenity in every language, and nothing else', () => {
  const codes = new Set(amenities.map(({ code }) => code))
  const groups = new Set(amenities.map(({ group }) => group))
  for (const language of languages.filter((one) => one !== 'en')) {
    expect(new Set(Object.keys(amenityNames[language]?.labels ?? {})), language).toEqual(codes)
    expect(new Set(Object.keys(amenityNames[language]?.groups ?? {})), language).toEqual(groups)
  }
})

test("names an amenity in the reader's language, and in English the same as the server", () => {
  const pool = [{ code: 'heated_pool', label: 'Heated pool', group: 'Outside', count: 3 }]
  expect(amenitiesIn(pool, 'de')).toEqual([
    { code: 'heated_pool', label: 'Beheizter Pool', group: 'Draußen', count: 3 },
  ])
  for (const language of ['en', undefined] as const) expect(amenitiesIn(pool, language)).toEqual(pool)
  const unknown = [{ code: 'moat', label: 'Moat', group: 'Defence' }]
  expect(amenitiesIn(unknown, 'fr')).toEqual(unknown)
})
