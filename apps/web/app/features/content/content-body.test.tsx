import { type ContentBlock, contentBlock, contentBlockTypes, contentBody, contentLink } from '@porchlight/contract'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ContentBody } from './content-body.tsx'

const root = {
  site: { name: 'Porchlight', publicUrl: 'https://stay.example', currency: 'USD', locale: 'en-US' },
  screen: null,
  user: null,
  language: 'en',
  mapStyles: { light: '', dark: '' },
}
const picture = {
  id: 1,
  src: '/media-resources/pictures/1-abcdef12',
  width: 1600,
  height: 1067,
  alt: 'A porch',
  color: '#ffffff',
  placeholder: 'data:image/webp;base64,AAAA',
  shot: 'other',
  room: null,
}
const resolved = {
  pictures: [picture],
  homes: [],
  files: [{ id: 1, name: 'film.mp4', type: 'video/mp4', bytes: 10, src: '/media-resources/files/1-abcdef12' }],
}

const written = (body: readonly ContentBlock[]): string => {
  const page = {
    id: 'root',
    path: '/',
    element: <ContentBody body={body} resolved={resolved} homes={() => null} />,
    loader: () => root,
  }
  const router = createMemoryRouter([page], { hydrationData: { loaderData: { root } } })
  return renderToString(<RouterProvider router={router} />)
}

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</figcaption><iframe srcdoc="<script>1</script>">',
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '\u2028</style><style>@import "//evil"',
]
const links = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  '/blog',
  'https://example.com/?q="><script>',
]

const text = fc.oneof(fc.constantFrom(...payloads), fc.string({ minLength: 1, maxLength: 30 }))
const link = fc.oneof(fc.constantFrom(...links), fc.webUrl())
const image = fc.record({ pictureId: fc.constant(1), alt: text, caption: text })
const spans = fc.array(
  fc.record({ text, bold: fc.constant(true), italic: fc.constant(true), href: link }, { requiredKeys: ['text'] }),
  { minLength: 1, maxLength: 4 },
)
const images = fc.array(image, { minLength: 2, maxLength: 3 })
const some = <T,>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 })

/** Every block, with something hostile in each field. */
const hostile: Record<ContentBlock['type'], fc.Arbitrary<unknown>> = {
  text: fc.record({
    type: fc.constant('text'),
    parts: some(
      fc.oneof(
        fc.record({ kind: fc.constant('paragraph'), spans }),
        fc.record({ kind: fc.constant('list'), ordered: fc.boolean(), items: some(spans) }),
      ),
    ),
  }),
  heading: fc.record({ type: fc.constant('heading'), level: fc.constantFrom(2, 3), text }),
  image: fc.record({ type: fc.constant('image'), image, width: fc.constantFrom('text', 'wide', 'full') }),
  gallery: fc.record({ type: fc.constant('gallery'), images }),
  vertical_gallery: fc.record({ type: fc.constant('vertical_gallery'), images }),
  carousel: fc.record({ type: fc.constant('carousel'), title: text, images }),
  video: fc.record({ type: fc.constant('video'), title: text, fileId: fc.constant(1), poster: image, caption: text }),
  homes: fc.record({ type: fc.constant('homes'), title: text, note: text, homeIds: some(fc.nat({ max: 9 })) }),
  quote: fc.record({ type: fc.constant('quote'), text, source: text }),
  map: fc.record({
    type: fc.constant('map'),
    title: text,
    stops: some(fc.record({ name: text, note: text, time: text, lat: fc.constant(40), lng: fc.constant(-71) })),
  }),
  callout: fc.record({
    type: fc.constant('callout'),
    title: text,
    text,
    label: text,
    href: link,
    color: fc.constantFrom(null, 'd8902f', 'red;background:url(//evil)'),
  }),
  list: fc.record({ type: fc.constant('list'), title: text, items: some(fc.record({ term: text, text })) }),
  table: fc.record({ type: fc.constant('table'), caption: text, head: some(text), rows: some(some(text)) }),
  questions: fc.record({ type: fc.constant('questions'), items: some(fc.record({ question: text, answer: text })) }),
  divider: fc.record({ type: fc.constant('divider') }),
}

const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? []
/** A tag without quoted values: only its attribute names. */
const bare = (tag: string): string => tag.replaceAll(/"[^"]*"/g, '""')

const scriptsIn = (html: string): string[] =>
  tagsOf(html).filter(
    (tag) =>
      /^<\/?(script|iframe|object|embed|base|form|link|meta|style)\b/i.test(tag) ||
      /\son\w+\s*=/i.test(bare(tag)) ||
      /\s(href|src|srcset|poster|action)="\s*(javascript|vbscript|data:text|\/\/|\/\\)/i.test(tag) ||
      /\sstyle="[^"]*url\(/i.test(tag.replaceAll('url(&quot;data:image/webp;base64,AAAA&quot;)', '')),
  )

describe("a document's body", () => {
  it('has a hostile sample for every block type', () => {
    expect(Object.keys(hostile).sort()).toEqual([...contentBlockTypes].sort())
  })

  it.each(Object.entries(hostile))('produces no script from anything written in a %s', (_type, block) => {
    let shown = 0
    fc.assert(
      fc.property(block, (sent) => {
        const parsed = contentBlock.safeParse(sent)
        if (!parsed.success) return
        shown += 1
        expect(scriptsIn(written([parsed.data]))).toEqual([])
      }),
      { numRuns: 60 },
    )
    expect(shown).toBeGreaterThan(0)
  })

  it('detects an existing script', () => {
    expect(scriptsIn('<p>x</p><script>1</script>')).toHaveLength(2)
    expect(scriptsIn('<img src="x" onerror="1">')).toHaveLength(1)
    expect(scriptsIn('<a href="javascript:1">x</a>')).toHaveLength(1)
  })

  it('links only to our own pages and to addresses people can open', () => {
    const leads = links.filter((one) => contentLink.safeParse(one).success)
    expect(leads).toEqual(['/blog', 'https://example.com/?q="><script>'])
  })

  it('is rejected with unknown blocks, unknown fields, or above its limits', () => {
    const heading = { type: 'heading', level: 2, text: 'A' }
    expect(contentBody.safeParse([heading]).success).toBe(true)
    expect(contentBody.safeParse([{ type: 'html', html: '<b>' }]).success).toBe(false)
    expect(contentBody.safeParse([{ ...heading, onclick: 'x' }]).success).toBe(false)
    expect(contentBody.safeParse(Array(121).fill(heading)).success).toBe(false)
    const long = { type: 'questions', items: Array(40).fill({ question: 'Q', answer: 'A'.repeat(2_000) }) }
    expect(contentBody.safeParse([long]).success).toBe(false)
  })
})
