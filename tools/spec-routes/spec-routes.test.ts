import { readdirSync, readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIsland } from '../../apps/server/src/demo/island.ts'
import { builtPages, mountPages, type PageBuild } from '../../apps/server/src/http/pages.ts'
import { setPictures } from '../../apps/server/src/modules/homes/index.ts'
import { usePoolPicture } from '../../apps/server/src/modules/media/index.ts'
import { type AccessWorld, accessWorld } from '../../apps/server/src/testing/access/world.ts'
import type { Caller } from '../../apps/server/src/testing/caller.ts'
import { type TestApp, testApp } from '../../apps/server/src/testing/harness.ts'
import { type RouteId, routeAt, routeById } from '../../packages/contract/src/routes/index.ts'
import { buildWeb } from '../build-web.mjs'
import spec from '../spec/routes.json' with { type: 'json' }
import { addressFiller, type Fill } from './filled-addresses.ts'
import { breakouts, markupIn } from './hostile-content.ts'
import { htmlFaults } from './html-faults.ts'
import { schemaFaults, schemaTypes } from './structured-data.ts'
import { routesToBuild } from './to-build.ts'
import { parsedXml, sitemapFaults } from './xml.ts'

type Line = (typeof spec)[number]
type Answer = {
  text: string
  status: number
  title: string
  canonical: string | undefined
  description: string
  heading: string
  footer: string
  leadsTo: string
}

let t: TestApp
let world: AccessWorld
let fill: Fill
let table: RouteObject[]
let visitor: Caller
let people: Record<string, Caller>

/** The built routes as a tree, as seen by the product's router. */
const treeOf = (routes: PageBuild['routes'], parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive } = route as NonNullable<typeof route>
      return index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: treeOf(routes, id) }
    }) as RouteObject[]

beforeAll(async () => {
  await buildWeb()
  const pages = builtPages()
  t = await testApp({ pages: mountPages(pages) })
  world = await accessWorld(t)
  // A home on the market has pictures.
  const [image] = readIsland().pictures[0]?.images ?? []
  await t.write(async (ctx) => {
    const { id: pictureId } = await usePoolPicture(ctx, image?.file ?? '', image as never)
    await setPictures(ctx, world.homeA.id, [{ pictureId, alt: 'The porch', shot: 'hero', room: null }])
  })
  const partner = await t.person('travel-agent')
  fill = await addressFiller(t, world, partner.accountId)
  table = treeOf((await pages.load()).routes)
  visitor = t.visitor()
  const [guest, owner] = [await world.session(world.guest), await world.session(world.ownerA)]
  people = { frontEnd: guest, quiz: guest, travelers: guest, account: guest, owners: owner, partners: partner }
}, 600_000)
afterAll(async () => {
  await world?.close()
  await t?.close()
})

const first = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', '’')

const open = async (who: Caller, path: string): Promise<Answer> => {
  const { status, text, headers } = await who.raw({ path, headers: { accept: 'text/html' } })
  return {
    text,
    status,
    title: first(text, /<title>([^<]*)<\/title>/),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    description: first(text, /<meta name="description" content="([^"]*)"/),
    heading: first(text, /<h1[^>]*>(.*?)<\/h1>/s),
    footer: first(text, /class="site-footer-ask"><div><h2[^>]*>(.*?)<\/h2>/),
    leadsTo: String(headers.location ?? ''),
  }
}

const visits = new Map<string, Promise<Answer>>()
/** What a visitor sees there; a page is rendered once for all checks. */
const visit = (path: string): Promise<Answer> => {
  const known = visits.get(path) ?? open(visitor, path)
  visits.set(path, known)
  return known
}

const siteNames: Readonly<Record<string, string>> = { 'canoe-place': 'Canoe Place', 'the-drake-inn': 'The Drake Inn' }
const notFound = (id: string) => `Page not found | ${siteNames[id] ?? 'Porchlight'}`

/** Screens that open for a visitor only with a link's secret. */
const needSecret = ['preview-property', 'aesthetic-profile-result']

/** Only the owner can see a home's preview by its id alone. */
const personFor = ({ id, portal }: Line): Caller | undefined =>
  id === 'preview-property' ? people.owners : people[portal]

/** The screen with which the built table answers an address; an alias has the screen's id and a number. */
const screenAt = (address: string): string | undefined =>
  matchRoutes(table, new URL(address, 'http://porchlight.test').pathname)?.at(-1)?.route.id?.split(/[~>]/)[0]

const isToBuild = ({ id }: Line): boolean => routesToBuild.includes(id)

/** Screens that redirect to another: a step in a flow, or an automatic choice for a person with one home. */
const leadsOn: Readonly<Record<string, RegExp>> = {
  'offer-book': /^\/book\?/,
  'offer-book-payment': /^\/book/,
  'travelers-confirm-thank-you': /^\/travelers\/confirm$/,
  'me-notification-go': /^\//,
  'me-app-notification-redirect': /^\//,
}

