import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIsland } from '../../apps/server/src/demo/island.ts'
import { builtPages, mountPages } from '../../apps/server/src/http/pages.ts'
import {
  addToLibrary,
  createDocument,
  moveDocument,
  saveSettings,
} from '../../apps/server/src/modules/content/index.ts'
import { usePoolPicture } from '../../apps/server/src/modules/media/index.ts'
import { a } from '../../apps/server/src/testing/builders.ts'
import { type TestApp, testApp } from '../../apps/server/src/testing/harness.ts'
import { type ContentKind, guideSlug } from '../../packages/contract/src/content.ts'
import { uploadCustomFile } from '../../packages/contract/src/media.ts'
import { buildWeb } from '../build-web.mjs'
import { breakouts, hostileDrafts, hostileLink, markupIn, written } from './hostile-content.ts'
import { htmlFaults } from './html-faults.ts'
import { schemaFaults, schemaTypes } from './structured-data.ts'
import { atomFaults, rssFaults, sitemapFaults } from './xml.ts'

const slugs: Record<ContentKind, string> = {
  story: 'a-story',
  page: 'about',
  destination: 'a-town',
  guide: guideSlug,
  opening: 'a-job',
  press: 'a-review',
  collateral: 'a-brochure',
}

/** Everywhere a document is displayed, to machines or people. */
const surfaces = [
  '/blog',
  '/blog/a-story',
  '/blog/topics/seas',
  '/blog/feed.xml',
  '/blog/atom.xml',
  '/blog/a-story.md',
  '/about',
  '/whereto',
  '/whereto/a-town',
  '/whereto/a-town.md',
  '/hamptons-guide',
  '/hamptons-guide.md',
  '/careers?opening=a-job',
  '/press',
  '/collateral/guests',
  '/llms.txt',
  '/sitemaps/content.xml',
]

let t: TestApp
const answers = new Map<string, { type: string; text: string }>()
const marks = new Map<string, string>()

beforeAll(async () => {
  await buildWeb()
  t = await testApp({ pages: mountPages(builtPages()) })
  const staff = await t.person('staff')
  const me = staff.accountId
  const [image] = readIsland().pictures[0]?.images ?? []
  const file = new File(['%PDF-1.4 a brochure'], `${'x'.repeat(20)}.pdf`, { type: 'application/pdf' })
  const upload = await staff.call(uploadCustomFile, { body: { file } })
  if (!upload.ok) throw new Error('the file was not taken')
  const fileId = upload.results.data.id
  const names = { en: `Seas ${breakouts}`.slice(0, 60) }
  const menuLink = { href: hostileLink, names }
  await t.write(async (ctx) => {
    const picture = await usePoolPicture(ctx, image?.file ?? '', image as never)
    await addToLibrary(ctx, { pictureId: picture.id, alt: breakouts, by: me })
    const { id: home } = await a.pricedHome(ctx, { ownerId: me })
    await saveSettings(
      ctx,
      {
        topics: [{ slug: 'seas', names, position: 1 }],
        authors: [
          { slug: 'ada', name: names.en, roles: { en: names.en }, about: { en: breakouts }, portraitId: picture.id },
        ],
        ownAudience: { slug: 'weddings', names },
        footer: [{ names, links: [menuLink] }],
        header: [{ brandId: null, links: [menuLink] }],
        version: 0,
      },
      { by: null },
    )
    const numbers = { pictureId: picture.id, coverId: picture.id, homeIds: home, fileId, level: 2, lat: 40, lng: -71 }
    for (const { draft, marks: own } of hostileDrafts(numbers, slugs)) {
      for (const [mark, path] of own) marks.set(mark, path)
      await moveDocument(ctx, await createDocument(ctx, draft, { by: me }), { to: 'published' })
    }
  })
  for (const language of written)
    for (const path of surfaces) {
      const address = `${path}${path.includes('?') ? '&' : '?'}language=${language}`
      const { status, text, headers } = await t.visitor().raw({ path: address, headers: { accept: 'text/html' } })
      expect([address, status]).toEqual([address, 200])
      answers.set(address, { type: String(headers['content-type']), text })
    }
}, 600_000)
afterAll(() => t?.close())

describe('text from a malicious team member in every field of every document', () => {
  it.each(surfaces)('is displayed as text in %s, in every language, and keeps the HTML valid', async (path) => {
    for (const [address, { type, text }] of answers)
      if (address.startsWith(`${path}?`) || address.startsWith(`${path}&`)) {
        expect([address, markupIn(text, type)]).toEqual([address, []])
        if (type.startsWith('text/html')) expect([address, await htmlFaults(text)]).toEqual([address, []])
      }
  })

  it('leaves structured data that search engines take, of every kind of document', () => {
    const named = new Set<string>()
    for (const [address, { type, text }] of answers) {
      if (!type.startsWith('text/html')) continue
      expect([address, schemaFaults(text)]).toEqual([address, []])
      for (const name of schemaTypes(text)) named.add(name)
    }
    const types = ['Article', 'FAQPage', 'JobPosting', 'MonetaryAmount', 'TouristDestination', 'Blog', 'Organization']
    expect([...named]).toEqual(expect.arrayContaining(types))
  })

  it('leaves feeds and a sitemap that are valid', () => {
    for (const [address, { text }] of answers) {
      if (address.startsWith('/blog/feed.xml')) expect([address, rssFaults(text)]).toEqual([address, []])
      if (address.startsWith('/blog/atom.xml')) expect([address, atomFaults(text)]).toEqual([address, []])
      if (address.startsWith('/sitemaps/')) expect([address, sitemapFaults(text)]).toEqual([address, []])
    }
  })

  it('reaches a reader from every field', () => {
    const all = [...answers.values()].map(({ text }) => text).join('')
    const unread = [...marks].filter(([mark]) => !all.includes(`${mark} `)).map(([, path]) => path)
    // A press item links to its outlet: none of our pages shows more of it than its card.
    const onCards = unread.filter((path) => !/^press\.\w+\.(body|coverCaption|seo)/.test(path))
    expect(onCards).toEqual([])
  })

  it('is detected if it gets through', () => {
    expect(markupIn(`<p title="${breakouts}">`)).not.toEqual([])
    expect(markupIn(`{"headline":"${breakouts.replaceAll('"', '\\"')}"}`)).not.toEqual([])
    expect(markupIn('zq7q&quot; onzq7=1 &lt;zq7x&gt;')).toEqual([])
  })
})
