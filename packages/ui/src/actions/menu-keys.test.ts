import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryByKey, entryByText } from './menu-keys.ts'

describe('menu keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s at %d of three moves to %d', (key, at, to) => {
    expect(entryByKey(key, at, 3)).toBe(to)
  })

  it('other keys, and any key in an empty menu, move nowhere', () => {
    expect(entryByKey('Enter', 0, 3)).toBeUndefined()
    expect(entryByKey('ArrowDown', -1, 0)).toBeUndefined()
  })

  it('arrows move through every entry and wrap around', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.constantFrom('ArrowDown', 'ArrowUp'), (count, key) => {
        const seen = new Set<number>()
        let at = 0
        for (let step = 0; step < count; step++) {
          at = entryByKey(key, at, count) ?? -1
          seen.add(at)
        }
        expect(seen.size).toBe(count)
        expect(at).toBe(0)
      }),
    )
  })
})

describe('letters typed in a menu', () => {
  const labels = ['Your trips', 'Owner’s desk', 'My account', 'Log out', 'Long stays']
  it.each([
    ['m', -1, 2],
    ['l', -1, 3],
    ['l', 3, 4],
    ['ll', 4, 3],
    ['lon', 3, 4],
    ['LOG', -1, 3],
  ])('%j from entry %d moves to %d', (typed, at, to) => {
    expect(entryByText(typed, at, labels)).toBe(to)
  })

  it('that start no entry move nowhere', () => {
    expect(entryByText('x', 0, labels)).toBeUndefined()
    expect(entryByText('', 0, labels)).toBeUndefined()
    expect(entryByText('a', -1, [])).toBeUndefined()
  })
})
