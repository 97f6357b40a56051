import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closingConcerns } from './closing.ts'

const asks = (before: number, after: number) => closingConcerns({ before, after }).length > 0

it('R14 rules that leave nobody, a tenth, or less than two weeks of arrivals are asked about', () => {
  expect([asks(300, 0), asks(300, 30), asks(300, 31), asks(0, 0)]).toEqual([true, true, false, false])
  expect([asks(40, 14), asks(40, 13), asks(13, 12), asks(13, 13), asks(5, 9)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

it('R14 no chain of steps closes a home unasked', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 365 }), { maxLength: 30 }), (steps) => {
      let days = 365
      for (const after of steps) if (!asks(days, after)) days = after
      expect(days).toBeGreaterThanOrEqual(14)
    }),
  )
})
