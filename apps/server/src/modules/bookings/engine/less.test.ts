import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scheduleWithLess } from './less.ts'

const today = '2027-01-15'
const part = (dueOn: string, amount: number) => ({ dueOn, amount, atBooking: false })

it('a line that is due and not paid is due no longer; later parts stay', () => {
  expect(
    scheduleWithLess({ open: [part(today, 120), part('2027-05-01', 900)], less: 120, paid: 1_000, today }),
  ).toEqual({ refund: 0, instalments: [part('2027-05-01', 900)] })
})

it('a line that was paid goes back; later parts stay', () => {
  expect(scheduleWithLess({ open: [part('2027-05-01', 900)], less: 120, paid: 1_120, today })).toEqual({
    refund: 120,
    instalments: [part('2027-05-01', 900)],
  })
})

it('makes up the new total to the cent, and never gives back more than was paid', () => {
  const amount = fc.integer({ min: 1, max: 100_000 })
  const parts = fc.array(
    fc.tuple(fc.constantFrom('2027-01-10', today, '2027-05-01'), amount).map(([dueOn, of]) => part(dueOn, of)),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(parts, fc.nat(100_000), fc.nat(100_000), (open, paid, wish) => {
      const total = paid + open.reduce((sum, one) => sum + one.amount, 0)
      const less = Math.min(wish, total)
      const { refund, instalments } = scheduleWithLess({ open, less, paid, today })
      expect(paid - refund + instalments.reduce((sum, one) => sum + one.amount, 0)).toBe(total - less)
      expect(refund).toBeLessThanOrEqual(paid)
      expect(instalments.every((one) => one.amount > 0)).toBe(true)
    }),
  )
})
