import { describe, expect, it } from 'vitest'
import { tagsChanged } from './tag-change.ts'

const change = (before: string[], add: string[], remove: string[] = [], most = 4) =>
  tagsChanged(before, { add, remove }, most)

describe('a change of tags', () => {
  it('adds a tag once, however it is capitalized, and leaves the others', () => {
    expect(change(['VIP'], ['late', 'Late', 'vip'])).toEqual({ added: ['Late'], removed: [], tags: ['VIP', 'Late'] })
  })

  it('removes a tag however it is capitalized, and nothing that is not there', () => {
    expect(change(['VIP', 'pool'], [], ['vip', 'gate'])).toEqual({ added: [], removed: ['VIP'], tags: ['pool'] })
  })

  it('leaves a tag that is added and removed at once', () => {
    expect(change(['VIP'], ['vip'], ['VIP'])).toEqual({ added: [], removed: [], tags: ['VIP'] })
  })

  it('refuses more than the most, counting what it removes, but never a removal', () => {
    expect(() => change(['a', 'b', 'c', 'd'], ['e'])).toThrow('at most 4 tags')
    expect(change(['a', 'b', 'c', 'd'], ['e'], ['a']).tags).toEqual(['b', 'c', 'd', 'e'])
    expect(change(['a', 'b', 'c', 'd', 'e', 'f'], [], ['a']).tags).toEqual(['b', 'c', 'd', 'e', 'f'])
  })
})
