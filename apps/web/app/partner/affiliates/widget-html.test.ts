import { expect, it } from 'vitest'
import { widgetHtml } from './widget-html.ts'

const publicUrl = 'https://porchlight.example'
const widget = (kind: 'search' | 'home' | 'analysis', homePage = '') =>
  widgetHtml({ kind, homePage, code: 'island-letters', publicUrl, title: 'Find "a" <home>' })

it("frames this site's widget with the partner's code, and escapes its title", () => {
  expect(widget('search')).toContain('src="https://porchlight.example/widgets/search?via=island-letters"')
  expect(widget('search')).toContain('title="Find &quot;a&quot; &lt;home&gt;"')
  expect(widget('home', 'https://porchlight.example/properties/long-dune?adults=2')).toContain(
    '/widgets/homes/long-dune?via=island-letters',
  )
})

it("frames no home from another site, and no page that isn't a home", () => {
  const pages = ['https://elsewhere.example/properties/long-dune', '/stories/dune', 'javascript:alert(1)', '']
  expect(pages.map((page) => widget('home', page))).toEqual([undefined, undefined, undefined, undefined])
})
