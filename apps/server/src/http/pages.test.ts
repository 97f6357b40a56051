import { gunzipSync } from 'node:zlib'
import { webData } from '@porchlight/contract'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce } from '#kernel/outbox'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { followChanges, PageCache } from './page-cache.ts'
import { mountPages, type PageBuild, type PageValues } from './pages.ts'
import { sessionCookie } from './session.ts'

let t: TestApp
let made = 0
let requested: PageValues
/** What the next page does besides rendering. */
let besides: (values: PageValues) => Promise<unknown> = async () => {}

/** A build with one page; its markup carries what no two answers may share. */
const build = {
  entry: {
    module: {
      contextOf: (values: PageValues) => {
        requested = values
        return new RouterContextProvider()
      },
      default: (_request: Request, status: number, headers: Headers) => {
        headers.set('content-type', 'text/html; charset=utf-8')
        const { nonce, styleNonce, requestId } = requested
        const html = `<html lang="en"><head></head><body><p>page ${made}</p><script nonce="${nonce}"></script><style nonce="${styleNonce}"></style>${requestId}`
        return new Response(html, { status, headers })
      },
    },
  },
  routes: {
    page: {
      id: 'page',
      path: '*',
      module: {
        default: () => null,
        headers: () => ({ 'cache-control': 'public' }),
        loader: async ({ params }: { params: Record<string, string> }) => {
          made += 1
          await besides(requested)
          if (params['*'] === 'gone') throw new Response(null, { status: 404 })
          return null
        },
      },
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
} as unknown as PageBuild

let current = build
const source = { mode: 'production' as const, folder: undefined, load: async () => current }

beforeAll(async () => {
  t = await testApp({ pages: mountPages(source), config: { countryHeader: 'x-country' } })
  await t.app.adapters.search.start()
})
afterAll(() => t.close())
beforeEach(async () => {
  made = 0
  besides = async () => {}
  t.clock.advance(1)
})

const visit = (url: string, cookie = '') => t.server.inject({ url, headers: { accept: 'text/html', cookie } })
const body = async (url: string, cookie?: string) => /page \d+/.exec((await visit(url, cookie)).body)?.[0]

it('a page is rendered by the current build, even after the build has changed', async () => {
  const page = () =>
    Promise.resolve(new Response('<p>of another build</p>', { headers: { 'content-type': 'text/html' } }))
  expect(await body('/build')).toBe('page 1')
  current = { ...build, entry: { module: { ...build.entry.module, default: page } } }
  expect((await visit('/build?again')).body).toBe('<p>of another build</p>')
  current = build
})

it('answers HEAD as it answers GET, including for personal and missing pages', async () => {
  const head = (url: string, cookie = '') => t.server.inject({ method: 'HEAD', url, headers: { cookie } })
  const answers = [await head('/head'), await head('/head', `${sessionCookie}=someone`), await head('/gone')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404])
})

describe('a page that looks the same to everyone', () => {
  it('is rendered once, and each answer has its own nonces and request id', async () => {
    const [first, second] = [await visit('/a'), await visit('/a')]
    expect(made).toBe(1)
    for (const { body: html, headers } of [first, second]) {
      const nonces = [...String(headers['content-security-policy']).matchAll(/'nonce-([^']+)'/g)].map(([, one]) => one)
      expect(nonces).toHaveLength(2)
      for (const nonce of nonces) expect(html).toContain(`nonce="${nonce}"`)
      expect(html).toContain(String(headers['x-request-id']))
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(first.body).not.toBe(second.body)
    expect(first.body.length).toBe(second.body.length)
  })

  it('is rendered separately for another address, host, language, and color scheme', async () => {
    await visit('/b')
    await visit('/b?x=1')
    await visit('/b', 'scheme=dark')
    await visit('/b', 'language=fr')
    await t.server.inject({ url: '/b', headers: { host: 'elsewhere.test' } })
    expect(made).toBe(5)
  })

  it('is neither served to a program that asks for Markdown nor cached from one', async () => {
    const asProgram = () => t.server.inject({ url: '/m', headers: { accept: 'text/markdown' } })
    await asProgram()
    await visit('/m')
    await visit('/m')
    expect(made).toBe(2)
    await asProgram()
    expect(made).toBe(3)
  })

  it('is neither served to a person with a session nor cached from one', async () => {
    expect(await body('/c', `${sessionCookie}=someone`)).toBe('page 1')
    expect(await body('/c')).toBe('page 2')
    expect(await body('/c', `${sessionCookie}=someone`)).toBe('page 3')
  })

  it('R59 remembers a partner on every device that came through their link, even though the page is cached', async () => {
    for (const answer of [await visit('/properties/marram-home/acme'), await visit('/properties/marram-home/acme')])
      expect(String(answer.headers['set-cookie'])).toMatch(/^porchlight_arrivals=acme\.\d+; .*HttpOnly/)
    expect(made).toBe(1)
    expect((await visit('/properties/marram-house')).headers['set-cookie']).toBeUndefined()
  })

  describe('R59 where the law requires consent before a device remembers a partner', () => {
    const address = '/properties/marram-home/acme?sub=spring'
    const from = (country: string, url: string, cookie = '') =>
      t.server.inject({ url, headers: { accept: 'text/html', 'x-country': country, cookie } })
    const choose = (form: string, cookie = '') =>
      t.server.inject({
        method: 'POST',
        url: '/privacy-choices',
        payload: form,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'x-country': 'DE',
          cookie,
        },
      })
    const cookies = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie'] ?? '')

    it('the visitor is asked, and the device remembers once they agree, wherever on the site they are by then', async () => {
      const arrival = await from('DE', address)
      expect(cookies(arrival)).toBe('')
      expect(arrival.body).toContain('which partner’s link brought you')
      expect(arrival.body).toContain('name="via" value="acme"')
      expect(cookies(await choose('via=acme&sub=spring&choice=granted'))).toMatch(
        /porchlight_arrivals=acme\.\d+\.spring; .*HttpOnly/,
      )
    })

    it('nothing is remembered for someone who declines, and anything remembered before is forgotten', async () => {
      const declined = cookies(await choose('via=acme&sub=spring&choice=declined', 'porchlight_arrivals=acme.1'))
      expect(declined).toMatch(/porchlight_arrivals=; .*Expires=Thu, 01 Jan 1970/)
      for (const country of ['DE', 'US'])
        expect(cookies(await from(country, address, 'porchlight_consent=no'))).toBe('')
    })

    it('no one else is asked, nor is a visitor without a partner’s link', async () => {
      expect((await from('US', address)).body).not.toContain('<consent-banner')
      expect(cookies(await from('US', address))).toContain('porchlight_arrivals=acme')
      expect((await from('DE', '/properties/marram-house')).body).not.toContain('<consent-banner')
    })
  })

  it('is rendered again after any event', async () => {
    await visit('/d')
    await t.write((ctx) => announce(ctx, { name: 'test.rang', payload: {} }))
    await vi.waitFor(async () => expect(await body('/d')).toBe('page 2'))
  })

  it('stays cached when something happens that visitors don’t see', async () => {
    await visit('/e')
    await t.write((ctx) => announce(ctx, { name: 'payment.captured', payload: {} }))
    await t.write((ctx) => announce(ctx, { name: 'test.rang', payload: {} }))
    await vi.waitFor(async () => expect(await body('/e')).toBe('page 2'))
    await t.write((ctx) => announce(ctx, { name: 'payment.captured', payload: {} }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await body('/e')).toBe('page 2')
  })

  it('is rendered again once the search knows about a change', async () => {
    const stored = new PageCache(t.app)
    const deaf = { start: async () => ({ stop: async () => {} }) }
    await followChanges(stored, { ...t.app, follow: deaf })
    const marks = { nonce: 'n1', styleNonce: 's1', requestId: 'r1' }
    stored.keep('key', 'kept', marks, stored.changesOf('key'))
    expect(String(stored.find('key')?.template.plain(marks))).toBe('kept')
    expect(stored.find('key')?.isCurrent).toBe(true)
    await t.write((ctx) => a.pricedHome(ctx))
    await vi.waitFor(() => expect(stored.find('key')?.isCurrent).toBe(false))
  })

  it('a change of one home’s nights outdates its own page and lists, and no other home’s page', async () => {
    const [own, other] = [await t.write((ctx) => a.pricedHome(ctx)), await t.write((ctx) => a.pricedHome(ctx))]
    await vi.waitFor(() => expect(t.app.adapters.search.namedHome(other.id)?.slug).toBe(other.slug))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const stored = new PageCache(t.app)
    const following = await followChanges(stored, t.app)
    const pages = {
      own: `home /properties/${own.slug}`,
      other: `home /properties/${other.slug}?x=1`,
      list: 'home /search',
    }
    const marks = { nonce: 'n1', styleNonce: 's1', requestId: 'r1' }
    for (const key of Object.values(pages)) stored.keep(key, 'kept', marks, stored.changesOf(key))
    const current = () => Object.entries(pages).flatMap(([name, key]) => (stored.find(key)?.isCurrent ? [name] : []))
    expect(current()).toEqual(['own', 'other', 'list'])
    await t.write((ctx) => announce(ctx, { name: 'nights.changed', payload: { homeId: own.id } }))
    await vi.waitFor(() => expect(current()).toEqual(['other']))
    await t.write((ctx) => announce(ctx, { name: 'home.changed', payload: { homeId: own.id } }))
    await vi.waitFor(() => expect(current()).toEqual([]))
    await following.stop()
  })

  it('is sent compressed, and not at all to a browser that has it', async () => {
    const get = (headers: Record<string, string>) =>
      t.server.inject({ url: '/zip', headers: { accept: 'text/html', ...headers } })
    const [plain, condensed] = [await get({}), await get({ 'accept-encoding': 'br, gzip' })]
    expect(condensed.headers['content-encoding']).toBe('gzip')
    const html = gunzipSync(condensed.rawPayload).toString()
    expect(html.slice(0, 60)).toBe(plain.body.slice(0, 60))
    expect(html).toContain(String(condensed.headers['x-request-id']))
    expect((await get({ 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
    const { etag } = plain.headers
    expect(condensed.headers.etag).toBe(etag)
    const again = await get({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined])
    expect(made).toBe(1)
    await t.write((ctx) => announce(ctx, { name: 'test.rang', payload: {} }))
    await vi.waitFor(async () => expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(200))
  })

  it('is rendered once per change; meanwhile others get the old version, for a second at most', async () => {
    await visit('/crowd')
    let finish = () => {}
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    besides = () => {
      begun()
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    }
    await t.write((ctx) => announce(ctx, { name: 'test.rang', payload: {} }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const first = body('/crowd')
    await hasBegun
    const others = await Promise.all(Array.from({ length: 20 }, () => body('/crowd')))
    expect(new Set(others)).toEqual(new Set(['page 1']))
    expect(made).toBe(2)
    t.clock.set(new Date(t.clock.now().getTime() + 1_001))
    besides = async () => {}
    expect(await body('/crowd')).toBe('page 3')
    finish()
    await first
    expect(await body('/crowd')).toBe('page 3')
  })

  it('is not cached if it was started before the change', async () => {
    besides = async () => {
      await t.write((ctx) => announce(ctx, { name: 'test.rang', payload: {} }))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await visit('/f')
    besides = async () => {}
    expect(await body('/f')).toBe('page 2')
  })

  it('is rendered again after a while, whether or not anything happened', async () => {
    await visit('/g')
    t.clock.advance(1)
    expect(await body('/g')).toBe('page 2')
  })

  it('is not cached if a part is missing, failed, or has another status', async () => {
    besides = ({ fetch }) => fetch('/app-portal/v1.1/nothing-here')
    await visit('/h')
    besides = async ({ report }) => report(new Error('half a page'))
    await visit('/h')
    besides = async () => {}
    await visit('/h')
    await visit('/h')
    expect(made).toBe(3)
    expect((await visit('/gone')).statusCode).toBe(404)
    await visit('/gone')
    expect(made).toBe(5)
  })

  it('reads the API in process, as the person who asked', async () => {
    let seen: Response | undefined
    besides = async ({ fetch }) => {
      seen = await fetch(`/app-portal/v1.1/${webData.path}`)
    }
    await visit('/i')
    expect(seen?.status).toBe(200)
    await visit('/i')
    expect(made).toBe(1)
  })
})
