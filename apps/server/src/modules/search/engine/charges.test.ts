import { expect, test } from 'vitest'
import { chargesWith } from '../../../testing/search/builders.ts'
import { chargeTermsOf, rentStepFor, termsOfStay } from './charges.ts'

const party = { adults: 2, children: 1, infants: 1, pets: 2 }

test('rents that share a divisor are summed exactly', () => {
  expect(rentStepFor(Uint32Array.of(100_000, 125_000, 95_000))).toBe(5_000)
  expect(rentStepFor(Uint32Array.of(61_250, 61_250))).toBe(61_250)
  expect(rentStepFor(Uint32Array.of())).toBe(1)
  expect(rentStepFor(Uint32Array.of(0, 0))).toBe(1)
})

test('rents too fine for sixteen bits are rounded to the finest step that fits 28 nights', () => {
  const step = rentStepFor(Uint32Array.of(1_000_001, 999_999))
  expect(28 * Math.round(1_000_001 / step)).toBeLessThan(65_536)
  expect(28 * Math.round(1_000_001 / (step - 1))).toBeGreaterThan(65_535)
})

test('only the highest tier reached applies, not the sum', () => {
  const lengthDiscounts = [
    { nights: 7, basisPoints: 1000, of: 'accommodation' as const },
    { nights: 28, basisPoints: 2000, of: 'accommodation' as const },
    { nights: 14, basisPoints: 1500, of: 'accommodation' as const },
  ]
  const factor = (nights: number) =>
    termsOfStay(chargeTermsOf(chargesWith({ lengthDiscounts })), nights, party).rentFactor
  expect([6, 7, 27, 28].map(factor)).toEqual([1, 0.9, 0.85, 0.8])
})

test("a discount on the rent doesn't affect extra guests", () => {
  const lengthDiscounts = [{ nights: 7, basisPoints: 1000, of: 'rent' as const }]
  const terms = termsOfStay(chargeTermsOf(chargesWith({ lengthDiscounts, accommodationFactor: 1.5 })), 7, party)
  expect([terms.rentFactor, terms.extraFactor]).toEqual([1.5 * 0.9, 1.5])
})

test('fees count nights, guests, and pets as defined', () => {
  const fees = {
    perStay: 1,
    perNight: 10,
    perGuest: 100,
    perGuestNight: 1_000,
    withPets: 5,
    perPet: 7,
    perPetNight: 11,
  }
  const terms = chargeTermsOf(chargesWith({ fees, counted: ['adults', 'infants'] }))
  expect(termsOfStay(terms, 4, party)).toMatchObject({ guests: 3, fees: 40 + 300 + 12_000 + 5 + 14 + 88 })
  expect(termsOfStay(terms, 4, { ...party, pets: 0 }).fees).toBe(40 + 300 + 12_000)
})
