import { expect, test } from '@playwright/test'

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('C181 unknown addresses and malformed parameters are not found', async ({ request }) => {
  for (const address of ['/no/such/page', '/properties', '/owners/bookings/lamp', '/blog/topics/a/b/c']) {
    const answer = await request.get(address)
    expect([address, answer.status()]).toEqual([address, 404])
    expect(titleOf(await answer.text())).toBe('Page not found | Porchlight')
  }
})

test('B18 B12 replaced addresses redirect permanently', async ({ request }) => {
  const moved = await request.get('/property/marram-home/acme?arrive=2027-06-01', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/properties/marram-home/acme?arrive=2027-06-01'])
})

test('the sitemap lists every live home and open screen by its canonical address', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/content.xml', '/sitemaps/homes-1.xml'])
  const homes = await (await request.get('/sitemaps/homes-1.xml')).text()
  const addresses = [...homes.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses.slice(0, 3)) expect((await request.get(address)).status(), address).toBe(200)
  expect((await request.get('/sitemaps/homes-2.xml')).status()).toBe(404)
  expect((await request.get('/sitemaps/other.xml')).status()).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/)
})

test('a page in one language links to all its translations', async ({ request }) => {
  const html = await (await request.get('/book-a-property?language=fr')).text()
  expect(canonicalOf(html)).toMatch(/\/book-a-property\?language=fr$/)
  expect([...html.matchAll(/hreflang="([\w-]+)"/gi)].map(([, language]) => language)).toEqual(
    expect.arrayContaining(['en', 'es', 'fr', 'de', 'x-default']),
  )
})
