import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorInvalid, colorOf, isColor } from './color.ts'
import { linkEmpty, linkProblem } from './link.ts'
import { isE164, phoneLength } from './phone.ts'

describe('a color', () => {
  it.each(['ff0000', '26be71', '26BE71', '#26be71', ' ff0000 '])('C817 color-input accepts %j', (text) => {
    expect(isColor(text)).toBe(true)
  })
  it.each(['red?', '12345g', 'ff00', 'ff000000', '', '#'])('C817 color-input rejects %j', (text) => {
    expect(isColor(text)).toBe(false)
  })
  it('C817 color-input states the expected format', () => {
    expect(colorInvalid).toBe('Please enter a valid color (e.g. "ff0000").')
  })
  it('is stored in one form, and that form is a color', () => {
    expect(colorOf('#26BE71')).toBe('26be71')
    expect(colorOf('red?')).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.boolean(), fc.boolean(), (number, sign, big) => {
        const hex = number.toString(16).padStart(6, '0')
        expect(colorOf(`${sign ? '#' : ''}${big ? hex.toUpperCase() : hex}`)).toBe(hex)
      }),
    )
  })
})

describe('a link', () => {
  it.each([
    'https://example.com',
    '/terms',
    'http://example.com/a?b=c#d',
    'mailto:ana@example.com',
    'tel:+16315550188',
    '#top',
    '?page=2',
  ])('C818 link-input accepts %s', (text) => {
    expect(linkProblem(text)).toBeUndefined()
  })
  it.each(['', '   ', '\t\n', '\u200b'])('C818 link-input must not be empty: %j', (text) => {
    expect(linkProblem(text)).toBe('empty')
    expect(linkEmpty).toBe('Link URL must not be empty.')
  })
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'example.com',
  ])("can't lead anywhere else: %j", (text) => {
    expect(linkProblem(text)).toBe('scheme')
  })
  it('accepts only what a browser treats as one of the four schemes or as our own site', () => {
    const own = 'https://porchlight.example'
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('/', '\\', ':', 'j', 'a', '\t', '\n', ' ', '#', '\u0000') }),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        if (linkProblem(text)) return
        const url = URL.parse(text, own)
        if (!url) return
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (/^[/#?]/.test(text.trim())) expect(url.origin).toBe(own)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a phone number', () => {
  it.each(['+351910000000', '+16315550188', '+29012345'])(
    'signup-phone-required accepts %s in E.164 format',
    (text) => {
      expect(isE164(text)).toBe(true)
      expect(text.length).toBeLessThanOrEqual(phoneLength.max)
    },
  )
  it.each(['', '631 555 0188', '+0123456', '+1234567890123456', '+1 631 555 0188'])(
    "isn't in that format as %j",
    (text) => {
      expect(isE164(text)).toBe(false)
    },
  )
})
