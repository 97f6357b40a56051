import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markupFault } from './markup.ts'
import { escapeHtml } from './render.ts'

describe('the markup of agreements', () => {
  it.each([
    '<h2>1. A</h2><p>See <a href="/terms/privacy-policy">Privacy</a>, <strong>now</strong>.</p>',
    '<table><tbody><tr><th scope="row">{{site}}</th><td>1 &lt; 2</td></tr></tbody></table><footer><p>x</p></footer>',
  ])('may be %s', (body) => {
    expect(markupFault(body)).toBeUndefined()
  })

  it.each([
    ['<script>', '<p>a</p><script>alert(1)</script>'],
    ['<p onclick="x">', '<p onclick="x">a</p>'],
    ['<a href="javascript:x">', '<a href="javascript:x">a</a>'],
    ['<a href="/x" style="y">', '<a href="/x" style="y">a</a>'],
    ['<img src=x>', '<img src=x>'],
    ['<', 'a < b'],
    ['>', 'a > b'],
  ])('is never %s', (fault, body) => {
    expect(markupFault(body)).toBe(fault)
  })

  it('never rejects plain words', () => {
    fc.assert(fc.property(fc.string(), (text) => markupFault(`<p>${escapeHtml(text)}</p>`) === undefined))
  })
})
