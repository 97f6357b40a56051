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
    ['a name of a variation selector', '\ufe0f', ''],
    ['a name of a soft hyphen and a control', '\u00ad\u0001', ''],
    ['a name of tags alone', '\u{e0067}\u{e007f}', ''],
    ['a mark between Latin letters', 'Ad\u200ba\u2060', 'Ada'],
    ['an Arabic number sign, which is visible', '\u0600', '\u0600'],
  ])('reads %s as people see it', (_what, sent, seen) => {
    expect(visibleText({ address: [{ city: sent }] })).toEqual({ address: [{ city: seen }] })
  })

  it.each([
    ['hearts', '\u2764\ufe0f'],
    ['the flag of England', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a skin tone and a profession', '\u{1f469}\u{1f3fd}\u200d\u{1f692}'],
    ['Hindi with a joiner', '\u0915\u094d\u200d\u0937'],
    ['Sinhala with a joiner', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['Arabic with its direction mark', '\u0627\u061c 5'],
    ['Hebrew with a number', '\u05d7\u05d3\u05e8\u200e 4'],
    ['Khmer words', '\u1787\u17b6\u200b\u1797\u17b6'],
    ['Thai words, and one that stays together', '\u0e01\u200b\u0e02 \u0e01\u2060\u0e02'],
    ['Mongolian', '\u182a\u180b\u1820\u180e'],
    ['Hangul with a filler', '\u115f\u1161'],
  ])('leaves %s as they are written', (_what, sent) => {
    expect(visibleText(sent)).toBe(sent)
  })

  it('reads a megabyte of marks in a moment', () => {
    const begun = performance.now()
    for (const mark of ['\u200b', '\u200d', '\u0e01\u200b', ' '])
      visibleText({
        note: `${mark.repeat(1_000_000 / mark.length)}x`,
        list: Array.from({ length: 50_000 }, () => mark),
      })
    expect(performance.now() - begun).toBeLessThan(4_000)
  })

  it('leaves secrets, files, and other values as they are', () => {
    const bytes = Buffer.from('\u200b')
    const sent = { password: 'a\u200bb', confirmPassword: 'a\u200bb', bytes, at: 7, none: null, yes: true }
    expect(visibleText(sent)).toEqual(sent)
    expect((visibleText(sent) as { bytes: unknown }).bytes).toBe(bytes)
  })
})
