import { expect, test } from 'vitest'
import { aFee, aRequest, pricesOf } from '../testing/sample.ts'
import type { Fee } from './fees.ts'
import { priceStay } from './stay-price.ts'

const party = { adults: 4, children: 2, infants: 1, pets: 2 }
const amounts = (...fees: Fee[]) => priceStay(pricesOf({ fees }), aRequest({ party })).fees.map(({ amount }) => amount)

test("charges a fee per stay, night, guest, or pet; infants don't count as guests here", () => {
  const fee = (kind: Fee['kind'], position: number) => aFee({ id: position, kind, amount: 1_000, position })
  expect(
    amounts(
      fee('per_stay', 1),
      fee('per_night', 2),
      fee('per_guest', 3),
      fee('per_guest_night', 4),
      fee('with_pets', 5),
      fee('per_pet', 6),
      fee('per_pet_night', 7),
    ),
  ).toEqual([1_000, 7_000, 6_000, 42_000, 1_000, 2_000, 14_000])
})

test('a percentage fee names its base: the rent, or the rent and the fees before it', () => {
  const cleaning = aFee({ amount: 50_000 })
  const service = aFee({ id: 2, code: 'service', kind: 'percent', amount: 1_000, position: 2 })
  expect(amounts(cleaning, service)).toEqual([50_000, 80_000])
  expect(amounts(cleaning, { ...service, of: 'rent' })).toEqual([50_000, 75_000])
})

test('no fee includes itself, and the order is explicit, whatever the row order', () => {
  const service = aFee({ id: 1, code: 'service', kind: 'percent', amount: 1_000, position: 1 })
  const admin = aFee({ id: 2, code: 'admin', kind: 'percent', amount: 1_000, position: 2 })
  expect(amounts(admin, service)).toEqual([75_000, 82_500])
})

test('a zero fee has no line', () => {
  expect(priceStay(pricesOf({ fees: [aFee({ kind: 'per_pet' })] }), aRequest()).fees).toEqual([])
})
