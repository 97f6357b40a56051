import { type FeeKind, feeKinds } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDiscount, aFee, aPlan, aRequest, pricesOf } from '../testing/sample.ts'
import { searchCharges, searchRents } from './search-charges.ts'
import { priceStay } from './stay-price.ts'

describe('a home’s charges for search', () => {
  it('are a fixed amount per kind, and a factor, in the order of the fees', () => {
    const kinds = feeKinds.filter((kind) => kind !== 'percent')
    const fees = [
      ...kinds.map((kind, at) => aFee({ id: at + 1, kind, amount: 100 * (at + 1), position: at })),
      aFee({ id: 8, kind: 'percent', amount: 1_000, of: 'subtotal', position: 20 }),
      aFee({ id: 9, kind: 'percent', amount: 500, of: 'rent', position: 30 }),
      aFee({ id: 10, kind: 'per_stay', amount: 50, position: 40 }),
      aFee({ id: 11, kind: 'per_stay', amount: 99_999, position: 1, optional: true }),
    ]
    const { accommodationFactor, fees: fixed } = searchCharges(pricesOf({ fees }))
    expect(accommodationFactor).toBeCloseTo(1.15, 10)
    const expected = {
      perStay: 160,
      perNight: 220,
      perGuest: 330,
      perGuestNight: 440,
      withPets: 550,
      perPet: 660,
      perPetNight: 770,
    }
    for (const [name, amount] of Object.entries(expected))
      expect([name, fixed[name as keyof typeof fixed]]).toEqual([name, expect.closeTo(amount, 6)])
  })

  it('add up to the headline price to the cent, without discounts', () => {
    const kind = fc.constantFrom<FeeKind>(...feeKinds)
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ kind, amount: fc.nat(2_000), of: fc.constantFrom('rent' as const, 'subtotal' as const) }),
          {
            maxLength: 4,
          },
        ),
        fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.nat(3), pets: fc.nat(2) }),
        (some, who) => {
          const fees = some.map((fee, at) => aFee({ ...fee, id: at + 1, position: at }))
          const prices = pricesOf({ fees })
          const party = { ...who, infants: 0 }
          const charges = searchCharges(prices)
          const guests = who.adults + who.children
          const rent =
            [...searchRents(prices, '2026-11-20', '2027-07-02', 7)].reduce((sum, one) => sum + one, 0) +
            Math.max(0, guests - charges.includedGuests) * charges.extraGuestNight * 7
          const { fees: fixed } = charges
          const sum =
            rent * charges.accommodationFactor +
            fixed.perStay +
            fixed.perNight * 7 +
            guests * (fixed.perGuest + fixed.perGuestNight * 7) +
            (who.pets > 0 ? fixed.withPets : 0) +
            who.pets * (fixed.perPet + fixed.perPetNight * 7)
          const { headline } = priceStay(prices, aRequest({ party }))
          // Each percentage fee is rounded separately.
          expect(Math.abs(sum - headline)).toBeLessThanOrEqual(fees.length)
        },
      ),
    )
  })

  it('include the length tiers that apply to every night and every booking day', () => {
    const range = { from: '2027-07-01', to: '2027-08-01' }
    const discounts = [
      aDiscount({ kind: 'length_of_stay', minNights: 7, basisPoints: 700, of: 'rent' }),
      aDiscount({ id: 2, kind: 'length_of_stay', minNights: 28, basisPoints: 2_000, nights: range }),
      aDiscount({ id: 3, kind: 'length_of_stay', minNights: 14, basisPoints: 1_000, booked: range }),
      aDiscount({ id: 4, kind: 'promotion', minNights: 3 }),
    ]
    expect(searchCharges(pricesOf({ discounts })).lengthDiscounts).toEqual([
      { nights: 7, basisPoints: 700, of: 'rent' },
    ])
  })
})

describe('the rents that search uses', () => {
  const rents = (discounts: ReturnType<typeof aDiscount>[], bookedOn = '2027-07-01') => [
    ...searchRents(pricesOf({ discounts, plan: aPlan({ weekend: null }) }), bookedOn, '2027-07-02', 4),
  ]

  it('are those of the nights, less any reduction that applies whatever the stay', () => {
    expect(rents([])).toEqual([100_000, 100_000, 100_000, 100_000])
    expect(rents([aDiscount({ kind: 'promotion', basisPoints: 1_234 })])).toEqual(Array(4).fill(87_660))
    const some = { from: '2027-07-03', to: '2027-07-05' }
    expect(rents([aDiscount({ kind: 'promotion', nights: some })])).toEqual([100_000, 90_000, 90_000, 100_000])
    expect(rents([aDiscount({ kind: 'promotion', minNights: 2 })])).toEqual(Array(4).fill(100_000))
  })

  it('count early bird and last minute from the night itself', () => {
    expect(rents([aDiscount({ kind: 'early_bird', daysAhead: 3 })])).toEqual([100_000, 100_000, 90_000, 90_000])
    expect(rents([aDiscount({ kind: 'last_minute', daysAhead: 2 })])).toEqual([90_000, 90_000, 100_000, 100_000])
    expect(rents([aDiscount({ kind: 'last_minute' })], '2027-07-02')).toEqual([90_000, 100_000, 100_000, 100_000])
    expect(rents([aDiscount({ kind: 'early_bird' })], '2027-07-02')).toEqual(Array(4).fill(90_000))
    expect(rents([aDiscount({ kind: 'early_bird' })], '2027-07-04')).toEqual([100_000, 100_000, 90_000, 90_000])
  })

  it('leave early bird and last minute to the stay if its length may decide', () => {
    const tier = aDiscount({ id: 5, kind: 'length_of_stay', minNights: 7 })
    for (const kind of ['early_bird', 'last_minute'] as const)
      expect(rents([tier, aDiscount({ kind, daysAhead: 2 })])).toEqual(Array(4).fill(100_000))
    expect(rents([tier, aDiscount({ kind: 'promotion' })])).toEqual(Array(4).fill(90_000))
  })

  it('apply a discount on its booking days only', () => {
    const booked = { from: '2027-06-01', to: '2027-07-01' }
    const promotion = aDiscount({ kind: 'promotion', booked })
    expect([rents([promotion], '2027-06-30')[0], rents([promotion], '2027-07-01')[0]]).toEqual([90_000, 100_000])
  })
})
