import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byPriceThenDistance,
  type Candidate,
  combinationsFor,
  metersBetween,
  mostMeters,
  mostOfOne,
  partiesFor,
} from './combinations.ts'

const home = (id: number, sleeps: number, price: number, north = 0): Candidate => ({
  id,
  sleeps,
  price,
  lat: 40 + north / 111_195,
  lng: -71,
})
const ids = (found: ReturnType<typeof combinationsFor>) => found.map(({ homes }) => homes.map(({ id }) => id))

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 400 }),
    sleeps: fc.integer({ min: 1, max: 14 }),
    price: fc.integer({ min: 10_000, max: 90_000 }),
    lat: fc.double({ min: 40, max: 40.06, noNaN: true }),
    lng: fc.double({ min: -71.06, max: -71, noNaN: true }),
  }),
  { selector: ({ id }) => id, maxLength: 14 },
)
const party = fc.record({
  adults: fc.integer({ min: 2, max: 24 }),
  children: fc.integer({ min: 0, max: 12 }),
  infants: fc.integer({ min: 0, max: 3 }),
  pets: fc.integer({ min: 0, max: 2 }),
})

describe('homes together', () => {
  it('are a pair if two sleep the party, and three only when no two do', () => {
    const three = [home(1, 4, 100), home(2, 4, 200), home(3, 4, 300)]
    expect(ids(combinationsFor(three, { adults: 7, children: 0 }, 9))).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    expect(ids(combinationsFor(three, { adults: 9, children: 0 }, 9))).toEqual([[1, 2, 3]])
    expect(combinationsFor(three, { adults: 13, children: 0 }, 9)).toEqual([])
  })

  it('each have an adult', () => {
    const three = [home(1, 4, 100), home(2, 4, 200), home(3, 4, 300)]
    expect(ids(combinationsFor(three, { adults: 2, children: 7 }, 9))).toEqual([])
    expect(ids(combinationsFor(three, { adults: 1, children: 6 }, 9))).toEqual([])
  })

  it('are near each other, and at the same price the nearer ones come first', () => {
    const spread = [home(1, 4, 100), home(2, 4, 100, 900), home(3, 4, 100, 300), home(4, 4, 1, mostMeters + 400)]
    expect(ids(combinationsFor(spread, { adults: 8, children: 0 }, 9))[0]).toEqual([2, 4])
    expect(ids(combinationsFor(spread.slice(0, 3), { adults: 8, children: 0 }, 9))).toEqual([
      [1, 3],
      [2, 3],
      [1, 2],
    ])
    expect(metersBetween(home(1, 1, 1), home(2, 1, 1, 1_000))).toBeCloseTo(1_000, 0)
  })

  it('always sleep everyone, are near each other, cost what their homes cost, are sorted by the rule, and hide nothing behind one home', () => {
    fc.assert(
      fc.property(candidates, party, (homes, who) => {
        const found = combinationsFor(homes, who, 6)
        expect(found.length).toBeLessThanOrEqual(6)
        for (const one of found) {
          expect([2, 3]).toContain(one.homes.length)
          expect(new Set(one.homes).size).toBe(one.homes.length)
          for (const member of one.homes) expect(homes).toContain(member)
          expect(one.homes.reduce((sum, { sleeps }) => sum + sleeps, 0)).toBeGreaterThanOrEqual(
            who.adults + who.children,
          )
          expect(one.price).toBe(one.homes.reduce((sum, { price }) => sum + price, 0))
          for (const a of one.homes)
            for (const b of one.homes) expect(metersBetween(a, b)).toBeLessThanOrEqual(mostMeters + 0.01)
        }
        expect(found).toEqual(found.toSorted(byPriceThenDistance))
        for (const { id } of homes)
          expect(found.filter((one) => one.homes.some((member) => member.id === id)).length).toBeLessThanOrEqual(
            mostOfOne,
          )
      }),
      { numRuns: 300 },
    )
  })

  it('split a party so that no one is left over, everyone has a bed, and no child is alone', () => {
    fc.assert(
      fc.property(candidates, party, (homes, who) => {
        for (const { homes: chosen } of combinationsFor(homes, who, 6)) {
          const parties = partiesFor(
            chosen.map(({ sleeps }) => sleeps),
            who,
          )
          for (const [at, one] of parties.entries()) {
            expect(one.adults).toBeGreaterThanOrEqual(1)
            expect(one.adults + one.children).toBeLessThanOrEqual(chosen[at]?.sleeps ?? 0)
          }
          for (const kind of ['adults', 'children', 'infants', 'pets'] as const)
            expect(parties.reduce((sum, one) => sum + one[kind], 0)).toBe(who[kind])
        }
      }),
    )
  })
})
