import { describe, expect, it } from 'vitest'
import { isReadable } from './readable-text.ts'

describe('isReadable', () => {
  it.each([['Ada Quill'], ['naïve 🏡 ﷽'], [7], [null], [{ a: ['x', { b: 'y' }] }]])('takes %j', (value) => {
    expect(isReadable(value)).toBe(true)
  })

  it.each([['a\u0000b'], ['\ud800'], ['x\udc00'], [{ a: ['x', { b: '\u0000' }] }], [{ 'a\u0000': 1 }]])(
    'rejects text that no database can store: %j',
    (value) => {
      expect(isReadable(value)).toBe(false)
    },
  )

  it('rejects excessive nesting without walking all of it', () => {
    expect(isReadable(JSON.parse(`${'['.repeat(400_000)}${']'.repeat(400_000)}`))).toBe(false)
  })
})
