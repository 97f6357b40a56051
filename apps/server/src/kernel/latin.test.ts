import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inLatin } from './latin.ts'

it.each([
  ['Łódź Ørsted Æbler', 'Lodz Orsted Aebler'],
  ['Straße № 5', 'Strasse No 5'],
  ['王小明', 'Wang Xiao Ming'],
  ['Вилла Маяк', 'Villa Mayak'],
  ['Γιώργος', 'Giorgos'],
  ['O’Brien & Søn', "O'Brien & Son"],
  ['İstanbul ı', 'Istanbul i'],
  ['Đặng Þór', 'Dang Thor'],
  ['ﬁne ＡＢ', 'fine AB'],
])('spells %j as %j', (text, latin) => expect(inLatin(text)).toBe(latin))

it('converts anything to ASCII, and leaves ASCII unchanged', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[\x20-\x7e]*$/.test(inLatin(text))))
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => inLatin(text) === text))
})
