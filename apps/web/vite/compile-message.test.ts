import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { c, o, p, r, s } from '../app/lib/messages/message-runtime.ts'
import { compileMessage, helpers } from './compile-message.ts'

const runtime = { c, o, p, r, s }

type Values = Record<string, unknown>

/** Compiles a text and evaluates it. */
const said = (text: string, values: Values = {}, language = 'en'): unknown => {
  const names = Object.values(helpers)
  const make = new Function(...names, `return ${compileMessage(text, language)}`)
  const words = make(...names.map((name) => runtime[name]))
  return typeof words === 'function' ? words(values) : words
}

describe('a message', () => {
  it('without arguments is a string', () => {
    expect(compileMessage('It’s yours', 'en')).toBe('"It’s yours"')
    expect(said('')).toBe('')
  })

  it('takes its values by name, and reads nothing in a value as code or pattern', () => {
    expect(said('Account of {name}', { name: '$' + '{1}`#{x}' })).toBe('Account of $' + '{1}`#{x}')
    expect(said('`$' + '{a}` \\ {name}', { name: 'n', a: 'a' })).toBe('`$a` \\ n')
  })

  it('uses the plural and number format of its language', () => {
    const nights = '{number, plural, one {# night} other {# nights}}'
    expect([0, 1, 2, 1240].map((number) => said(nights, { number }))).toEqual([
      '0 nights',
      '1 night',
      '2 nights',
      '1,240 nights',
    ])
    const nuits = '{number, plural, one {# nuit} other {# nuits}}'
    expect([0, 1, 2].map((number) => said(nuits, { number }, 'fr'))).toEqual(['0 nuit', '1 nuit', '2 nuits'])
    expect(said('{number, plural, other {# Nächte}}', { number: 1240 }, 'de')).toBe('1.240 Nächte')
  })

  it('prefers an exact number, supports nested plurals, and leaves a # in a value unchanged', () => {
    const text = '{a, plural, =0 {none} other {# of {b, plural, one {# one} other {# all}} for {who}}}'
    expect(said(text, { a: 0, b: 1, who: '' })).toBe('none')
    expect(said(text, { a: 2, b: 1, who: '#3' })).toBe('2 of 1 one for #3')
  })

  it('supports select, number, and ordinal', () => {
    const text = '{kind, select, a {A} other {?}} {n, number} {n, selectordinal, one {#st} other {#th}}'
    expect(said(text, { kind: 'a', n: 1 })).toBe('A 1 1st')
    expect(said(text, { kind: 'b', n: 1004 })).toBe('? 1,004 1,004th')
  })

  it('passes the parts in tags to React', () => {
    const b = (content: string) => createElement('b', null, content)
    const parts = said('from <b>{price}</b> a night', { price: '$7', b })
    expect(renderToStaticMarkup(parts as never)).toBe('from <b>$7</b> a night')
  })

  it('uses narrow spaces in French where French requires them, and leaves values and addresses unchanged', () => {
    const text = 'Sans « {what} » : https://a.fr ; {n, plural, one {un !} other {# !}}'
    expect(said(text, { what: 'a : b', n: 2 }, 'fr')).toBe(
      'Sans «\u202fa : b\u202f»\u202f: https://a.fr\u202f; 2\u202f!',
    )
  })

  it("is rejected if it isn't a valid message", () => {
    expect(() => compileMessage('{name', 'en')).toThrow()
    expect(() => compileMessage('{n, plural, one {#}}', 'en')).toThrow()
    expect(() => compileMessage('{when, date}', 'en')).toThrow('formats.ts')
  })

  it('is bracketed, accented, and longer in the pseudo language, with unchanged values', () => {
    expect(said('Account of {name}', { name: 'Ada' }, 'en-XA')).toBe('⟦Åççöûñt~~~ öf Ada⟧')
    expect(said('{n, plural, one {# night} other {# nights}}', { n: 2 }, 'en-XA')).toBe('⟦2 ñîghtš~~⟧')
  })
})
