import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closingConcerns } from './closing.ts'

const asks = (before: number, after: number) => closingConcerns({ before, after }).length > 0

it('R14 asks about rules that leave no arrivals, a tenth of them, or fewer than two weeks of them', () => {
  expect([asks(300, 0), asks(300, 30), asks(300, 31), asks(0, 0)]).toEqual([true, true, false, false])
  expect([asks(40, 14), asks(40, 13), asks(13, 12), asks(13, 13), asks(5, 9)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

it('R14 no sequence of steps closes a home without asking', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 365 }), { maxLength: 30 }), (steps) => {
      let days = 365
      for (const after of steps) if (!asks(days, after)) days = after
      expect(days).toBeGreaterThanOrEqual(14)
    }),
  )
})
