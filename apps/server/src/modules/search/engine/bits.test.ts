import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countShared, popcount } from './bits.ts'

const onesIn = (word: number): number => (word >>> 0).toString(2).replaceAll('0', '').length

test('a word counts its set bits', () => {
  fc.assert(fc.property(fc.integer(), (word) => popcount(word) === onesIn(word)))
})

test('two planes count their shared bits, whatever the length of the range', () => {
  const planes = fc.array(fc.tuple(fc.integer(), fc.integer()), { maxLength: 70 })
  fc.assert(
    fc.property(planes, fc.nat(5), (pairs, skipped) => {
      const a = Int32Array.from(pairs, ([word]) => word)
      const b = Int32Array.from(pairs, ([, word]) => word)
      const shared = pairs.slice(skipped).reduce((sum, [one, other]) => sum + onesIn(one & other), 0)
      expect(countShared(a, b, Math.min(skipped, a.length), a.length)).toBe(shared)
    }),
  )
})
