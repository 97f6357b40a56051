import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasLoop,
  isWhole,
  likeness,
  linkedIn,
  publicSlug,
  ratingOf,
  revealsAddress,
  slugFrom,
  streetOf,
} from './rules.ts'

describe('slugFrom', () => {
  it.each([
    ['Marram House', 'marram-house'],
    ['  Café Zoë — “the loft” ', 'cafe-zoe-the-loft'],
    ['Nine, Quay Lane', 'nine-quay-lane'],
    ['-- --', ''],
    ['Łódź Ørsted Æbler', 'lodz-orsted-aebler'],
    ['Straße № 5', 'strasse-no-5'],
    ['海の家', 'hai-no-jia'],
    ['Вилла Маяк', 'villa-mayak'],
    ['🏖️🏖️', 'beach-beach'],
    ['王小明', 'wang-xiao-ming'],
  ])('turns %j into %j', (name, slug) => expect(slugFrom(name)).toBe(slug))

  it('is cut at 80 letters and never ends with a dash', () => {
    expect(slugFrom('a'.repeat(81))).toBe('a'.repeat(80))
    expect(slugFrom(`${'a'.repeat(79)} bc`)).toBe('a'.repeat(79))
  })

  it('is empty or a valid URL segment, whatever the name', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugFrom(name))))
  })
})

describe('publicSlug', () => {
  const address = '12 Dune Lane, Saltgrass, NY 11990'

  it.each([
    ['12 Dune Lane', 'home'],
    ['The home at 12, Dune Lane', 'home'],
    ['Dune Cottage 12', 'home'],
    ['12DuneLane', 'home'],
    ['TheDunes12', 'home'],
    ['Twelve Dune Lane', 'home'],
    ['112 Dune House', '112-dune-house'],
    ['海の家', 'hai-no-jia'],
    ['— … —', 'home'],
    ['Marram House', 'marram-house'],
    ['Dune House', 'dune-house'],
    ['Studio 12', 'studio-12'],
  ])('of %j is %j', (name, slug) => expect(publicSlug({ name, address })).toBe(slug))

  it('recognizes streets in every spelling', () => {
    expect(publicSlug({ name: '7B Rue de l’Église', address: '7b rue de l’eglise, Nice' })).toBe('home')
    expect(publicSlug({ name: '5 A St', address: '5 A St, Bay' })).toBe('home')
    expect(publicSlug({ name: '9 Quay House', address: 'Nine, Quay Lane' })).toBe('9-quay-house')
    expect(publicSlug({ name: '9 Quay House', address: 'Nine Quay Lane, Bay' })).toBe('home')
    expect(publicSlug({ name: '1600 Ocean Ave Unit 4', address: '1600 Ocean Avenue, Unit 4, Bay' })).toBe('home')
  })

  it('never reveals the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, street) => {
        expect(revealsAddress(publicSlug({ name, address: street }), street)).toBe(false)
      }),
    )
  })
})

describe('isWhole', () => {
  const shares = (...basisPoints: number[]) => basisPoints.map((part, at) => ({ accountId: at + 1, basisPoints: part }))

  it('R51 accepts shares that sum to 100% and nothing else', () => {
    expect(isWhole(shares(3333, 3333, 3334))).toBe(true)
    expect(isWhole(shares(9_999, 1))).toBe(true)
    expect(isWhole(shares(3333, 3333, 3333))).toBe(false)
    expect(isWhole(shares(10_001))).toBe(false)
    expect(isWhole([])).toBe(false)
  })

  it('R51 rejects an owner named twice and shares of zero', () => {
    expect(isWhole([...shares(5000), ...shares(5000)])).toBe(false)
    expect(isWhole(shares(10_000, 0))).toBe(false)
    expect(isWhole(shares(11_000, -1000))).toBe(false)
  })
})

