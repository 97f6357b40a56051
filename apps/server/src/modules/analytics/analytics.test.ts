import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { analyticsNow, saveAnalytics, sendInquiry } from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isCallable } from '#kernel/callable-address'
import { type TestApp, testApp } from '#testing/harness'
import { csrfToken, newVisitorSecret } from '../../http/csrf.ts'
import { visitorCookie } from '../../http/session.ts'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good } from '../bookings/testing/guest.ts'
import { ga4 } from './adapters/ga4.ts'
import { meta } from './adapters/meta.ts'
import { postJson } from './adapters/post-json.ts'
import type { SentEvent } from './adapters/sink.ts'
import { consentCookie } from './rules.ts'

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: string }

/** A server that accepts whatever is posted to it. */
const receiver = async () => {
  const received: Received[] = []
  let status = 200
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    answer: (next: number) => {
      status = next
    },
    close: () => server.close(),
  }
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36'

let t: TestApp
let sink: Awaited<ReturnType<typeof receiver>>
let admin: Awaited<ReturnType<typeof confirmedStaff>>
beforeAll(async () => {
  sink = await receiver()
  t = await testApp()
  admin = await confirmedStaff(t, 'admin')
})
afterAll(async () => {
  await t.close()
  sink.close()
})
beforeEach(() => {
  sink.received.length = 0
  sink.answer(200)
})

const settings = (webhook: { url: string; secret?: string }) => ({
  policy: 'everywhere' as const,
  ga4: { measurementId: '' },
  meta: { pixelId: '' },
  webhook,
})
const connect = async () => {
  const answer = await admin.call(saveAnalytics, { body: settings({ url: `${sink.url}/events`, secret: 'signing' }) })
  expect(answer).toMatchObject({ ok: true })
}

const inquiry = {
  kind: 'owner' as const,
  source: 'list-your-property',
  name: 'Ada Marsh',
  email: 'ada@marsh.example',
  answers: [],
}
const inquire = (cookie = '', headers: Record<string, string> = {}) => {
  const secret = newVisitorSecret()
  return t.visitor().raw({
    method: 'POST',
    path: sendInquiry.path,
    body: { ...inquiry, email: `ada${Math.random()}@marsh.example` },
    headers: {
      'user-agent': browser,
      'x-csrf-token': csrfToken(secret, ''),
      cookie: [`${visitorCookie}=${secret}`, cookie].filter(Boolean).join('; '),
      ...headers,
    },
  })
}

