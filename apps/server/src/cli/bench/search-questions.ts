import { addDays, type PlainDate } from '@porchlight/contract'
import type { SearchCriteria, SearchHome, Showing } from '#modules/search'
import { type Random, randomFrom } from '../../demo/random.ts'
import { amenityCodes } from './search-world.ts'

export type Question = { criteria: SearchCriteria; showing: Showing }
export type Kind = { name: string; where: 'box' | 'whole area'; dates: 'exact' | 'around' | 'week' | 'any' }

export const kinds: readonly Kind[] = [
  { name: 'box, dates', where: 'box', dates: 'exact' },
  { name: 'box, ±3 days', where: 'box', dates: 'around' },
  { name: 'whole area, dates', where: 'whole area', dates: 'exact' },
  { name: 'whole area, ±3 days', where: 'whole area', dates: 'around' },
  { name: 'whole area, a week in July', where: 'whole area', dates: 'week' },
  { name: 'whole area, no dates', where: 'whole area', dates: 'any' },
]

const sorts = ['match', 'price', 'rating'] as const

/** Seeded questions of one kind: two to six guests, a few amenities, a price range. */
export const questionsOf = (kind: Kind, homes: readonly SearchHome[], today: PlainDate, count: number): Question[] => {
  const random = randomFrom(99).fork(kind.name)
  return Array.from({ length: count }, (_, index) => ({
    criteria: {
      area: { box: kind.where === 'box' ? boxAround(random.pick(homes), random) : null, place: null },
      dates: datesOf(kind, today, random),
      party: { adults: random.whole(2, 6), children: 0, infants: 0, pets: 0 },
      features: { bedrooms: 0, bathrooms: 0, amenities: amenitiesOf(random), instant: false },
      types: [],
      price: { min: 20_000, max: 100 * random.whole(1_500, 4_500) },
    },
    showing: { sort: sorts[index % sorts.length] ?? 'match', page: 1, perPage: 24 },
  }))
}

const boxAround = ({ lat, lng }: SearchHome, random: Random) => {
  const half = 0.15 + random.next() * 0.35
  return { west: lng - half * 1.3, east: lng + half * 1.3, south: lat - half, north: lat + half }
}

const datesOf = ({ dates }: Kind, today: PlainDate, random: Random): SearchCriteria['dates'] => {
  if (dates === 'any') return { kind: 'any' }
  const nextYear = Number(today.slice(0, 4)) + 1
  if (dates === 'week') return { kind: 'week', month: `${nextYear}-07` }
  const arrive = addDays(`${nextYear}-03-01`, random.whole(0, 240))
  return { kind: dates, arrive, depart: addDays(arrive, random.whole(3, 10)) }
}

const amenitiesOf = (random: Random): string[] => [
  ...new Set(Array.from({ length: 3 }, () => random.pick(amenityCodes.slice(0, 16)))),
]
