import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './choice-rules.ts'
import { hintLingers, tagsIn, withTags } from './tag-rules.ts'

describe('C774 tags in a text', () => {
  it.each([
    ['pool', ['pool']],
    ['pool, sauna;dock', ['pool', 'sauna', 'dock']],
    ['pool\nsauna\r\ndock\tboat', ['pool', 'sauna', 'dock', 'boat']],
    ['  near   the  sea ,, ', ['near the sea']],
    ['', []],
    [' , ;\n', []],
  ])('%j: %j', (text, tags) => {
    expect(tagsIn(text)).toEqual(tags)
  })
})

describe('C774 adding tags', () => {
  it('adds each once, regardless of case and accents', () => {
    expect(withTags(['Pool'], ['pool', 'Côte', 'COTE', 'dock'])).toEqual(['Pool', 'Côte', 'dock'])
  })
  it('stops at the limit', () => {
    expect(withTags(['a'], ['b', 'c'], 2)).toEqual(['a', 'b'])
  })
  it('keeps existing tags in order, and has no tag twice', () => {
    const text = fc.array(fc.string()).map((parts) => parts.join(','))
    fc.assert(
      fc.property(text, text, (before, more) => {
        const tags = withTags([], tagsIn(before))
        const after = withTags(tags, tagsIn(more))
        expect(after.slice(0, tags.length)).toEqual(tags)
        expect(new Set(after.map(plainText)).size).toBe(after.length)
        expect(withTags(after, tagsIn(more))).toEqual(after)
      }),
    )
  })
})

it('C841 the hint stays for two and a half seconds', () => {
  expect(hintLingers).toBe(2500)
})
