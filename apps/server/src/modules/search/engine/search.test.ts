import { addDays } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { chargesWith, criteriaFor, homeWith, nightsWith } from '../../../testing/search/builders.ts'
import { SearchEngine } from './engine.ts'
import type { HomeNights, SearchHome } from './home.ts'
import type { SearchCriteria } from './query.ts'

const first = '2027-06-01'
const now = new Date('2027-06-01T12:00:00Z')
const showing = { sort: 'price', page: 1, perPage: 24 } as const
const week = { kind: 'exact', arrive: '2027-07-02', depart: '2027-07-09' } as const

type Offer = { home: SearchHome; nights?: Partial<HomeNights> }

const engineOf = (...offers: Offer[]): SearchEngine => {
  const engine = new SearchEngine(
    offers.map(({ home }) => home),
    first,
    120,
  )
  for (const { home, nights } of offers) engine.setNights(home.id, nightsWith(first, 120, nights))
  return engine
}
const ids = (engine: SearchEngine, change: Partial<SearchCriteria>) =>
  engine.search(criteriaFor(change), showing, now).homes.map(({ id }) => id)
const index = (date: string) => Array.from({ length: 120 }, (_, day) => addDays(first, day)).indexOf(date)

test('R17 the worked example without its coupon matches to the cent', () => {
  const home = homeWith({
    id: 1,
    charges: chargesWith({
      extraGuestNight: 5_000,
      lengthDiscounts: [{ nights: 7, basisPoints: 1000, of: 'accommodation' }],
      accommodationFactor: 1.06,
      fees: { ...chargesWith().fees, perStay: 45_000 * 1.06 },
    }),
  })
  const rent = new Uint32Array(120).fill(100_000)
  for (const weekend of ['2027-07-02', '2027-07-03']) rent[index(weekend)] = 125_000
  const party = { adults: 6, children: 0, infants: 0, pets: 0 }
  const [found] = engineOf({ home, nights: { rent } }).search(criteriaFor({ dates: week, party }), showing, now).homes
  expect(found?.price).toBe(829_980)
})

test('a stay longer than sixteen bits of rent is priced in full', () => {
  const rent = new Uint32Array(120).fill(700_000)
  const dates = { kind: 'exact', arrive: '2027-06-05', depart: '2027-09-20' } as const
  const [found] = engineOf({ home: homeWith({ id: 1 }), nights: { rent } }).search(
    criteriaFor({ dates }),
    showing,
    now,
  ).homes
  expect(found?.price).toBe(107 * 700_000)
})

describe('R2 a booked day can be a departure day', () => {
  const free = new Uint8Array(120).fill(1)
  free[index('2027-07-09')] = 0
  const engine = engineOf({ home: homeWith({ id: 1 }), nights: { free } })
  test('of a stay before it', () => expect(ids(engine, { dates: week })).toEqual([1]))
  test('but not a night of a stay', () => expect(ids(engine, { dates: { ...week, depart: '2027-07-10' } })).toEqual([]))
})

test('R12 closed days restrict arrival and departure, not the nights between', () => {
  const closed = new Uint8Array(120).fill(1)
  closed[index('2027-07-05')] = 0
  const engine = engineOf({ home: homeWith({ id: 1 }), nights: { canArrive: closed, canDepart: closed } })
  expect(ids(engine, { dates: week })).toEqual([1])
  expect(ids(engine, { dates: { ...week, arrive: '2027-07-05' } })).toEqual([])
  expect(ids(engine, { dates: { ...week, depart: '2027-07-05' } })).toEqual([])
})

test("flexible dates find each home's cheapest stay, and the requested one when equal", () => {
  const rent = new Uint32Array(120).fill(100_000)
  rent[index('2027-07-08')] = 150_000
  const engine = engineOf({ home: homeWith({ id: 1 }), nights: { rent } }, { home: homeWith({ id: 2 }) })
  const found = engine.search(criteriaFor({ dates: { ...week, kind: 'around' } }), showing, now).homes
  expect(found.map(({ id, stay }) => [id, stay?.arrive])).toEqual([
    [1, '2027-07-01'],
    [2, '2027-07-02'],
  ])
})

test('no stay is longer than a year', () => {
  const engine = new SearchEngine([homeWith({ id: 1 })], first)
  engine.setNights(1, nightsWith(first, 730))
  const stay = (days: number) => ({ kind: 'exact', arrive: first, depart: addDays(first, days) }) as const
  expect(ids(engine, { dates: stay(365) })).toEqual([1])
  expect(ids(engine, { dates: stay(366) })).toEqual([])
})

test("a box is read at the columns' own precision", () => {
  const engine = engineOf({ home: homeWith({ id: 1, lat: 40.1, lng: -71.3 }) })
  const box = { south: 40.1, north: 40.1, west: -71.3, east: -71.3 }
  expect(ids(engine, { area: { box, place: null } })).toEqual([1])
})

test('a home known only by its facts is listed without dates and unavailable with them', () => {
  const engine = new SearchEngine([homeWith({ id: 1 })], first)
  expect(ids(engine, {})).toEqual([1])
  expect(ids(engine, { dates: week })).toEqual([])
})

test('the next search sees a block and its release', () => {
  const engine = engineOf({ home: homeWith({ id: 1 }) })
  const free = new Uint8Array(120).fill(1)
  free[index('2027-07-04')] = 0
  engine.setNights(1, nightsWith(first, 120, { free }))
  expect(ids(engine, { dates: week })).toEqual([])
  engine.setNights(1, nightsWith(first, 120))
  expect(ids(engine, { dates: week })).toEqual([1])
})