/** Makes the banner choice; returns the cookie that came with the answer. */
const choose = async (choice: string, headers: Record<string, string> = {}) =>
  t.visitor().raw({
    method: 'POST',
    path: '/privacy-choices',
    body: `choice=${choice}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      referer: 'http://site.example/blog?page=2',
      host: 'site.example',
      ...headers,
    },
  })
const cookieIn = ({ headers }: { headers: Record<string, unknown> }) =>
  /porchlight_consent=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? ''

/** What has been sent so far: the bodies of all requests. */
const sent = async () => {
  await t.app.adapters.analytics.flush()
  return sink.received
}

describe('before consent', () => {
  it('sends nothing, whatever happens on the site', async () => {
    await connect()
    for (const cookie of ['', `${consentCookie}=no`, `${consentCookie}=yes`, `${consentCookie}=yes.1`])
      expect((await inquire(cookie)).status).toBe(201)
    expect(await sent()).toEqual([])
  })

  it('still counts, without a cookie', async () => {
    const before = await admin.call(analyticsNow)
    const { headers } = await inquire()
    expect(String(headers['set-cookie'] ?? '')).not.toContain(consentCookie)
    const after = await admin.call(analyticsNow)
    const leads = (answer: typeof before) =>
      answer.ok ? (answer.results.events.find(({ name }) => name === 'Lead')?.count ?? 0) : -1
    expect(leads(after)).toBe(leads(before) + 1)
  })
})

describe('after consent', () => {
  it('sends what happened, signed, and nothing about who did it', async () => {
    await connect()
    const answer = await choose('granted')
    expect([answer.status, answer.headers.location]).toEqual([303, '/blog?page=2'])
    const cookie = cookieIn(answer)
    await inquire(`${consentCookie}=${cookie}`)
    const [request] = await sent()
    const { events } = JSON.parse(request?.body ?? '{}')
    expect(events).toEqual([
      {
        name: 'Lead',
        id: expect.any(String),
        at: expect.any(String),
        screen: '',
        visitor: cookie.split('.').at(-1),
        home: null,
        value: null,
      },
    ])
    expect(request?.body).not.toMatch(/ada|marsh|127\.0\.0\.1|Mozilla/i)
    const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(request?.headers['x-porchlight-signature'])) ?? []
    expect(signature).toBe(createHmac('sha256', 'signing').update(`${seconds}.${request?.body}`).digest('hex'))
  })

  it('sends nothing when the browser sends Global Privacy Control', async () => {
    const cookie = `${consentCookie}=${cookieIn(await choose('granted'))}`
    await inquire(cookie, { 'sec-gpc': '1' })
    expect(await sent()).toEqual([])
  })

  it('stops as soon as consent is withdrawn', async () => {
    const declined = cookieIn(await choose('declined'))
    expect(declined).toBe('no')
    await inquire(`${consentCookie}=${declined}`)
    expect(await sent()).toEqual([])
  })

  it('tries three times, then drops the events and reports it', async () => {
    const cookie = `${consentCookie}=${cookieIn(await choose('granted'))}`
    sink.answer(302)
    expect((await inquire(cookie)).status).toBe(201)
    for (let times = 0; times < 5; times += 1) await sent()
    expect(sink.received).toHaveLength(3)
    const desk = await admin.call(analyticsNow)
    expect(desk).toMatchObject({
      ok: true,
      results: { deliveries: [{ sink: 'webhook', failed: 1, lastError: 'it answered with status 302' }] },
    })
  })
})

describe('the consent form', () => {
  it('is accepted only from our own pages, and redirects back to them', async () => {
    expect((await choose('granted', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await choose('maybe')).status).toBe(400)
    for (const referer of ['https://evil.example/x', 'http://site.example//evil.example', 'nonsense'])
      expect((await choose('declined', { referer })).headers.location).toBe('/')
  })
  it('can be opened again by anyone', async () => {
    const { status, text } = await t.visitor().raw({ path: '/privacy-choices', headers: { 'accept-language': 'de' } })
    expect([status, text.includes('Datenschutzeinstellungen')]).toEqual([200, true])
  })
  it('is recorded with every choice', async () => {
    await choose('granted')
    const desk = await admin.call(analyticsNow)
    expect(desk.ok && desk.results.consents.granted).toBeGreaterThan(0)
  })
})

describe('the settings', () => {
  it('never show a secret, and use one only for its own address', async () => {
    await connect()
    const desk = await admin.call(analyticsNow)
    expect(desk).toMatchObject({ ok: true, results: { webhook: { url: `${sink.url}/events`, hasSecret: true } } })
    expect(JSON.stringify(desk)).not.toContain('signing')
    expect(await admin.call(saveAnalytics, { body: settings({ url: `${sink.url}/events` }) })).toMatchObject({
      ok: true,
    })
    expect(await admin.call(saveAnalytics, { body: settings({ url: `${sink.url}/other` }) })).toMatchObject({
      ok: false,
      error: { code: 'secret_missing' },
    })
  })
  it('reject private network addresses on a publicly reachable server', () => {
    for (const url of [
      'http://example.com',
      'https://127.0.0.1',
      'https://[::1]/',
      'https://10.0.0.1/x',
      'https://localhost',
      'https://a:b@example.com',
    ])
      expect([url, isCallable(url, true)]).toEqual([url, false])
    expect(isCallable('https://hooks.example.com/x', true)).toBe(true)
  })
  it('reject a port of its own on a publicly reachable server', async () => {
    const { publicUrl } = t.app.config
    Object.assign(t.app.config, { publicUrl: 'https://stay.example' })
    try {
      for (const url of ['https://hooks.example.com:8443/x', 'https://hooks.example.com:22'])
        expect(await admin.call(saveAnalytics, { body: settings({ url, secret: 'signing' }) })).toMatchObject({
          ok: false,
          error: { code: 'other_port' },
        })
    } finally {
      Object.assign(t.app.config, { publicUrl })
    }
    await expect(postJson({ url: 'https://example.com:6379/', body: '{}', onlyPublic: true })).rejects.toThrow('port')
  })
  it('don’t follow a name that leads to a private network', async () => {
    await expect(postJson({ url: 'https://localhost.localdomain/', body: '{}', onlyPublic: true })).rejects.toThrow()
  })
})

describe('the payloads for each service', () => {
  const event: SentEvent = {
    name: 'Purchase',
    id: 'e1',
    at: new Date('2027-06-01T12:00:00Z'),
    screen: '/book-payment',
    visitor: 'v1',
    home: '12',
    value: { amount: 123_456, currency: 'USD' },
  }
  it('follow the Measurement Protocol for GA4', async () => {
    await ga4({ measurementId: 'G-ABC123', secret: 's3', url: sink.url, onlyPublic: false }).send([event])
    const [request] = sink.received
    expect(request?.path).toBe('/mp/collect?measurement_id=G-ABC123&api_secret=s3')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      client_id: 'v1',
      non_personalized_ads: true,
      events: [
        {
          name: 'purchase',
          timestamp_micros: event.at.getTime() * 1_000,
          params: {
            page_location: '/book-payment',
            value: 1234.56,
            currency: 'USD',
            items: [{ item_id: '12' }],
            transaction_id: 'e1',
          },
        },
      ],
    })
  })
  it('follow the Conversions API for Meta', async () => {
    await meta({ pixelId: '123456', secret: 'token', url: sink.url, onlyPublic: false }).send([event])
    const [request] = sink.received
    expect([request?.path, request?.headers.authorization]).toEqual(['/123456/events', 'Bearer token'])
    expect(JSON.parse(request?.body ?? '').data[0]).toEqual({
      event_name: 'Purchase',
      event_id: 'e1',
      event_time: 1811851200,
      action_source: 'other',
      user_data: { external_id: [createHash('sha256').update('v1').digest('hex')] },
      custom_data: { value: 1234.56, currency: 'USD', content_ids: ['12'], content_type: 'hotel' },
    })
  })
})

it('keeps what someone else saved since the settings were opened', async () => {
  const opened = await good(admin.call(analyticsNow))
  const body = {
    policy: opened.policy,
    ga4: { measurementId: '' },
    meta: { pixelId: '' },
    webhook: { url: sink.url, secret: 'another' },
  }
  const saved = await good(admin.call(saveAnalytics, { body: { ...body, version: opened.version } }))
  const late = { ...body, policy: 'where_required' as const, webhook: { url: '' }, version: opened.version }
  expect(await admin.call(saveAnalytics, { body: late })).toMatchObject({ error: { code: 'settings_changed' } })
  expect((await good(admin.call(analyticsNow))).webhook.url).toBe(sink.url)
  expect((await good(admin.call(saveAnalytics, { body: { ...late, version: saved.version } }))).webhook.url).toBe('')
})