it('an older address of nothing is answered by the page of a missing page, and one of something leads there', async () => {
  for (const path of ['/owners/statements/2026/9', '/owners/statements/x/y']) {
    const { status, title, heading } = await visit(path)
    expect([path, status, title, heading]).toEqual([path, 404, notFound(''), 'Page not found'])
  }
  expect(await visit('/owners/statements/2026/3')).toMatchObject({
    status: 301,
    leadsTo: '/owners/accounting/statements/2026/3',
  })
})

it('statements under the address of a home are those of that home, and of nobody else’s', async () => {
  const owner = people.owners as Caller
  for (const place of ['', '/2026-01-01/2026-01-31']) {
    expect((await open(owner, `/owners/99999/accounting/statements${place}`)).status).toBe(404)
    expect((await open(owner, `/owners/${world.homeB.id}/accounting/statements${place}`)).status).toBe(404)
    expect((await open(owner, `/owners/${world.homeA.id}/accounting/statements${place}`)).status).toBe(200)
  }
})

describe('every built screen of the specification', () => {
  for (const line of spec.filter((one) => !isToBuild(one)))
    it(`${line.lines.join(' ')} ${line.path} answers at each of its addresses, behind its own gate`, async () => {
      for (const [at, example] of line.examples.entries()) {
        const address = await fill(line.id, example)
        expect([address, screenAt(address)]).toEqual([address, line.id])
        // Its other addresses show the same page; if it is public, checking as a visitor is enough.
        const asVisitor = at > 0 && !line.login && !needSecret.includes(line.id)
        const answer = await (asVisitor ? visit(address) : open(personFor(line) as Caller, address))
        if (answer.leadsTo) {
          const further = leadsOn[line.id] ?? new RegExp(`^${address}/\\d+$`)
          expect([address, answer.status, answer.leadsTo]).toEqual([
            address,
            expect.toBeOneOf([301, 302]),
            expect.stringMatching(further),
          ])
        } else {
          expect([address, answer.status]).toEqual([address, 200])
          expect(answer.title, address).toMatch(new RegExp(`.+ \\| ${siteNames[line.id] ?? 'Porchlight'}$`))
          expect([answer.title, answer.heading], address).not.toContain(notFound(line.id))
          expect(answer.heading, address).not.toBe('')
        }
        if (needSecret.includes(line.id)) continue
        const unknown = await visit(address)
        if (line.login) expect([address, unknown.status, unknown.heading]).toEqual([address, 401, 'Please Login'])
        else expect([address, unknown.status], 'is public').toEqual([address, answer.status])
      }
    })
})

const isPublic = (line: Line): boolean => !line.login && !needSecret.includes(line.id)
const builtAndPublic = spec.filter((line) => !isToBuild(line) && isPublic(line))

/** A screen's metadata, from its first address. */
const seen = async (line: Line): Promise<Answer> => visit(await fill(line.id, line.examples[0] ?? ''))

/** Addresses that name a home, a booking, or a person aren't the same for every search engine. */
const namesSomething = (path: string): boolean => /:(?!mapOrAffiliate)\w+/.test(path)

/** Checkout steps and account pages are only for people who are already on their way. */
const isListed = (id: string): boolean => {
  const { portal, checkOutFlow } = routeById(id as RouteId)
  return portal !== 'account' && !checkOutFlow && id !== 'not-found'
}

const services = ['list-your-property', 'property-management', 'real-estate', 'renovate']

const appFolder = new URL('../../apps/web/app/', import.meta.url)

/** Every parameter that our pages read from its address. */
const parameterNames = (): string[] => {
  const files = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const texts = files.map((name) => readFileSync(new URL(name, appFolder), 'utf8'))
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\.get\('(\w{1,20})'\)/g)].map(([, name = '']) => name))),
  ]
}