describe('linkedIn', () => {
  const whole = 1
  const [a, b] = [2, 3]
  const links = [
    { wholeId: whole, partId: a },
    { wholeId: whole, partId: b },
  ]

  it('R5 a stay in the whole blocks both parts', () => expect(linkedIn(links, whole)).toEqual([a, b]))
  it('R5 a stay in a part blocks the whole, not its sibling', () => expect(linkedIn(links, a)).toEqual([whole]))
  it('R5 two wholes that share a part block each other', () => {
    const other = 4
    const shared = [...links, { wholeId: other, partId: a }]
    expect(linkedIn(shared, other)).toEqual([whole, a])
    expect(linkedIn(shared, b)).toEqual([whole])
  })

  it('R5 is symmetric', () => {
    const links = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })).filter(([x, y]) => x < y),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(links, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (pairs, x, y) => {
        const graph = pairs.map(([wholeId, partId]) => ({ wholeId, partId }))
        return linkedIn(graph, x).includes(y) === linkedIn(graph, y).includes(x)
      }),
    )
  })

  it('detects a home that would become part of itself', () => {
    expect(hasLoop(links)).toBe(false)
    expect(hasLoop([...links, { wholeId: a, partId: whole }])).toBe(true)
    expect(hasLoop([{ wholeId: 8, partId: 9 }, ...links, { wholeId: a, partId: whole }])).toBe(true)
  })
})

describe('likeness', () => {
  const home = {
    typeCode: 'house',
    sleeps: 8,
    bedrooms: 4,
    lat: 40.1,
    lng: -71.4,
    amenities: ['wifi'],
    fromNightMinor: 90_000,
  }

  it('is 1 for a home and itself, and drops with size, price, and distance', () => {
    expect(likeness(home, home)).toBeCloseTo(1)
    expect(likeness(home, { ...home, sleeps: 4 })).toBeLessThan(likeness(home, { ...home, sleeps: 7 }))
    expect(likeness(home, { ...home, fromNightMinor: 20_000 })).toBeLessThan(
      likeness(home, { ...home, fromNightMinor: 80_000 }),
    )
    expect(likeness(home, { ...home, lat: 40.5 })).toBeLessThan(likeness(home, { ...home, lat: 40.11 }))
  })

  it.each([
    ['half the beds', { sleeps: 4 }, 0.875],
    ['a quarter of the bedrooms', { bedrooms: 1 }, 0.8875],
    ['half the price', { fromNightMinor: 45_000 }, 0.875],
    ['no price yet', { fromNightMinor: null }, 0.875],
    ['another kind', { typeCode: 'cabin' }, 0.9],
    ['one of two amenities', { amenities: ['wifi', 'pool'] }, 0.95],
    ['no amenity in common', { amenities: ['pool'] }, 0.9],
    ['5 km north', { lat: 40.1 + 5 / 111 }, 0.925],
    ['10 km south', { lat: 40.1 - 10 / 111 }, 0.9],
  ])('weighs %s', (_, difference, expected) => {
    expect(likeness(home, { ...home, ...difference })).toBeCloseTo(expected, 6)
  })

  it('scales degrees of longitude by latitude', () => {
    const north = { ...home, lat: 60 }
    expect(likeness(north, { ...north, lng: home.lng + 5 / (111 * 0.5) })).toBeCloseTo(0.925, 6)
  })

  it('handles studios, homes without amenities, and homes without a price', () => {
    const studio = { ...home, bedrooms: 0 }
    expect(likeness(studio, studio)).toBeCloseTo(1, 6)
    expect(likeness(studio, { ...studio, bedrooms: 1 })).toBeCloseTo(0.85, 6)
    const bare = { ...home, amenities: [] }
    expect(likeness(bare, bare)).toBeCloseTo(0.9, 6)
    const unpriced = { ...home, fromNightMinor: null }
    expect(likeness(unpriced, unpriced)).toBeCloseTo(0.875, 6)
  })

  it('is symmetric', () => {
    const other = { ...home, typeCode: 'cabin', sleeps: 5, lat: 40.2, amenities: [], fromNightMinor: null }
    expect(likeness(home, other)).toBeCloseTo(likeness(other, home), 3)
  })
})

it('ratingOf returns two digits, and nothing before the first review', () => {
  expect(ratingOf(0, 0)).toBeNull()
  expect(ratingOf(14, 3)).toBe(4.67)
})

it('streetOf normalizes the number and street of an address', () => {
  const written = ['12 Dune Road, Averil Harbor, NY 11999', '12 dune rd.', '  12  DUNE Rd ', '12 North Dune Road']
  expect(written.map(streetOf)).toEqual(['12 dune rd', '12 dune rd', '12 dune rd', '12 n dune rd'])
})
