import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conformalQuantile, median } from './conformal.ts'
import {
  backtest,
  comparablesOf,
  estimateFor,
  type HomeFacts,
  milesBetween,
  type ObservedHome,
  yearOf,
} from './estimate.ts'
import { netByLevel } from './net.ts'
import { dot, minus, momentsOf, ridge } from './ridge.ts'

const named = (en: string) => ({ en, es: '', fr: '', de: '' })
const levels = [
  { code: 'full', name: named('Full service'), commissionBasisPoints: 2_500 },
  { code: 'essential', name: named('Essential'), commissionBasisPoints: 1_800 },
  { code: 'marketing', name: named('Marketing'), commissionBasisPoints: 1_200 },
]
const season = [0.2, 0.2, 0.25, 0.4, 0.6, 0.8, 0.95, 0.95, 0.7, 0.45, 0.25, 0.2]

/** A home whose earnings follow a known rule, with a little noise. */
const homeAt = (id: number, more: Partial<HomeFacts> = {}): ObservedHome => {
  const facts: HomeFacts = {
    lat: 41 + (id % 7) * 0.01,
    lng: -72 - (id % 5) * 0.01,
    town: id % 2 === 0 ? 'east' : 'west',
    bedrooms: 2 + (id % 4),
    bathrooms: 1 + (id % 3),
    sleeps: 4 + 2 * (id % 4),
    features: id % 3 === 0 ? ['pool'] : [],
    ...more,
  }
  const noise = 1 + ((id * 37) % 11) / 100 - 0.05
  return {
    ...facts,
    id,
    months: season.map((share, month) => {
      const rate = 120 * facts.bedrooms * (facts.features.includes('pool') ? 1.3 : 1) * noise
      return { month, sellable: 30, booked: Math.round(30 * share), rent: rate * 30 * share }
    }),
  }
}
const homes = Array.from({ length: 40 }, (_, at) => homeAt(at + 1))
const subject = homeAt(99, { bedrooms: 4, bathrooms: 2, sleeps: 8, features: ['pool'], town: 'east' })

describe('ridge regression', () => {
  it('finds the rule behind the rows when nothing is shrunk', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 3, maxLength: 3 }), (weights) => {
        const rows = Array.from({ length: 30 }, (_, at) => {
          const x = [1, Math.sin(at * 1.7), Math.cos(at * 2.3)]
          return { x, y: dot(weights, x) }
        })
        const found = ridge(momentsOf(rows, 3), 1e-9)
        for (const [at, weight] of weights.entries()) expect(found[at]).toBeCloseTo(weight, 4)
      }),
    )
  })
  it('leaves rows out by subtraction', () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({ x: [1, at, at * at], y: at }))
    const without = minus(momentsOf(rows, 3), momentsOf(rows.slice(0, 4), 3))
    expect(without).toEqual(momentsOf(rows.slice(4), 3))
  })
})

describe('a conformal range', () => {
  it('uses the error that eight of ten stay below, and none if there are too few homes', () => {
    expect(conformalQuantile([1, 2, 3, 4, 5, 6, 7, 8, 9], 0.8)).toBe(8)
    expect(conformalQuantile([1, 2, 3], 0.8)).toBe(Number.POSITIVE_INFINITY)
  })
  it('covers at least the promised share of exchangeable errors', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 5, maxLength: 60 }), (errors) => {
        const limit = conformalQuantile(errors, 0.8)
        expect(errors.filter((error) => error <= limit).length / errors.length).toBeGreaterThanOrEqual(0.8)
      }),
    )
  })
  it('finds the median', () => {
    expect([median([]), median([3]), median([4, 1]), median([9, 1, 5])]).toEqual([0, 3, 2.5, 5])
  })
})

describe('an estimate', () => {
  const estimate = estimateFor(subject, homes, 0)
  const actual = subject.months.reduce((sum, { rent }) => sum + rent, 0)
  it('comes within a tenth of what such a home earns, inside its range', () => {
    expect(estimate?.year.expected).toBeGreaterThan(actual * 0.88)
    expect(estimate?.year.expected).toBeLessThan(actual * 1.12)
    expect(estimate?.year.low).toBeLessThan(estimate?.year.expected ?? 0)
    expect(estimate?.year.high).toBeGreaterThan(estimate?.year.expected ?? 0)
  })
  it('adds up by month, starts with the requested month, and follows the season', () => {
    const sum = estimate?.months.reduce((all, { expected }) => all + expected, 0)
    expect(sum).toBe(estimate?.year.expected)
    expect(estimateFor(subject, homes, 5)?.months.map(({ month }) => month)).toEqual([
      5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4,
    ])
    expect(estimate?.months[7]?.expected).toBeGreaterThan((estimate?.months[0]?.expected ?? 0) * 3)
    for (const { low, expected, high } of estimate?.months ?? []) {
      expect(low).toBeLessThanOrEqual(expected)
      expect(high).toBeGreaterThanOrEqual(expected)
    }
  })
  it('values a pool and another bedroom', () => {
    const without = estimateFor({ ...subject, features: [] }, homes, 0)
    const smaller = estimateFor({ ...subject, bedrooms: 2, sleeps: 4 }, homes, 0)
    expect(without?.year.expected).toBeLessThan(estimate?.year.expected ?? 0)
    expect(smaller?.year.expected).toBeLessThan(estimate?.year.expected ?? 0)
  })
  it('is absent without homes to learn from, and is never NaN or infinite', () => {
    expect(estimateFor(subject, [], 0)).toBeNull()
    expect(estimateFor(subject, homes.slice(0, 2), 0)).toBeNull()
    const empty = homes.map((home) => ({
      ...home,
      months: home.months.map((month) => ({ ...month, rent: 0, booked: 0 })),
    }))
    expect(estimateFor(subject, empty, 0)?.year.expected).toBe(0)
  })
  it('is tested on homes it has not seen', () => {
    const { homes: tested, medianError, coverage } = backtest(homes)
    expect(tested).toBe(40)
    expect(medianError).toBeLessThan(12)
    expect(coverage).toBeGreaterThan(70)
  })
})

describe('comparable homes', () => {
  it('are sorted by similarity and show only rounded figures', () => {
    const [first, ...others] = comparablesOf(homes[3] as ObservedHome, homes, 4)
    expect(first?.id).toBe(4)
    expect(others).toHaveLength(3)
    const { rent, averageNight } = yearOf(homes[3] as ObservedHome)
    expect([rent % 5_000, averageNight % 25]).toEqual([0, 0])
  })
  it('measures miles', () => {
    expect(milesBetween({ lat: 41, lng: -72 }, { lat: 41, lng: -72 })).toBe(0)
    expect(milesBetween({ lat: 41, lng: -72 }, { lat: 42, lng: -72 })).toBeCloseTo(69.1, 0)
  })
})

it('an owner’s net is rent minus every line, at each level', () => {
  for (const { rent, commission, repairs, supplies, insurance, net } of netByLevel(levels, 100_000, 150))
    expect(net).toBe(rent - commission - repairs - supplies - insurance)
  expect(netByLevel(levels, 100_000, 150).map(({ level, net }) => [level.code, net])).toEqual([
    ['full', 67_800],
    ['essential', 74_800],
    ['marketing', 80_800],
  ])
})
