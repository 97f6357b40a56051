import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookingPayment, netPaidOf } from './intent.ts'

const payment = (state: BookingPayment['state'], amount: number, refunded = 0, disputed = 0) =>
  ({ state, amount: { amount, currency: 'USD' }, refunded, disputed }) as BookingPayment

test('net paid is captured payments less what was refunded or disputed', () => {
  expect(netPaidOf([])).toBe(0)
  expect(netPaidOf([payment('succeeded', 605_410)])).toBe(605_410)
  expect(netPaidOf([payment('succeeded', 605_410, 605_410)])).toBe(0)
  expect(netPaidOf([payment('succeeded', 10_000, 2_500), payment('succeeded', 5_000, 0, 5_000)])).toBe(7_500)
})

test('a payment that did not succeed counts as zero, whatever it contains', () => {
  for (const state of ['recorded', 'pending', 'failed'] as const)
    expect(netPaidOf([payment(state, 9_000, 1_000, 500), payment('succeeded', 1_000)])).toBe(1_000)
})

test('net paid is never more than was captured, and no less than what was not refunded', () => {
  const one = fc
    .record({ amount: fc.integer({ min: 1, max: 1_000_000 }), part: fc.integer({ min: 0, max: 100 }) })
    .map(({ amount, part }) => payment('succeeded', amount, Math.floor((amount * part) / 100)))
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), (payments) => {
      const captured = payments.reduce((total, { amount }) => total + amount.amount, 0)
      const back = payments.reduce((total, { refunded }) => total + refunded, 0)
      expect(netPaidOf(payments)).toBe(captured - back)
      expect(netPaidOf(payments)).toBeGreaterThanOrEqual(0)
    }),
  )
})
