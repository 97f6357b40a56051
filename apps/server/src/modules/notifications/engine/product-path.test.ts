import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadsToScreen, productPath } from './product-path.ts'

describe('where a message may lead', () => {
  it('is a screen of the product, without query and hash', () => {
    expect(productPath('/travelers/bookings/17')).toBe('/travelers/bookings/17')
    expect(productPath('/travelers/bookings/17/')).toBe('/travelers/bookings/17')
    expect(productPath('/owners/bookings/requested/9?x=1#y')).toBe('/owners/bookings/requested/9')
    expect(productPath('/owners/accounting/statements/2027/1')).toBe('/owners/accounting/statements/2027/1')
    expect(productPath('/')).toBe('/')
  })

  it.each([
    'https://evil.example/travelers',
    '//evil.example/travelers',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'travelers',
    '',
    '/travelers/bookings/seventeen',
    '/owners/accounting/statements/2027/5',
    '/no-such-screen',
    '/travelers/../..//evil.example',
    '/travelers\u0000',
    '/app-portal/v1.1/logout',
  ])('is not %j', (address) => {
    expect(productPath(address)).toBeUndefined()
  })

  it('may carry what is asked of the screen, spelled as it is', () => {
    expect(leadsToScreen('/book-a-property?adults=2&arrive=2027-07-02&depart=2027-07-09')).toBe(true)
    expect(leadsToScreen('/travelers/bookings/17')).toBe(true)
    for (const address of ['//evil.example/?a=1', '/no-such-screen?adults=2', '/travelers#x', '/travelers/?x=1'])
      expect([address, leadsToScreen(address)]).toEqual([address, false])
  })

  it('never leaves the house, whatever is asked', () => {
    const signs = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      'travelers',
      'evil.example',
      'https',
    )
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 10 }), (parts) => {
        const path = productPath(parts.join(''))
        if (path === undefined) return
        expect(new URL(path, 'https://stay.example').origin).toBe('https://stay.example')
        expect(productPath(path)).toBe(path)
      }),
    )
  })
})
