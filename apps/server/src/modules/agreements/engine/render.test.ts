import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml, render } from './render.ts'

describe('an agreement’s merge fields', () => {
  it('become text, lists and tables', () => {
    const body = '<p>{{guest}}</p>{{list:rules}}{{table:price}}'
    const fields = { guest: 'Elena', rules: ['No smoking'], price: [{ label: 'Rent', value: '$10.00' }] }
    expect(render(body, fields)).toBe(
      '<p>Elena</p><ul><li>No smoking</li></ul><table><tbody><tr><th scope="row">Rent</th><td>$10.00</td></tr></tbody></table>',
    )
  })

  it('R34 never turn a guest’s words into markup', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, rule) => {
        const html = render('<b>{{guest}}</b>{{list:rules}}', { guest: name, rules: [rule] })
        expect(html.replace(/<\/?(?:b|ul|li)>/g, '')).not.toMatch(/[<>]/)
      }),
      {
        examples: [
          ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'],
          ['{{guest}}', '{{list:rules}}'],
          ['$&', '$1'],
        ],
      },
    )
  })

  it('are filled once: a value that looks like a field stays as typed', () => {
    expect(render('{{guest}}', { guest: '{{total}}', total: '1' })).toBe('{{total}}')
  })

  it.each([
    ['missing', '{{guest}}', {}],
    ['inherited', '{{constructor}}', {}],
    ['of another kind', '{{table:rules}}', { rules: ['No smoking'] }],
  ])('reject a field that is %s', (_, body, fields) => {
    expect(() => render(body, fields)).toThrow(/has no/)
  })

  it('escapes the five special characters of HTML', () => {
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;')
  })
})
