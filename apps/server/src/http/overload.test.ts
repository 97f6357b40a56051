import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { mountPages, type PageBuild, type PageValues } from './pages.ts'
import { sessionCookie } from './session.ts'

const callers = 600

let requested: PageValues
/** One page that calls the API twice, as pages do. */
const build = {
  entry: {
    module: {
      contextOf: (values: PageValues) => {
        requested = values
        return new RouterContextProvider()
      },
      default: async (_request: Request, status: number, headers: Headers) => {
        const calls = ['/app-portal/v1.1/web-data', '/app-portal/v1.1/web-data'].map((url) => requested.fetch(url))
        const answers = await Promise.all(calls)
        headers.set('content-type', 'text/html; charset=utf-8')
        return new Response(`<p>${answers.map((answer) => answer.status)}</p>`, { status, headers })
      },
    },
  },
  routes: {
    page: {
      id: 'page',
      path: '*',
      module: { default: () => null, headers: () => ({ 'cache-control': 'public' }), loader: async () => null },
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

let t: TestApp
beforeAll(async () => {
  const source = { mode: 'production' as const, folder: undefined, load: async () => build }
  t = await testApp({ poolSize: 5, config: { longestWaitMs: 1_000 }, pages: mountPages(source) })
  await t.app.adapters.search.start()
})
afterAll(() => t.close())

/** A slow database: session reads wait until `release`. */
const holdSessions = async () => {
  const client = new pg.Client(t.connection)
  await client.connect()
  await client.query('begin')
  await client.query('lock table accounts.session in access exclusive mode')
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

/** Runs past everyone in line. */
const query = async (text: string) => {
  const client = new pg.Client(t.connection)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** How many requests are waiting on the database, by the database's own count. */
const blocked = async () => {
  const waiting = await query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length
}

const cookie = `${sessionCookie}=${'a'.repeat(43)}; porchlight_visitor=${'b'.repeat(22)}`
const call = (url: string, headers: Record<string, string> = {}) =>
  t.server.inject({ url, headers: { cookie, ...headers } })

describe('600 callers at once', () => {
  it('are answered or told when to retry, while everything that needs no turn continues', async () => {
    const page = { accept: 'text/html' }
    const stored = () => t.server.inject({ url: '/', headers: page })
    expect((await stored()).body).toContain('<p>200,200</p>')

    const release = await holdSessions()
    const answers = Array.from({ length: callers }, () => call('/app-portal/v1.1/web-data'))
    await vi.waitFor(async () => expect(await blocked()).toBe(4), { timeout: 20_000 })
    expect((await t.server.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await t.server.inject({ url: '/readyz' })).json()).toMatchObject({ checks: { database: true } })
    expect((await stored()).body).toContain('<p>200,200</p>')

    const turnedAway: { statusCode: number; headers: Record<string, unknown> }[] = []
    for (const answer of answers)
      void answer.then((one) => one.statusCode === 503 && turnedAway.push(one as (typeof turnedAway)[number]))
    await vi.waitFor(() => expect(turnedAway).toHaveLength(callers - 4), { timeout: 20_000 })
    expect(turnedAway.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true)

    const opened = await call('/trips', { ...page, 'accept-language': 'de-AT,de;q=0.9' })
    expect(opened.statusCode).toBe(503)
    expect(opened.headers['content-type']).toContain('text/html')
    expect(opened.headers['retry-after']).toBe('3')
    expect(opened.body).toContain('Gerade ist sehr viel los')

    await release()
    const served = (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200)
    expect(served).toHaveLength(4)
    expect((await call('/trips', page)).body).toContain('<p>200,200</p>')
  }, 90_000)

  it('have each write take effect once, however often they were turned away', async () => {
    const guest = await t.person('traveler')
    const release = await holdSessions()
    const waiting = Array.from({ length: 60 }, async (_each, at) => {
      for (;;) {
        const answer = await guest.raw({
          method: 'POST',
          path: 'conversations/team',
          body: { text: `message ${at}`, files: [] },
          headers: { 'idempotency-key': `overload-${at}` },
        })
        if (answer.status !== 503) return answer.status
        await pause(50)
      }
    })
    await vi.waitFor(async () => expect(await blocked()).toBe(4), { timeout: 20_000 })
    await release()
    const ends = await Promise.all(waiting)
    expect(new Set(ends)).toEqual(new Set([201]))
    expect(await query('select text from conversations.message')).toHaveLength(60)
    expect(await query('select distinct text from conversations.message')).toHaveLength(60)
  }, 90_000)
})

describe('a page', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)('accepts no %s', async (method) => {
    const answer = await t.server.inject({ method: method as 'POST', url: '/anywhere', payload: 'a=1' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})
