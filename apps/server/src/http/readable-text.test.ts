import { describe, expect, it } from 'vitest'
import { isReadable, visibleText } from './readable-text.ts'

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

describe('visibleText', () => {
  it.each([
    ['a name of a zero-width space', '\u200b', ''],
    ['blanks of other scripts', '\u3164\u2800 ', ''],
    ['marks of direction alone', '\u200f\u200e', ''],
    ['text turned around', 'Cove\u202egnp.exe', 'Covegnp.exe'],
    ['a pasted byte order mark', '\ufeffPine & Lake', 'Pine & Lake'],
    ['a family emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    [
      'Persian and Hebrew',
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u05e9\u05dc\u200f',
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u05e9\u05dc\u200f',
    ],
    ['plain blanks', '  ', '  '],
  ])('reads %s as people see it', (_what, sent, seen) => {
    expect(visibleText({ address: [{ city: sent }] })).toEqual({ address: [{ city: seen }] })
  })

  it('leaves secrets, files, and other values as they are', () => {
    const bytes = Buffer.from('\u200b')
    const sent = { password: 'a\u200bb', confirmPassword: 'a\u200bb', bytes, at: 7, none: null, yes: true }
    expect(visibleText(sent)).toEqual(sent)
    expect((visibleText(sent) as { bytes: unknown }).bytes).toBe(bytes)
  })
})
