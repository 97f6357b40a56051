import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reduceSchedule } from './reduce-schedule.ts'

const today = '2027-01-15'
const part = (dueOn: string, amount: number) => ({ dueOn, amount, atBooking: false })

it('a line that is due and unpaid is no longer due; later installments stay', () => {
  expect(
    reduceSchedule({
      open: [part(today, 120), part('2027-05-01', 900)],
      own: { dueOn: today, amount: 120 },
      less: 120,
      paid: 1_000,
      today,
    }),
  ).toEqual({ refund: 0, installments: [part('2027-05-01', 900)] })
})

it('a paid line is refunded; later installments stay', () => {
  const own = { dueOn: today, amount: 120 }
  expect(reduceSchedule({ open: [part('2027-05-01', 900)], own, less: 120, paid: 1_120, today })).toEqual({
    refund: 120,
    installments: [part('2027-05-01', 900)],
  })
})

it('amounts already due for something else stay: the line’s own installment gives way', () => {
  const open = [part(today, 8_500), part(today, 13_500), part('2027-05-01', 35_416)]
  const own = { dueOn: today, amount: 8_500 }
  expect(reduceSchedule({ open, own, less: 8_500, paid: 1_000, today })).toEqual({
    refund: 0,
    installments: open.slice(1),
  })
})

it('adds up to the new total to the cent, and never refunds more than was paid', () => {
  const amount = fc.integer({ min: 1, max: 100_000 })
  const parts = fc.array(
    fc.tuple(fc.constantFrom('2027-01-10', today, '2027-05-01'), amount).map(([dueOn, of]) => part(dueOn, of)),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(parts, fc.nat(3), fc.nat(100_000), fc.nat(100_000), (open, which, paid, request) => {
      const total = paid + open.reduce((sum, one) => sum + one.amount, 0)
      const own = open[which] ?? part(today, 100_001)
      const less = Math.min(request, total, own.amount)
      const { refund, installments } = reduceSchedule({ open, own, less, paid, today })
      if (open[which]) expect(refund).toBe(0)
      if (open[which]) {
        const rest = installments.map((one) => one.amount).toSorted()
        const others = open.filter((_, at) => at !== which).map((one) => one.amount)
        expect(rest).toEqual([...others, own.amount - less].filter((one) => one > 0).toSorted())
      }
      expect(paid - refund + installments.reduce((sum, one) => sum + one.amount, 0)).toBe(total - less)
      expect(refund).toBeLessThanOrEqual(paid)
      expect(installments.every((one) => one.amount > 0)).toBe(true)
    }),
  )
})
