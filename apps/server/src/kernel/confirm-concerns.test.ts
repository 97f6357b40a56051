import { expect, it } from 'vitest'
import { confirmConcerns, priceConcern, shareConcern, standsBy } from './confirm-concerns.ts'

it('is confirmed only when every concern is named', () => {
  const concerns = [{ code: 'deep_discount' }, { code: 'closes_home' }] as const
  expect(standsBy(concerns, ['deep_discount', 'closes_home', 'high_fee'])).toBe(true)
  expect(standsBy(concerns, ['deep_discount'])).toBe(false)
  expect(standsBy([], [])).toBe(true)
})

it('stores the concerns with the reason, and rejects a missing reason or one for another concern', () => {
  const concerns = shareConcern('Cover', 5_000, { least: 100, most: 2_000 })
  const reason = 'Agreed with the provider'
  expect(confirmConcerns([], undefined)).toBeNull()
  expect(confirmConcerns(concerns, { concerns: ['unusual_share'], reason })).toEqual({ concerns, reason })
  for (const confirm of [undefined, { concerns: ['unusual_price'], reason }])
    expect(() => confirmConcerns(concerns, confirm)).toThrow('This price is unusual')
})

it('asks about a price or share outside the usual range, but not at its limits', () => {
  const codes = (amount: number, currency = 'USD') =>
    priceConcern('Chef', { amount, currency }, { least: 5, most: 5_000 }).map(({ code }) => code)
  expect([499, 500, 500_000, 500_001].map((amount) => codes(amount))).toEqual([
    ['unusual_price'],
    [],
    [],
    ['unusual_price'],
  ])
  expect(codes(500, 'JPY')).toEqual([])
  const shares = [0, 99, 100, 2_000, 2_001].map((share) => shareConcern('Cover', share, { least: 100, most: 2_000 }))
  expect(shares.map(({ length }) => length)).toEqual([1, 1, 0, 0, 1])
})
