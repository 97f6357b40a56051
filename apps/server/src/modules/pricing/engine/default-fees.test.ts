import { feeCodes, feeKinds } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aHome, aRequest } from '../testing/sample.ts'
import { type DefaultFee, defaultPosition, type FeeRules, inheritedFees, type OwnFee } from './default-fees.ts'
import { priceStay } from './stay-price.ts'

const day = '2026-12-01'
const rules = (more: Partial<FeeRules>): FeeRules => ({
  own: [],
  defaults: [],
  excluded: new Set(),
  without: new Set(),
  groups: [],
  currency: 'USD',
  day,
  ...more,
})
const cleaning: DefaultFee = {
  id: 1,
  series: 7,
  group: null,
  code: 'cleaning',
  label: 'Cleaning',
  note: '',
  kind: 'per_stay',
  amount: 20_000,
  of: 'rent',
  position: defaultPosition('cleaning', 0),
  optional: false,
  currency: 'USD',
  from: null,
  to: null,
}
const ids = (fees: readonly DefaultFee[]) => fees.map(({ id }) => id)

describe('a company fee', () => {
  it('is charged by a home without its own', () => {
    expect(ids(inheritedFees(rules({ defaults: [cleaning] })))).toEqual([1])
  })

  it.each([
    ['has its own instead', { own: [{ ...cleaning, id: 9, overrides: 7 }] }],
    ['has a cleaning fee of its own', { own: [{ ...cleaning, id: 9 }] }],
    ['leaves it out', { excluded: new Set([7]) }],
    ['decided against cleaning', { without: new Set(['cleaning'] as const) }],
    ['charges in another currency', { currency: 'EUR' }],
  ])('is not charged by a home that %s', (_, more) => {
    expect(ids(inheritedFees(rules({ defaults: [cleaning], ...more })))).toEqual([])
  })

  it.each([
    ['2026-11-30', []],
    ['2026-12-01', [1]],
    ['2026-12-31', [1]],
    ['2027-01-01', []],
  ])('applies to bookings from its first day to the day before its end: booked on %s', (booked, charged) => {
    const dated = { ...cleaning, from: '2026-12-01', to: '2027-01-01' }
    expect(ids(inheritedFees(rules({ defaults: [dated], day: booked })))).toEqual(charged)
  })
})

const town = { from: 'group', id: 31, kind: 'destination', areaKind: 'town' } as const
const tag = { from: 'group', id: 30, kind: 'tag', areaKind: null } as const
const nothingLeft = { excluded: new Set<number>(), without: new Set<'cleaning' | 'service'>() }
const townCleaning: DefaultFee = { ...cleaning, id: 2, series: 8, group: town.id, amount: 30_000 }
const linen: DefaultFee = { ...cleaning, id: 3, series: 9, code: 'linen' }
const tagLinen: DefaultFee = { ...linen, id: 4, series: 10, group: tag.id, overrides: 9, amount: 500 }
const defaults = [cleaning, townCleaning, linen, tagLinen]
const inTown = { ...nothingLeft, source: town }
const tagged = { ...nothingLeft, source: tag }

describe('a group fee', () => {
  it.each([
    ['belongs to no group', [], [1, 3]],
    ['belongs to the group', [inTown], [2, 3]],
    ['belongs to several', [tagged, inTown], [2, 4]],
    [
      'belongs to a more specific group that leaves it out',
      [{ ...tagged, without: new Set(['cleaning'] as const) }, inTown],
      [4],
    ],
    ['belongs to a less specific group that leaves it out', [tagged, { ...inTown, excluded: new Set([9]) }], [2, 4]],
    ['belongs to a group that leaves out the company’s', [{ ...inTown, excluded: new Set([9]) }], [2]],
  ])('replaces the company’s in a home that %s', (_, groups, charged) => {
    expect(ids(inheritedFees(rules({ defaults, groups })))).toEqual(charged)
  })

  it.each([
    ['its own cleaning fee', { own: [{ ...cleaning, id: 9 }] }, [4]],
    ['its own linen in the place of the company’s', { own: [{ ...linen, id: 9, overrides: 9 }] }, [2]],
    ['its own linen in the place of the group’s', { own: [{ ...linen, id: 9, overrides: 10 }] }, [2]],
    ['no linen', { excluded: new Set([9]) }, [2]],
    ['no linen of the group', { excluded: new Set([10]) }, [2]],
  ])('is replaced in a home with %s', (_, more, charged) => {
    expect(ids(inheritedFees(rules({ defaults, groups: [tagged, inTown], ...more })))).toEqual(charged)
  })

  it('in another currency leaves the company’s in place', () => {
    const euros = [cleaning, { ...townCleaning, currency: 'EUR' }]
    expect(ids(inheritedFees(rules({ defaults: euros, groups: [inTown] })))).toEqual([1])
  })
})

