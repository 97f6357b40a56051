import { expect, it } from 'vitest'
import { homeDetailsOf } from '#testing/builders'
import { differing, faultsIn } from './details.ts'
import type { HomeDetails } from './home.ts'

it('finds no errors in a valid home', () => expect(faultsIn(homeDetailsOf)).toEqual([]))

it.each<[Partial<HomeDetails>, string]>([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ description: 'a\u0000b' }, 'text'],
  [{ houseRules: ['\u0000'] }, 'text'],
  [{ typeCode: 'castle' as HomeDetails['typeCode'] }, 'typeCode'],
  [{ amenities: ['moat' as HomeDetails['amenities'][number]] }, 'amenities'],
  [{ lat: 91 }, 'lat'],
  [{ lng: Number.NaN }, 'lng'],
  [{ timeZone: 'Merrow/Island' }, 'timeZone'],
  [{ currency: 'usd' }, 'currency'],
  [{ sleeps: 0 }, 'sleeps'],
  [{ sleeps: 2.5 }, 'sleeps'],
  [{ bathrooms: 1.25 }, 'bathrooms'],
  [{ maxPets: -1 }, 'maxPets'],
  [{ sleeps: 200 }, 'sleeps'],
  [{ minGuestAge: 99 }, 'minGuestAge'],
  [{ checkInTime: '24:00' }, 'checkInTime'],
  [{ checkInTime: '04:00' }, 'checkInTime'],
])('names the invalid field in %j', (change, field) => {
  const faults = faultsIn({ ...homeDetailsOf, ...change })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${field} must`))
})

it('reports which given details differ, comparing lists by content', () => {
  expect(differing(homeDetailsOf, { amenities: ['wifi', 'pool', 'fire_pit'], sleeps: 8 })).toEqual([])
  expect(differing(homeDetailsOf, { amenities: ['wifi', 'pool'], sleeps: 9 })).toEqual(['amenities', 'sleeps'])
})
