import type { InboxItem } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { nextItem } from './next-item.ts'

const item = (key: string) => ({ kind: 'message', key }) as InboxItem
const items = ['1', '2', '3'].map(item)
const after = (key: string, gone: readonly string[] = []) =>
  nextItem(items, item(key), (one) => !gone.includes(one.key))?.key

describe('the next item', () => {
  it('is the one below the item that left, or above it at the end', () => {
    expect(after('1')).toBe('2')
    expect(after('3')).toBe('2')
  })
  it('is one that is still in the list', () => {
    expect(after('1', ['2'])).toBe('3')
    expect(after('2', ['3'])).toBe('1')
    expect(after('2', ['1', '3'])).toBeUndefined()
  })
  it("is the first one after an item that wasn't in the list yet", () => {
    expect(after('4')).toBe('1')
  })
})
