import { isDeepStrictEqual } from 'node:util'
import { addDays, type PlainDate } from '@porchlight/contract'
import { compiledKernel, plainKernel, type SearchCriteria, SearchEngine, type Showing } from '#modules/search'
import { type Random, randomFrom } from '../../demo/random.ts'
import { amenityCodes, type BenchWorld, benchWorld } from './search-world.ts'

type CheckPlan = { homes: number; questions: number; seed: number; nights: number }
type Question = { criteria: SearchCriteria; showing: Showing; now: Date }

const today: PlainDate = '2027-01-04'
const questionsBetweenChanges = 5

/**
 * Asks the plain and the compiled kernel the same random questions with changes in between. Returns the first question
 * they answer differently; null if they agree to the last bit.
 */
export const firstDifference = ({ homes, questions, seed, nights }: CheckPlan): Question | null => {
  const random = randomFrom(seed)
  const world = benchWorld(homes, today, nights)
  const [plain, compiled] = [plainKernel, compiledKernel].map(
    (kernel) => new SearchEngine(world.homes, today, nights, kernel),
  ) as [SearchEngine, SearchEngine]
  for (const { id } of world.homes) for (const engine of [plain, compiled]) engine.setNights(id, world.nightsOf(id))
  for (let turn = 0; turn < questions; turn++) {
    if (turn % questionsBetweenChanges === 0) change(world, [plain, compiled], nights, random)
    const question = questionOf(world, nights, random)
    if (!agree(plain, compiled, question)) return question
  }
  return null
}

const agree = (plain: SearchEngine, compiled: SearchEngine, { criteria, showing, now }: Question): boolean =>
  isDeepStrictEqual(plain.search(criteria, showing, now), compiled.search(criteria, showing, now))

/** Makes one change in both engines: nights, facts, a booking, a removal, or occasionally the order in memory. */
const change = (world: BenchWorld, engines: readonly SearchEngine[], nights: number, random: Random): void => {
  const home = random.pick(world.homes)
  const act = random.whole(0, 99)
  const arrive = addDays(today, random.whole(0, nights - 10))
  const stay = { arrive, depart: addDays(arrive, random.whole(1, 9)) }
  const moved = { ...home, id: random.chance(0.3) ? world.homes.length + random.whole(1, 900) : home.id }
  const facts = { ...moved, lat: home.lat + random.next() / 10, sleeps: random.whole(1, 16), amenities: someOf(random) }
  const source = random.whole(1, 1_000_000)
  const exact = random.chance(0.3)
  const odd = { refusesGaps: random.chance(0.3), maxOverStay: random.chance(0.3), maxStay: random.chance(0.2) }
  for (const engine of engines) {
    if (act < 40) engine.takeNights(home.id, stay)
    else if (act < 60) engine.upsertHome(facts)
    else if (act < 64) engine.removeHome(home.id)
    else if (act < 65) engine.rebuild()
    else {
      const own = world.nightsOf(source)
      engine.put(facts, {
        ...own,
        rent: exact ? own.rent.map((rent, night) => rent + ((night * source) % 97)) : own.rent,
        maxStay: odd.maxStay ? own.maxStay.map((_, night) => (night % 3 === 0 ? 7 : 0)) : own.maxStay,
        minOverStay: odd.maxOverStay ? own.minOverStay.map((_, night) => night % 2) : own.minOverStay,
        refusesGaps: odd.refusesGaps,
        maxOverStay: odd.maxOverStay,
      })
    }
  }
}

const someOf = (random: Random): string[] => amenityCodes.filter(() => random.chance(0.4))
const sorts = ['match', 'price', '-price', 'rating'] as const

const questionOf = (world: BenchWorld, nights: number, random: Random): Question => ({
  criteria: {
    area: {
      box: random.chance(0.6) ? boxOf(world, random) : null,
      place: random.chance(0.1) ? random.pick(world.homes).place : null,
    },
    dates: datesOf(nights, random),
    party: {
      adults: random.whole(0, 6),
      children: random.chance(0.3) ? random.whole(0, 4) : 0,
      infants: random.chance(0.1) ? 1 : 0,
      pets: random.chance(0.15) ? random.whole(1, 3) : 0,
    },
    features: {
      bedrooms: random.chance(0.2) ? random.whole(1, 6) : 0,
      bathrooms: random.chance(0.1) ? random.whole(1, 3) : 0,
      amenities: random.chance(0.5) ? [random.pick(amenityCodes)] : [],
      instant: random.chance(0.1),
    },
    types: random.chance(0.2) ? [random.pick(world.homes).type, 'castle'] : [],
    price: {
      min: random.chance(0.3) ? random.whole(1_000, 200_000) : null,
      max: random.chance(0.3) ? random.whole(20_000, 2_000_000) : null,
    },
  },
  showing: { sort: random.pick(sorts), page: random.whole(1, 3), perPage: random.pick([1, 24, 1_000]) },
  now: new Date(Date.parse(`${today}T00:00:00Z`) + random.whole(0, 96) * 3_600_000),
})

/** A box around a home, sometimes with its corners on homes; or across the antimeridian, or wider than the world. */
const boxOf = ({ homes }: BenchWorld, random: Random): NonNullable<SearchCriteria['area']['box']> => {
  const [one, other] = [random.pick(homes), random.pick(homes)]
  const act = random.whole(0, 9)
  if (act === 0) return { west: 170, east: -170 + random.whole(0, 175), south: 30, north: 50 }
  if (act === 1) return { west: -200, east: 200, south: one.lat, north: 60 }
  if (act < 5) {
    const [west, east] = [one.lng, other.lng].toSorted((a, b) => a - b) as [number, number]
    const [south, north] = [one.lat, other.lat].toSorted((a, b) => a - b) as [number, number]
    return { west, east, south, north }
  }
  const half = random.next() / 2
  return { west: one.lng - half, east: one.lng + half, south: one.lat - half, north: one.lat + half }
}

const datesOf = (nights: number, random: Random): SearchCriteria['dates'] => {
  const kind = random.pick(['any', 'exact', 'exact', 'around', 'weekend', 'week', 'month'] as const)
  const arrive = addDays(today, random.whole(-2, nights + 2))
  if (kind === 'any') return { kind }
  if (kind === 'exact' || kind === 'around')
    return { kind, arrive, depart: addDays(arrive, random.chance(0.1) ? random.whole(11, 70) : random.whole(1, 10)) }
  return { kind, month: arrive.slice(0, 7) }
}
