import { expect, it } from 'vitest'
import { bannerHtml, bannerSizes } from './banner-html.ts'

it('is self-contained: loads nothing, runs nothing, and says that it is sponsored', () => {
  for (const size of bannerSizes) {
    const html = bannerHtml({ size, link: 'https://porchlight.test/?via=acme', name: 'Porchlight', text: 'Stay' })
    expect(html).not.toMatch(/<img|<script|<iframe|url\(|src=/)
    expect(html).toContain('rel="sponsored noopener"')
  }
})

it('escapes its input', () => {
  const html = bannerHtml({
    size: 'mobile',
    link: 'https://porchlight.test/?via=a&sub=b',
    name: '<b>"A" & B</b>',
    text: 'x',
  })
  expect(html).toContain('href="https://porchlight.test/?via=a&amp;sub=b"')
  expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')
})
