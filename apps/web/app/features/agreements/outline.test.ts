import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline.ts'

describe('the outline of a document', () => {
  it('gives each heading an id and lists them', () => {
    const { html, headings } = outlineOf('<h2>1. Who &amp; what</h2><p>x</p><h2>Rules</h2><h2>Rules</h2><h2>§</h2>')
    expect(headings).toEqual([
      { id: '1-who-what', text: '1. Who & what' },
      { id: 'rules', text: 'Rules' },
      { id: 'rules-3', text: 'Rules' },
      { id: 'part', text: '§' },
    ])
    expect(html).toContain('<h2 id="1-who-what">1. Who &amp; what</h2><p>x</p>')
  })

  it('never gives two headings the same id, and changes nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9 .-]{0,12}$/)), (texts) => {
        const before = texts.map((text) => `<h2>${text}</h2>`).join('<p>.</p>')
        const { html, headings } = outlineOf(before)
        expect(html.replace(/ id="[^"]*"/g, '')).toBe(before)
        expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
      }),
    )
  })
})