describe('a public screen', () => {
  it("C107 C111 C112 C149 ends with its route's call to action", async () => {
    const feet = await Promise.all(
      builtAndPublic.map(async (line) => ({ id: line.id, footer: (await seen(line)).footer })),
    )
    const shown = feet.filter(({ footer }) => footer !== '')
    expect(shown.length).toBeGreaterThan(10)
    expect(shown).toEqual(shown.map(({ id }) => ({ id, footer: routeById(id as RouteId).footerCta.label })))
    const called = new Map(feet.map(({ id, footer }) => [id, footer]))
    const [guests, ...others] = ['about', ...services].map((id) => called.get(id))
    expect(guests).toBe('We are here to answer your questions')
    for (const [at, footer] of others.entries()) {
      expect([services[at], footer]).toEqual([services[at], expect.stringMatching(/\w+ \w+/)])
      expect([services[at], footer]).not.toEqual([services[at], guests])
    }
  })

  it('C110 C150 uses the description of its route, or of the product', async () => {
    const own = builtAndPublic.filter(({ id }) => routeById(id as RouteId).metaData.description !== undefined)
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining([...services]))
    const descriptions = await Promise.all(
      own.filter(({ id }) => services.includes(id)).map(async (line) => (await seen(line)).description),
    )
    expect(new Set(descriptions).size).toBe(services.length)
    for (const text of descriptions) expect(text).not.toMatch(/^Luxury vacation rentals in fully-vetted homes\./)
    for (const line of own)
      expect([line.id, (await seen(line)).description]).toEqual([
        line.id,
        routeById(line.id as RouteId).metaData.description,
      ])
    const plain = spec.find(({ id }) => id === 'owners-signup') as Line
    expect((await seen(plain)).description).toMatch(/^Luxury vacation rentals in fully-vetted homes\./)
  })

  it('is valid HTML', async () => {
    for (const line of builtAndPublic) {
      const { text, leadsTo } = await seen(line)
      if (!leadsTo) expect([line.id, await htmlFaults(text)]).toEqual([line.id, []])
    }
  })

  it('tells search engines only what schema.org knows, with all that they require', async () => {
    const named = new Set<string>()
    for (const line of builtAndPublic) {
      const { text } = await seen(line)
      expect([line.id, schemaFaults(text)]).toEqual([line.id, []])
      for (const type of schemaTypes(text)) named.add(type)
    }
    const types = ['Organization', 'BreadcrumbList', 'FAQPage', 'Service', 'VacationRental', 'CollectionPage', 'Blog']
    expect([...named]).toEqual(expect.arrayContaining(types))
  })

  it('is in a sitemap by the schema of sitemaps.org', async () => {
    const index = await visitor.raw({ path: '/sitemap.xml' })
    expect(sitemapFaults(index.text)).toEqual([])
    const parts = parsedXml(index.text).children.map(({ children: [place] }) => new URL(place?.text ?? '').pathname)
    expect(parts.length).toBeGreaterThan(2)
    for (const path of parts) {
      const { status, headers, text } = await visitor.raw({ path })
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8'])
      expect([path, sitemapFaults(text)]).toEqual([path, []])
    }
  })

  it('is in the sitemap if its address needs no parameters', async () => {
    const { text } = await visitor.raw({ path: '/sitemaps/pages.xml' })
    const listed = new Set(
      [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    )
    const wanted = builtAndPublic
      .filter(({ path, id }) => !namesSomething(path.replaceAll(/\/:\w+\?/g, '')) && isListed(id))
      .map(({ path }) => path.replaceAll(/\/:\w+\?/g, ''))
    expect(wanted.filter((path) => !listed.has(path))).toEqual([])
    expect([...listed].filter((path) => routeAt(path)?.route.authRequired)).toEqual([])
  })

  it('shows what a link says in its path and parameters as text', async () => {
    const names = parameterNames()
    expect(names).toEqual(expect.arrayContaining(['via', 'opening', 'arrive', 'place', 'token']))
    // An address has an end, so the parameters come in parts.
    const parts = [names.slice(0, 60), names.slice(60)].map((part) => part.map((name) => [name, breakouts]))
    for (const line of builtAndPublic)
      for (const part of parts) {
        const address = (await fill(line.id, line.examples[0] ?? '')).split('?')[0]
        const { status, text } = await visit(`${address}?${new URLSearchParams(part)}`)
        expect([line.id, status < 500, markupIn(text)]).toEqual([line.id, true, []])
      }
    for (const path of ['/blog/', '/blog/topics/', '/whereto/', '/properties/', '/collateral/', '/a/b/']) {
      const { text } = await visit(`${path}${encodeURIComponent(breakouts)}`)
      expect([path, markupIn(text)]).toEqual([path, []])
    }
  })

  it('has one canonical address, whichever of its own was requested', async () => {
    for (const line of builtAndPublic.filter(({ path }) => !namesSomething(path)))
      for (const example of line.examples) {
        const { canonical, leadsTo } = await visit(await fill(line.id, example))
        const found = canonical === undefined ? undefined : routeAt(new URL(canonical).pathname)
        // A checkout has no canonical address.
        if (leadsTo || line.id === 'book') expect([example, canonical]).toEqual([example, undefined])
        else expect([example, found?.route.id, found?.form]).toEqual([example, line.id, 'path'])
      }
  })
})

describe("a screen that isn't built", () => {
  it('is listed, and is in the specification', () => {
    const known = new Set(spec.map(({ id }) => id))
    expect(routesToBuild.filter((id) => !known.has(id))).toEqual([])
    expect(new Set(routesToBuild).size).toBe(routesToBuild.length)
  })

  for (const line of spec.filter(isToBuild))
    it(`${line.path} is not found; when it answers, it leaves the list`, async () => {
      for (const example of line.examples) {
        const answer = await open(personFor(line) as Caller, example)
        expect([example, answer.status, answer.title, answer.canonical]).toEqual([
          example,
          404,
          notFound(line.id),
          undefined,
        ])
      }
    })
})
