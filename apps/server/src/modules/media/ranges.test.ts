import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partOf } from './ranges.ts'

describe('a part of a file', () => {
  it.each([
    [undefined, 'all'],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=90-500', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=100-', null],
    ['bytes=20-10', null],
    ['bytes=-0', null],
    ['bytes=-', 'all'],
    ['bytes=0-1,5-6', 'all'],
    ['lines=0-1', 'all'],
  ])('%s of a hundred bytes', (range, part) => expect(partOf(range, 100)).toEqual(part))

  it('never goes beyond the file', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), fc.option(fc.nat()), (size, first, last) => {
        const part = partOf(`bytes=${first ?? ''}-${last ?? ''}`, size)
        if (part === null || part === 'all') return
        expect(part.from).toBeGreaterThanOrEqual(0)
        expect(part.to).toBeLessThan(size)
        expect(part.from).toBeLessThanOrEqual(part.to)
      }),
    )
  })
})
