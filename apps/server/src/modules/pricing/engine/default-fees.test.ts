import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aHome, aRequest } from '../testing/sample.ts'
import { type DefaultFee, defaultPosition, type FeeRules, inheritedFees, type OwnFee } from './default-fees.ts'
import { feeCodes, feeKinds } from './fees.ts'
import { priceStay } from './stay-price.ts'

const day = '2026-12-01'
const rules = (more: Partial<FeeRules>): FeeRules => ({
  own: [],
  defaults: [],
  excluded: new Set(),
  without: new Set(),
  currency: 'USD',
  day,
  ...more,
})
const cleaning: DefaultFee = {
  id: 1,
  series: 7,
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

describe('a fee of the company', () => {
  it('is charged by a home that has none of its own', () => {
    expect(ids(inheritedFees(rules({ defaults: [cleaning] })))).toEqual([1])
  })

  it.each([
    ['has its own in its place', { own: [{ ...cleaning, id: 9, overrides: 7 }] }],
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
  ])('holds for bookings from its first day to the day before its end: booked on %s', (booked, charged) => {
    const dated = { ...cleaning, from: '2026-12-01', to: '2027-01-01' }
    expect(ids(inheritedFees(rules({ defaults: [dated], day: booked })))).toEqual(charged)
  })
})

const terms = fc.record({
  code: fc.constantFrom(...feeCodes),
  kind: fc.constantFrom(...feeKinds),
  amount: fc.integer({ min: 0, max: 10_000 }),
  of: fc.constantFrom('rent' as const, 'subtotal' as const),
})

test('a price with the company’s fees is the price with the same fees as the home’s own', () => {
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
          ({ series, currency: _, from: __, to: ___, ...fee }): OwnFee => ({
            ...fee,
            id: fee.id + 1_000,
            overrides: series,
          }),
        )
      const codes = new Set(own.map(({ code }) => code))
      // A home with a cleaning or service fee of its own charges no other: here each of the two comes once.
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
