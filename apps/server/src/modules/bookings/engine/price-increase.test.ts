import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { increasesPrice } from './price-increase.ts'

const part = (dueOn: string, amount: number) => ({ dueOn, amount })
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-05-01', days))
const parts = fc.array(fc.record({ dueOn: day, amount: fc.integer({ min: 1, max: 90_000 }) }), { maxLength: 5 })

describe('whether a schedule asks for more than was agreed', () => {
  it.each([
    ['the same', [part('2027-06-01', 100)], false],
    ['less', [part('2027-06-01', 90)], false],
    ['nothing', [], false],
    ['the same, and nothing later', [part('2027-06-01', 100), part('2027-07-01', 0)], false],
    ['later', [part('2027-06-20', 100)], false],
    ['a cent more', [part('2027-06-01', 101)], true],
    ['a day earlier', [part('2027-05-31', 100)], true],
    ['less, and some of it earlier', [part('2027-05-31', 1), part('2027-06-01', 50)], true],
    ['a part more', [part('2027-06-01', 100), part('2027-07-01', 1)], true],
  ])('%s', (_, requested, more) => expect(increasesPrice([part('2027-06-01', 100)], requested)).toBe(more))

  it('a schedule never exceeds itself; any cent more, or any day earlier, does', () => {
    fc.assert(
      fc.property(parts, day, fc.integer({ min: 1, max: 90_000 }), (agreed, dueOn, amount) => {
        expect(increasesPrice(agreed, agreed)).toBe(false)
        expect(increasesPrice(agreed, [...agreed, { dueOn, amount }])).toBe(true)
        const [first, ...rest] = agreed
        if (first) expect(increasesPrice(agreed, [{ ...first, dueOn: addDays(first.dueOn, -1) }, ...rest])).toBe(true)
        expect(increasesPrice(agreed, agreed.slice(1))).toBe(false)
      }),
    )
  })
})
