import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseRichText } from '#kernel/rich-text'
import { marked, piecemeal, unmarked } from './marks.ts'
import { hasWords, isRich, unescaped } from './plain.ts'

/** A translator at its best: other words, with every element in place. */
const shouted = (fragment: string): string =>
  fragment.replace(/(<[^>]*>)|(&[a-z]+;)|([^<&]+)/g, (whole, _tag, _entity, words?: string) =>
    words === undefined ? whole : words.toUpperCase(),
  )

describe('marks', () => {
  it('send neither markup nor placeholders to the provider', () => {
    const { fragment } = marked(
      '<p>Ask <strong>{name}</strong> & co at <a href="https://a.example/?q=1&amp;r=2">this door</a>.</p>',
    )
    expect(fragment).toBe('<g id="0">Ask <g id="1"><x id="2"></x></g> &amp; co at <g id="3">this door</g>.</g>')
  })

  it('protect what must not be lost: placeholders, web and email addresses', () => {
    for (const stored of [
      '{name}',
      '{{guest}}',
      '%{count}',
      '%s',
      '%1$d',
      'https://porchlight.example/a?b=c',
      'stay@porchlight.example',
    ]) {
      const source = `Write to ${stored}, please.`
      expect(marked(source).fragment).toBe('Write to <x id="0"></x>, please.')
      expect(unmarked('<x id="0"/> bitte schreiben.', marked(source))).toBe(`${stored} bitte schreiben.`)
    }
  })

  it('restore elements around other words, in another order', () => {
    const source = '<p>The <strong>red</strong> <em>home</em></p>'
    expect(unmarked('<g id="0">La <g id="2">maison</g> <g id="1">rouge</g></g>', marked(source))).toBe(
      '<p>La <em>maison</em> <strong>rouge</strong></p>',
    )
  })

  it.each([
    ['one is lost', '<g id="0">La maison</g>'],
    ['one is doubled', '<g id="0"><g id="1">La</g> <g id="1">maison</g></g>'],
    ['one stands in another element', '<g id="1"><g id="0">La maison</g></g>'],
    ['one is not closed', '<g id="0">La <g id="1">maison</g>'],
    ['one is made up', '<g id="0">La <g id="1">maison</g><g id="2">!</g></g>'],
    ['there is other markup', '<g id="0">La <g id="1">maison</g><script>x</script></g>'],
  ])('reject an answer in which %s', (_, answer) => {
    expect(unmarked(answer, marked('<p>The <em>home</em></p>'))).toBeNull()
  })

  it('let no markup into a text that had none', () => {
    expect(unmarked('&lt;img src=x onerror=alert(1)&gt;', marked('A picture'))).toBeNull()
    expect(unmarked('5 &lt; 6 &amp; 7 &#62; 6', marked('A sum'))).toBe('5 < 6 & 7 > 6')
  })

  const words = fc.array(fc.constantFrom('sea', 'a & b', '5 < 6', 'ü', ' ', '{name}', '%s', '"quoted"', '\u00a0'), {
    maxLength: 6,
  })
  const html: fc.Arbitrary<string> = fc.letrec<{ node: string; element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom('p', 'strong', 'em', 'li', 'blockquote', 'a href="https://x.example"'),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag.split(' ')[0]}>`),
    node: fc.oneof(
      { depthSize: 'small' },
      words.map((some) => some.join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
      fc.constant('<br>'),
      tie('element'),
    ),
  })).element

  it('restore every rich text, letter for letter, whatever it contains', () => {
    fc.assert(
      fc.property(html.map(sanitiseRichText), (source) => {
        const text = marked(source)
        expect(sanitiseRichText(unmarked(text.fragment, text) ?? 'torn')).toBe(source)
      }),
      { numRuns: 300 },
    )
  })

  it('restore every plain text, letter for letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (source) => {
        fc.pre(!isRich(source))
        const text = marked(source)
        expect(unmarked(text.fragment, text)).toBe(source)
      }),
      { numRuns: 500 },
    )
  })

  const skeleton = (text: string) => text.replace(/[^<>]+(?=<|$)/g, '')

  it('keep the same tags in the same order when every word changes, whole and in pieces', () => {
    fc.assert(
      fc.property(html.map(sanitiseRichText), (source) => {
        const text = marked(source)
        const whole = unmarked(shouted(text.fragment), text)
        const { fragments, whole: join } = piecemeal(source)
        expect(fragments.map(unescaped).every(hasWords)).toBe(true)
        for (const result of [whole, join(fragments.map(shouted))])
          expect(skeleton(result ?? '')).toBe(skeleton(source))
      }),
      { numRuns: 300 },
    )
  })
})