const terms = fc.record({
  code: fc.constantFrom(...feeCodes),
  kind: fc.constantFrom(...feeKinds),
  amount: fc.integer({ min: 0, max: 10_000 }),
  of: fc.constantFrom('rent' as const, 'subtotal' as const),
})

test('a price with the company’s fees equals the price with the same fees as the home’s own', () => {
  fc.assert(
    fc.property(fc.array(terms, { minLength: 1, maxLength: 6 }), fc.nat({ max: 63 }), (all, mask) => {
      const defaults = all.map(
        (fee, index): DefaultFee => ({
          ...cleaning,
          ...fee,
          id: 100 + index,
          series: 100 + index,
          position: defaultPosition(fee.code, index),
          currency: null,
        }),
      )
      const own = defaults
        .filter((_, index) => mask & (1 << index))
        .map(
          ({ series, group: _, currency: __, from: ___, to: ____, ...fee }): OwnFee => ({
            ...fee,
            id: fee.id + 1_000,
            overrides: series,
          }),
        )
      const codes = new Set(own.map(({ code }) => code))
      // A home with its own cleaning or service fee charges no other, so each of the two occurs once here.
      fc.pre(
        defaults.every(
          ({ code }, index) => !['cleaning', 'service'].includes(code) || !codes.has(code) || mask & (1 << index),
        ),
      )
      const total = (mine: readonly OwnFee[]) => {
        const fees = [...mine, ...inheritedFees(rules({ own: mine, defaults }))]
        const { total: sum, fees: lines } = priceStay({ ...aHome().prices, fees }, aRequest())
        return [sum, lines.map(({ code, amount }) => [code, amount])]
      }
      expect(total(own)).toEqual(total([]))
    }),
  )
})

const aSlot = fc.constantFrom('cleaning' as const, 'linen' as const)
const aGroup = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  kind: fc.constantFrom('destination' as const, 'brand' as const, 'portfolio' as const, 'tag' as const),
  charges: fc.uniqueArray(aSlot),
  leaves: fc.boolean(),
})

test("a home charges each kind of fee from one source, and groups it isn't in change nothing", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(aGroup, { selector: ({ id }) => id, maxLength: 5 }),
      fc.nat({ max: 31 }),
      (groups, mask) => {
        const fees = [
          cleaning,
          linen,
          ...groups.flatMap(({ id, charges }) =>
            charges.map((code): DefaultFee => {
              const base = code === 'linen' ? linen : cleaning
              return { ...base, id: id * 10 + base.id, series: id * 100 + base.id, group: id, overrides: base.series }
            }),
          ),
        ]
        const mine = groups
          .filter((_, index) => mask & (1 << index))
          .map(({ id, kind, leaves }) => ({
            source: { from: 'group' as const, id, kind, areaKind: null },
            excluded: new Set(leaves ? [linen.series] : []),
            without: new Set<'cleaning' | 'service'>(),
          }))
        const belongs = new Set(mine.map(({ source }) => source.id))
        const charged = inheritedFees(rules({ defaults: fees, groups: mine }))
        const only = fees.filter(({ group }) => group === null || belongs.has(group))
        expect(charged).toEqual(inheritedFees(rules({ defaults: only, groups: mine })))
        expect(charged.filter(({ code }) => code === 'cleaning')).toHaveLength(1)
        expect(charged.filter(({ code }) => code === 'linen').length).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('the company’s service fee follows all of a home’s fees, and its others precede them', () => {
  expect(defaultPosition('cleaning', 3)).toBeLessThan(0)
  expect(defaultPosition('service', 0)).toBeGreaterThan(defaultPosition('cleaning', 900) + 900)
  expect(defaultPosition('service', 1) - defaultPosition('service', 0)).toBe(1)
})
