import { readFileSync } from 'node:fs'
import { type AnyEndpoint, apiBase } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { a } from '#testing/builders'
import type { Caller, RawAnswer } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { routes } from '../modules.ts'

const endpoints = routes.map((route) => route.endpoint)
const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`
const naughty = JSON.parse(
  readFileSync(new URL('../modules/homes/testdata/blns.json', import.meta.url), 'utf8'),
) as string[]
const megabyte = 'x'.repeat(1_000_000)
const moreThanAMegabyte = JSON.stringify({ note: 'x'.repeat(1_100_000) })

let t: TestApp
/** Someone with access to everything, so that requests fail because of what they send. */
let everybody: Caller
/** Someone with every ordinary role and no records of their own. */
let stranger: Caller
let real: { home: number; slug: string; booking: number }
beforeAll(async () => {
  t = await testApp()
  everybody = await t.person('traveler', 'owner', 'staff', 'admin')
  stranger = await t.person('traveler', 'owner')
  const home = await t.write((ctx) => a.pricedHome(ctx))
  real = { home: home.id, slug: home.slug, booking: await bookedBy(await t.person('traveler'), home.id) }
}, 60_000)
afterAll(() => t.close())

const bookedBy = async (guest: Caller, homeId: number): Promise<number> => {
  const stay = { arrive: '2027-06-05', depart: '2027-06-12', adults: 2 }
  const quoted = await guest.raw({ method: 'POST', path: `properties/${homeId}/quotes`, body: stay })
  const { id, hash } = quoted.body.results.quote as { id: number; hash: string }
  const booked = await guest.raw({ method: 'POST', path: 'bookings', body: { quoteId: id, quoteHash: hash } })
  return (booked.body.results.booking as { id: number }).id
}

const samples: Record<string, unknown> = {
  arrive: '2027-07-02',
  depart: '2027-07-09',
  from: '2027-07-02',
  to: '2027-07-09',
  on: '2027-01-10',
  adults: 2,
  page: 1,
  perPage: 10,
  year: 2026,
  quarter: 4,
  quoteId: 1,
  quoteHash: 'A'.repeat(43),
  agreementVersion: 1,
  accepted: true,
  accept: false,
  amount: { amount: 100, currency: 'USD' },
  ownerId: 1,
  homeId: 1,
  email: 'ada@demo.porchlight.test',
  phone: '+1 631 555 0199',
  password: 'a lamp on the porch',
  confirmPassword: 'a lamp on the porch',
  quickSignup: true,
  url: 'https://calendars.example/one.ics',
  bbox: '-72,40,-71,41',
  token: 'sandbox_visa',
}
const sampleOf = (fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in samples).map((field) => [field, samples[field]]))

const wrongValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  'NaN',
  '2020-01-01',
  '2027-02-30',
  '9999-12-31',
  '0000-00-00',
  'a\0b',
  '\ud800',
  [],
  [[]],
  {},
  { amount: 1e308, currency: 'USD' },
  { amount: -1, currency: '???' },
  ['x', 7, null],
]
const wrongTexts = [
  '',
  '0',
  '-1',
  '1.5',
  'NaN',
  '1e308',
  '-1e308',
  '9007199254740993',
  '2020-01-01',
  '9999-12-31',
  '0000-05',
  '9999-12',
  '[]',
]
const wrongIds = [
  ...wrongTexts.slice(1),
  '7777777',
  '99999999999999999999',
  "1'--",
  '%00',
  '%F0%9F%8F%A0',
  'x'.repeat(250),
]

/** The fields of an object shape, including under a refinement. */
const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
const paramsOf = ({ path }: AnyEndpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
const pathWith = ({ path }: AnyEndpoint, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => value(name))
const usualParam = (name: string, path: string): string => {
  if (name === 'slug') return real.slug
  if (name === 'year') return '2026'
  if (name === 'quarter') return '4'
  if (name === 'hash') return 'A'.repeat(43)
  return String(path.includes('bookings/') ? real.booking : real.home)
}
const usualPath = (endpoint: AnyEndpoint): string => pathWith(endpoint, (name) => usualParam(name, endpoint.path))

/** A body the call accepts, with a value in every field; a form if the call takes a file. */
const usualBody = (endpoint: AnyEndpoint): { body?: object } => {
  const sample = sampleOf(fieldsOf(endpoint.body))
  if (!endpoint.form) return endpoint.body ? { body: sample } : {}
  const form = new FormData()
  for (const [name, value] of Object.entries(sample)) if (name !== 'file') form.append(name, String(value))
  form.append('file', new File(['no picture'], 'passport.png', { type: 'image/png' }))
  return { body: form }
}

/**
 * Asserts that an outside program can work with the answer: not a server error, a code if it is a refusal, no internals
 * exposed.
 */
const assertClear = (what: string, { status, body, text }: RawAnswer): void => {
  expect(status, `${what}: ${text.slice(0, 500)}`).toBeLessThan(500)
  expect(text, what).not.toMatch(/node_modules|\bat \S+ \(|\.ts:\d+|select .+ from \w+\.\w+/i)
  if (status >= 400) {
    expect(body.valid, what).toBe(false)
    expect((body.results.error as { code?: unknown } | undefined)?.code, `${what}: ${text.slice(0, 300)}`).toEqual(
      expect.any(String),
    )
  }
}

const send = async (
  endpoint: AnyEndpoint,
  what: string,
  request: Partial<Parameters<Caller['raw']>[0]>,
  who = everybody,
) => {
  // Logging out ends the session.
  const caller = endpoint.path === 'logout' ? t.visitor() : who
  const answer = await caller.raw({ method: endpoint.method, path: usualPath(endpoint), ...request })
  assertClear(`${nameOf(endpoint)}, ${what}`, answer)
  return answer
}

let nextNaughty = 0
const someNaughty = (count: number): string[] =>
  Array.from({ length: count }, () => naughty[nextNaughty++ % naughty.length] as string)

/** In a full run, each field gets this many times as many wrong values. */
const inFull = process.env.BAD_INPUT !== undefined

let turn = 0
/**
 * Every nth value of a list, starting one further each time: what one field or call isn't sent, the next one of its
 * kind is.
 */
const some = <Value>(values: readonly Value[], everyNth: number): Value[] => {
  turn += 1
  return values.filter((_, index) => (index + turn) % everyNth === 0)
}
const [ofValues, ofIds, ofCalls, strings] = inFull ? [3, 1, 1, 3] : [8, 5, 4, 1]

describe.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))('$name', ({ endpoint }) => {
  const params = paramsOf(endpoint)
  const bodyFields = fieldsOf(endpoint.body)
  const queryFields = fieldsOf(endpoint.query)
  const testIf = (applies: boolean, title: string, run: () => Promise<void>) => {
    if (applies) test(title, run)
  }

  testIf(params.length > 0, 'answers ids that are none, too large or unknown', async () => {
    for (const param of params)
      for (const wrong of some(wrongIds, ofIds)) {
        const path = pathWith(endpoint, (name) => (name === param ? wrong : usualParam(name, endpoint.path)))
        const answer = await send(endpoint, `${param} ${wrong.slice(0, 40)}`, {
          path,
          ...(endpoint.body && { body: sampleOf(bodyFields) }),
        })
        if (answer.status < 400) expect(answer.status).toBeLessThan(300)
      }
  })

  testIf(bodyFields.length > 0, 'answers every field wrong, missing or naughty', async () => {
    const sample = sampleOf(bodyFields)
    for (const field of bodyFields) {
      const { [field]: _, ...without } = sample
      await send(endpoint, `without ${field}`, { body: without })
      for (const wrong of [...some([...wrongValues, megabyte], ofValues), ...someNaughty(strings)])
        await send(endpoint, `${field} ${JSON.stringify(wrong)?.slice(0, 60)}`, { body: { ...sample, [field]: wrong } })
    }
  })

  testIf(queryFields.length > 0, 'answers every query wrong, twice or naughty', async () => {
    for (const field of queryFields) {
      const others = new URLSearchParams(
        Object.entries(sampleOf(queryFields))
          .filter(([name]) => name !== field)
          .map(([name, value]) => [name, String(value)]),
      )
      for (const wrong of [...some([...wrongTexts, 'x'.repeat(6_000)], ofValues), ...someNaughty(strings)]) {
        const text = encodeURIComponent(wrong.toWellFormed())
        await send(endpoint, `${field}=${wrong.slice(0, 60)}`, {
          path: `${usualPath(endpoint)}?${others}&${field}=${text}`,
        })
      }
      await send(endpoint, `${field} twice`, { path: `${usualPath(endpoint)}?${others}&${field}=1&${field}=2` })
      await send(endpoint, `${field}[]`, {
        path: `${usualPath(endpoint)}?${others}&${field}[]=1&${field}[a]=%00&${field}=%`,
      })
    }
  })

  testIf(endpoint.method !== 'GET', 'answers bodies that are none, a forged token and odd keys', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const bodies = [
      '{"a":',
      '[',
      'null',
      '[]',
      '"x"',
      '7',
      '{"__proto__":{"a":1},"constructor":7}',
      deep,
      '{"a":"\\ud800"}',
      '{"a":1e999}',
    ]
    for (const body of some(bodies, ofCalls)) await send(endpoint, body.slice(0, 40), { body })
    const tooMuch = await send(endpoint, 'more than a megabyte', { body: moreThanAMegabyte })
    expect(tooMuch.status).toBe(413)
    await send(endpoint, 'plain text', { body: 'hello', headers: { 'content-type': 'text/plain' } })
    await send(endpoint, 'no such type', { body: 'hello', headers: { 'content-type': ';;;' } })
    for (const forged of some(['', 'forged', 'a.b.c', 'x'.repeat(5_000)], ofCalls)) {
      const answer = await send(endpoint, 'a forged token', { body: {}, headers: { 'x-csrf-token': forged } })
      expect(answer.status).toBe(419)
    }
    for (const key of some(['', 'ä', 'x'.repeat(201), 'a b'], ofCalls))
      await send(endpoint, `key ${key.slice(0, 20)}`, { body: sampleOf(bodyFields), key })
  })

  test('rejects methods it does not accept', async () => {
    const taken = new Set(endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method))
    const others = ['POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !taken.has(one as 'POST'))
    for (const method of inFull ? others : some(others, others.length))
      assertClear(`${method} ${endpoint.path}`, await everybody.raw({ method, path: usualPath(endpoint), body: {} }))
  })

  testIf(endpoint.audience !== 'public' && params.length > 0, 'keeps what belongs to others', async () => {
    const answer = await send(endpoint, 'a stranger', usualBody(endpoint), stranger)
    // A key identifies a write, and a home a favorite, only together with the caller, so anyone may ask about their
    // own.
    if (/owners\/accounting|^writes\/|^favorites\//.test(endpoint.path)) return
    expect([403, 404, 422]).toContain(answer.status)
    const visit = await send(endpoint, 'nobody', usualBody(endpoint), t.visitor())
    expect(visit.status).toBe(401)
  })
})

describe('impossible stays', () => {
  const week = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
  test.each([
    ['in the past', { arrive: '2026-07-02', depart: '2026-07-09' }],
    ['of 500 nights', { depart: '2028-11-13' }],
    ['that end before they begin', { depart: '2027-07-01' }],
    ['of no night', { depart: '2027-07-02' }],
    ['in a century', { arrive: '2127-07-02', depart: '2127-07-09' }],
    ['of minus one guest', { adults: -1 }],
    ['of nobody', { adults: 0 }],
    ['of a million guests', { adults: 1_000_000 }],
    ['of half a guest', { adults: 1.5 }],
    ['of minus one child', { children: -1 }],
    ['with more pets than any home takes', { pets: 10 }],
  ])('rejects a stay %s with the reason', async (_name, wrong) => {
    const answer = await everybody.raw({
      method: 'POST',
      path: `properties/${real.home}/quotes`,
      body: { ...week, ...wrong },
    })
    assertClear('a quote', answer)
    expect(answer.status).toBe(422)
  })
})

test('an address that matches no call is rejected like a call', async () => {
  for (const path of ['', '/', '%00', '..%2f..%2fetc%2fpasswd', 'x'.repeat(5_000), 'bookings/1/2/3/4'])
    for (const method of ['GET', 'POST', 'DELETE'])
      assertClear(path, await everybody.raw({ method, path: `${apiBase}/${path}` }))
})
