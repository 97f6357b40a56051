import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceConcern } from '../../kernel/confirm-concerns.ts'
import {
  freeUntil,
  isFarFromListed,
  isPossibleOn,
  listedPrice,
  orderStatusOf,
  retainedOf,
  usualServicePrice,
} from './rules.ts'

it('a price is per order, per person, or set by the team', () => {
  expect(listedPrice({ pricing: 'order', price: 9_000 }, 4)).toBe(9_000)
  expect(listedPrice({ pricing: 'person', price: 9_000 }, 4)).toBe(36_000)
  expect(listedPrice({ pricing: 'quoted', price: null }, 4)).toBeNull()
  expect(listedPrice({ pricing: 'quoted', price: 9_000 }, 4)).toBeNull()
  expect(listedPrice({ pricing: 'person', price: null }, 4)).toBeNull()
})

it('a price ten times above or below the listed one is unusual; without a listed price, none is', () => {
  const far = [1_000, 1_001, 9_000, 99_999, 100_000].map((price) => isFarFromListed(10_000, price))
  expect(far).toEqual([true, false, false, false, true])
  expect(isFarFromListed(null, 100_000)).toBe(false)
  expect(isFarFromListed(null, 0)).toBe(false)
})

it('a day is possible within the stay, including its last one, and not too soon', () => {
  const stay = { arrive: '2027-07-02', depart: '2027-07-09', today: '2027-06-30', leadDays: 3 }
  expect(
    ['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-09', '2027-07-10'].filter((on) =>
      isPossibleOn({ ...stay, on }),
    ),
  ).toEqual(['2027-07-03', '2027-07-09'])
  expect(isPossibleOn({ ...stay, leadDays: 0, on: '2027-07-02' })).toBe(true)
  expect(isPossibleOn({ ...stay, leadDays: 0, on: '2027-07-01' })).toBe(false)
  expect(isPossibleOn({ ...stay, leadDays: 4, on: '2027-07-03' })).toBe(false)
})

describe('the retained amount of a canceled order', () => {
  const terms = { on: '2027-07-04', freeDays: 3, retainedPercent: 50, price: 10_001 }

  it('is nothing until the last free day is over, then the part the terms state', () => {
    expect(freeUntil(terms)).toBe('2027-07-01')
    expect([retainedOf(terms, '2027-07-01'), retainedOf(terms, '2027-07-02')]).toEqual([0, 5_000])
  })

  it('never exceeds the price', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), fc.nat(90), (price, retainedPercent, freeDays) => {
        const retained = retainedOf({ ...terms, price, retainedPercent, freeDays }, '2027-07-03')
        expect(retained).toBeGreaterThanOrEqual(0)
        expect(retained).toBeLessThanOrEqual(price)
      }),
    )
  })
})

it('an order’s state follows its payment request and its stay', () => {
  const confirmed = { state: 'confirmed', stay: 'confirmed' } as const
  expect(orderStatusOf({ state: 'ordered', request: undefined, stay: 'confirmed' })).toBe('ordered')
  expect(orderStatusOf({ ...confirmed, request: 'open' })).toBe('to_pay')
  expect(orderStatusOf({ ...confirmed, request: 'accepted' })).toBe('booked')
  expect(orderStatusOf({ ...confirmed, request: 'withdrawn' })).toBe('canceled')
  expect(orderStatusOf({ ...confirmed, request: 'accepted', stay: 'canceled' })).toBe('canceled')
  expect(orderStatusOf({ state: 'declined', request: undefined, stay: 'canceled' })).toBe('declined')
})

it('asks about a service under 5 or over 5,000', () => {
  const isUnusual = (amount: number) => priceConcern('Chef', { amount, currency: 'USD' }, usualServicePrice).length > 0
  expect([4_99, 5_00, 5_000_00, 5_000_01].map(isUnusual)).toEqual([true, false, false, true])
})
