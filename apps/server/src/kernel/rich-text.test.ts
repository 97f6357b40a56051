import { linkProblem, richText } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseRichText } from './rich-text.ts'

const tag = `</?(?:${richText.elements.join('|')})>`
const grammar = new RegExp(`^(?:[^<>]|${tag}|<a href="[^"<>]*">)*$`)
const plain = (value: string): string =>
  value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** No tag characters appear anywhere but in the declared elements, and every link is allowed. */
const expectHarmless = (html: string): void => {
  expect(html).toMatch(grammar)
  for (const [, href] of html.matchAll(/<a href="([^"]*)">/g)) expect(linkProblem(plain(href ?? ''))).toBeUndefined()
}

describe('what the server retains of rich text', () => {
  it.each([
    ['<p>Hello<script>alert(1)</script></p>', '<p>Hello</p>'],
    ['<p onclick="x()" style="color:red" class="a">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">tap</a>', 'tap'],
    ['<a href=" java&#10;script:alert(1)">tap</a>', 'tap'],
    ['<a href="data:text/html,x">tap</a>', 'tap'],
    ['<a href="//elsewhere.example">tap</a>', 'tap'],
    ['<a>tap</a>', 'tap'],
    [
      '<a href="https://example.com" target="_blank" onmouseover="x()">out</a>',
      '<a href="https://example.com">out</a>',
    ],
    ['<a href="/terms">ours</a>', '<a href="/terms">ours</a>'],
    ['<style>p{}</style><p>Hi</p>', '<p>Hi</p>'],
    ['<svg><script>alert(1)</script><p>x</p></svg>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<h1>Big</h1><h2>Two</h2><h4>Four</h4>', 'Big<h2>Two</h2>Four'],
    ['<b>bold</b> and <i>slanted</i>', '<strong>bold</strong> and <em>slanted</em>'],
    ['<p>one<br/>two</p>', '<p>one<br>two</p>'],
    ['<p>5 < 6 & "so"</p>', '<p>5 &lt; 6 &amp; "so"</p>'],
    ['<!-- a --><p>b</p>', '<p>b</p>'],
  ])('of %s: %s', (sent, stored) => {
    expect(sanitiseRichText(sent)).toBe(stored)
  })
})

const text = fc.string({ unit: fc.constantFrom(...'abc <>&"\'=\n\u00a0é'.split(''), '🏡', 'javascript:', '-->') })
const hostileTag = fc.constantFrom(
  ...['script', 'style', 'iframe', 'svg', 'math', 'img', 'object', 'embed', 'form', 'input', 'button', 'textarea'],
  ...['noscript', 'template', 'title', 'xmp', 'plaintext', 'table', 'td', 'select', 'option', 'body', 'html', 'div'],
  ...['foreignObject', 'annotation-xml', 'base', 'meta', 'link', 'P', 'sCrIpT', 'x-y', 'b', 'i'],
)
const hostileAttribute = fc.oneof(
  fc.constantFrom(
    ...['onclick=alert(1)', 'onerror="alert(1)"', 'style="background:url(javascript:x)"', 'href=javascript:alert(1)'],
    ...['href="java\tscript:alert(1)"', "href='data:text/html;base64,x'", 'src=x', 'srcdoc="<script>1</script>"'],
    ...[
      'xlink:href=javascript:x',
      'href=https://example.com',
      'href="/terms"',
      'formaction=javascript:x',
      '"',
      "'",
      '`',
    ],
  ),
  fc.tuple(fc.string(), fc.string()).map(([name, value]) => `${name}="${value}"`),
)
const allowedTag = fc.constantFrom(...richText.elements)
const { garbage } = fc.letrec<{ garbage: string; node: string }>((tie) => ({
  garbage: fc.array(tie('node'), { maxLength: 6 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text,
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.oneof(hostileTag, allowedTag), fc.array(hostileAttribute, { maxLength: 3 }), tie('garbage'))
      .map(([tag, attributes, inside]) => `<${tag} ${attributes.join(' ')}>${inside}</${tag}>`),
    fc.tuple(fc.oneof(hostileTag, allowedTag), tie('garbage')).map(([tag, inside]) => `<${tag}>${inside}`),
    fc.oneof(hostileTag, allowedTag).map((tag) => `</${tag}>`),
    fc.constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!doctype html>',
      '<',
      '</',
      '<a',
      '&lt;script&gt;',
      '&#x3c;',
      '<?x',
    ),
  ),
}))

describe('whatever is sent', () => {
  it('leaves only the declared elements, attributes, and links', () => {
    fc.assert(
      fc.property(garbage, (html) => expectHarmless(sanitiseRichText(html))),
      { numRuns: 1500 },
    )
  })
  it('gives the same result when it is cleaned twice', () => {
    fc.assert(
      fc.property(garbage, (html) => {
        const once = sanitiseRichText(html)
        expect(sanitiseRichText(once)).toBe(once)
      }),
      { numRuns: 1500 },
    )
  })
  it('terminates, however deep the nesting', () => {
    const deep = `${'<p><div><button>'.repeat(3000)}x`
    expectHarmless(sanitiseRichText(deep))
  })
})

/** Documents as the editor writes them: blocks of text runs, marks around them, everything closed. */
const written = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
const words = fc.string({ unit: fc.constantFrom(...'abc "\'<>&\u00a0é'.split(''), '🏡'), minLength: 1 }).map(written)
const link = fc.constantFrom('/terms', 'https://example.com/?a=1&amp;b=2', 'mailto:ana@example.com', 'tel:+16315550188')
const run = fc
  .tuple(words, fc.boolean(), fc.boolean(), fc.option(link))
  .map(([plain, strong, em, href]) => [
    href ? `<a href="${href}">` : '',
    strong ? '<strong>' : '',
    em ? '<em>' : '',
    plain,
    em ? '</em>' : '',
    strong ? '</strong>' : '',
    href ? '</a>' : '',
  ])
  .map((parts) => parts.join(''))
const inline = fc.array(fc.oneof(run, fc.constant('<br>')), { maxLength: 4 }).map((runs) => runs.join(''))
const { blocks } = fc.letrec<{ blocks: string; block: string; items: string }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  items: fc.tuple(inline, tie('blocks')).map(([first, rest]) => `<li><p>${first}</p></li><li><p></p>${rest}</li>`),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(fc.constantFrom('p', 'h2', 'h3'), inline).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
    tie('blocks').map((inside) => `<blockquote>${inside}</blockquote>`),
    fc.tuple(fc.constantFrom('ul', 'ol'), tie('items')).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
  ),
}))

it('passes editor output through unchanged', () => {
  fc.assert(
    fc.property(blocks, (html) => {
      expect(sanitiseRichText(html)).toBe(html)
    }),
    { numRuns: 500 },
  )
})
