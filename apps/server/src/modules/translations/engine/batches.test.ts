import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchesOf } from './batches.ts'
import { waitSeconds } from './failure.ts'

const batches = (texts: readonly string[]) => batchesOf(texts, (text) => text)

describe('batches for a provider', () => {
  it('lose nothing, keep the order, and stay within the limits of a request', () => {
    const lengths = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 120 })
    fc.assert(
      fc.property(lengths, (all) => {
        const texts = all.map((length, at) => `${at}`.padEnd(length, 'x'))
        const made = batches(texts)
        expect(made.flat()).toEqual(texts)
        for (const batch of made) {
          expect(batch.length).toBeLessThanOrEqual(50)
          if (batch.length > 1) expect(batch.join('').length).toBeLessThanOrEqual(30_000)
        }
      }),
    )
  })

  it('hold as many texts as DeepL accepts', () => {
    expect(batches(Array.from({ length: 120 }, () => 'a word')).map(({ length }) => length)).toEqual([50, 50, 20])
  })
})

describe('the wait before a retry', () => {
  it('doubles, up to a day', () => {
    expect([1, 2, 3].map((attempt) => waitSeconds('broken', attempt))).toEqual([30, 60, 120])
    expect(waitSeconds('broken', 40)).toBe(86_400)
  })

  it('is no shorter than the provider requests', () => {
    expect(waitSeconds('busy', 1, 300)).toBe(300)
    expect(waitSeconds('busy', 5, 3)).toBe(480)
  })

  it('is hours for a used-up quota', () => {
    expect(waitSeconds('quota', 1)).toBe(6 * 3_600)
  })
})