test('nights known to be booked are closed before the home is written again', () => {
  const engine = engineOf({ home: homeWith({ id: 1 }) })
  engine.takeNights(1, { arrive: '2027-07-04', depart: '2027-07-05' })
  engine.takeNights(2, week)
  engine.takeNights(1, { arrive: '2020-01-01', depart: first })
  expect(ids(engine, { dates: week })).toEqual([])
  expect(ids(engine, { dates: { ...week, arrive: '2027-07-05' } })).toEqual([1])
})

test('a removed home that is restored has no nights until they are written', () => {
  const engine = engineOf({ home: homeWith({ id: 1 }) })
  engine.removeHome(1)
  engine.setNights(1, nightsWith(first, 120))
  engine.upsertHome(homeWith({ id: 1 }))
  expect(ids(engine, { dates: week })).toEqual([])
})

test('more new homes than the tail can hold', () => {
  const engine = engineOf({ home: homeWith({ id: 1 }) })
  for (let id = 2; id <= 1_500; id++) engine.upsertHome(homeWith({ id, lat: 40 + id / 10_000 }))
  engine.setNights(1_500, nightsWith(first, 120))
  expect(engine.search(criteriaFor(), showing, now).total).toBe(1_500)
  expect(ids(engine, { dates: week })).toEqual([1, 1_500])
})

test('clusters carry the count, the center, and the lowest price of the homes they cover', () => {
  const near = [1, 2, 3].map((id) => homeWith({ id, lat: 40.21 + id / 1000, lng: -71.41, fromNight: id * 1_000 }))
  const far = homeWith({ id: 4, lat: 40.6, lng: -71.1 })
  const { clusters, bounds, pins } = engineOf(...[...near, far].map((home) => ({ home }))).search(
    criteriaFor(),
    showing,
    now,
  )
  expect(clusters.map(({ count, from }) => [count, from])).toEqual([
    [3, 1_000],
    [1, 100_000],
  ])
  expect(clusters[0]?.lat).toBeCloseTo(40.212, 4)
  expect(bounds?.north).toBeCloseTo(40.6, 5)
  expect(pins).toHaveLength(4)
})

test('among many homes, only those that stand alone have a pin', () => {
  const near = Array.from({ length: 201 }, (_, id) => homeWith({ id: id + 1, lat: 40.21, lng: -71.41 }))
  const far = homeWith({ id: 300, lat: 40.6, lng: -71.1 })
  const { pins } = engineOf(...[...near, far].map((home) => ({ home }))).search(criteriaFor(), showing, now)
  expect(pins.map(({ id }) => id)).toEqual([300])
})

test('a summary counts the findable homes, place by place', () => {
  const engine = engineOf(
    { home: homeWith({ id: 1, amenities: ['pool'], fromNight: 50_000 }) },
    { home: homeWith({ id: 2, place: 'orrin', type: 'cabin', fromNight: 90_000 }) },
    { home: homeWith({ id: 3, place: 'orrin', fromNight: null }) },
    { home: homeWith({ id: 4, place: 'pell-harbor', amenities: ['pool'], fromNight: 10 }) },
  )
  engine.removeHome(4)
  expect(engine.summary()).toEqual({
    total: 3,
    amenities: { pool: 1 },
    types: { house: 2, cabin: 1 },
    places: {
      anselm: { homes: 1, from: 50_000 },
      orrin: { homes: 2, from: 90_000 },
      'pell-harbor': { homes: 0, from: null },
    },
    lowest: 50_000,
    highest: 90_000,
  })
})

describe('loosening', () => {
  const engine = engineOf(
    { home: homeWith({ id: 1, amenities: ['pool'], fromNight: 50_000 }) },
    { home: homeWith({ id: 2, bedrooms: 6, amenities: ['pool'], fromNight: 90_000 }) },
    { home: homeWith({ id: 3, bedrooms: 6, fromNight: 95_000 }) },
  )
  const loosened = (change: Partial<SearchCriteria>) =>
    engine
      .loosen(criteriaFor(change), now)
      .map(({ filters, total, homes }) => [filters.join(' '), total, homes.map(({ id }) => id)])

  test('names each blocking filter and what would appear without it', () => {
    const features = { bedrooms: 6, bathrooms: 0, amenities: ['pool'], instant: true }
    expect(loosened({ features, price: { min: null, max: 60_000 } })).toEqual([
      ['bedrooms', 1, [1]],
      ['max', 1, [2]],
    ])
  })

  test('names the blocking pairs when no single filter helps', () => {
    const features = { bedrooms: 9, bathrooms: 0, amenities: ['pool', 'helipad'], instant: false }
    expect(loosened({ features })).toEqual([['bedrooms amenities:helipad', 2, [2, 1]]])
  })

  test('shows the nearest homes when no pair helps either', () => {
    const features = { bedrooms: 9, bathrooms: 9, amenities: ['helipad'], instant: false }
    expect(loosened({ features })).toEqual([['guests bedrooms bathrooms amenities:helipad', 3, [2, 3, 1]]])
  })

  test('moves dates to the nearest that work', () => {
    const free = new Uint8Array(120).fill(1)
    free[index('2027-07-02')] = 0
    engine.setNights(1, nightsWith(first, 120, { free }))
    for (const id of [2, 3]) engine.setNights(id, nightsWith(first, 0))
    const [moved] = engine.loosen(criteriaFor({ dates: week }), now)
    expect(moved).toMatchObject({ filters: ['dates'], total: 1, criteria: { dates: { arrive: '2027-07-03' } } })
  })
})
