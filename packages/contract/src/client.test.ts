import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createClient } from './client.ts'
import { condense } from './condense.ts'
import { endpoint } from './endpoint.ts'

const results = z.object({ rows: z.array(z.unknown()) })
const shared = { summary: '', audience: 'public', results, errors: {} } as const
const read = endpoint({
  ...shared,
  method: 'GET',
  path: 'homes/{id}',
  params: z.object({ id: z.number() }),
  query: z.object({ from: z.string().optional(), ids: z.array(z.number()).optional() }),
})
const remove = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'homes/{id}',
  params: z.object({ id: z.number() }),
  query: z.object({ reason: z.string().optional() }),
})
const write = endpoint({ ...shared, method: 'POST', path: 'homes', body: z.object({ name: z.string() }) })
const upload = endpoint({
  ...shared,
  method: 'POST',
  path: 'files',
  body: z.object({ folder: z.string(), file: z.instanceof(Blob) }),
  form: { fileBytes: 10 },
})

/** A client for a server that gives one answer to every call. */
const clientOf = (
  answer: () => Response | Promise<Response>,
  headers?: () => Record<string, string>,
  isOnline?: () => boolean,
) => {
  const calls: { url: string; init: RequestInit; headers: Headers }[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    calls.push({ url: String(url), init, headers: new Headers(init.headers) })
    return await answer()
  }
  return {
    calls,
    call: createClient({
      fetch: fetch as typeof globalThis.fetch,
      ...(headers && { headers }),
      ...(isOnline && { isOnline }),
    }),
  }
}
const well = () => Response.json({ valid: true, results: { rows: [] } })

describe('a call', () => {
  it("C488 C489 C491 C497 C510 calls /app-portal/v1.1/, requests JSON, identifies as a script, and sends this origin's cookies", async () => {
    const { call, calls } = clientOf(well)
    expect(await call(read, { params: { id: 7 } })).toEqual({ ok: true, results: { rows: [] }, status: 200 })
    const [{ url, init, headers } = { url: '', init: {}, headers: new Headers() }] = calls
    expect(url).toBe('/app-portal/v1.1/homes/7')
    expect(headers.get('accept')).toBe('application/json')
    expect(headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(init.credentials).toBe('same-origin')
  })

  it('C490 sends X-CSRF-TOKEN once it is known', async () => {
    let token: string | undefined
    const { call, calls } = clientOf(well, (): Record<string, string> => (token ? { 'x-csrf-token': token } : {}))
    await call(write, { body: { name: 'a' } })
    token = 't1'
    await call(write, { body: { name: 'a' } })
    expect(calls.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 't1'])
  })

  it('C494 C506 puts data in the query for reads and deletes, and sends no query without data', async () => {
    const { call, calls } = clientOf(well)
    await call(read, { params: { id: 7 }, query: { from: '2027-07-02', ids: [1, 2] } })
    await call(remove, { params: { id: 7 }, query: { reason: 'a b' } })
    await call(read, { params: { id: 7 } })
    expect(calls.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['GET', '/app-portal/v1.1/homes/7?from=2027-07-02&ids=1%2C2', undefined],
      ['DELETE', '/app-portal/v1.1/homes/7?reason=a+b', undefined],
      ['GET', '/app-portal/v1.1/homes/7', undefined],
    ])
  })

  it('C495 sends JSON for writes, and form data with a file', async () => {
    const { call, calls } = clientOf(well)
    await call(write, { body: { name: 'Marram House' } })
    await call(upload, { body: { folder: 'homes', file: new Blob(['x']) } })
    const [json, form] = calls
    expect([json?.headers.get('content-type'), json?.init.body]).toEqual([
      'application/json',
      '{"name":"Marram House"}',
    ])
    // The browser sets the type, with the boundary that only it knows.
    expect(form?.headers.get('content-type')).toBe(null)
    expect([...((form?.init.body as FormData | undefined)?.keys() ?? [])]).toEqual(['folder', 'file'])
  })

  it('C496 expands a condensed answer', async () => {
    const rows = [
      { id: 7, picture: { src: '/a' } },
      { id: 8, picture: { src: '/a' } },
    ]
    const { call } = clientOf(() => Response.json(condense({ valid: true, results: { rows } })))
    expect(await call(read, { params: { id: 7 } })).toMatchObject({ ok: true, results: { rows } })
  })

  it('C526 reports no answer as an error with status 500, caused by the connection', async () => {
    const { call } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await call(read, { params: { id: 7 } })).toEqual({
      ok: false,
      error: { code: 'offline', message: 'Could not complete request', status: 500, required: [] },
    })
  })

  it('C525 returns null for no answer with the raw option, for reads and writes', async () => {
    const { call } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await call(read, { params: { id: 7 }, raw: true })).toBeNull()
    expect(await call(write, { body: { name: 'a' }, raw: true })).toBeNull()
  })

  it('C525 returns answers and errors unchanged with the raw option', async () => {
    const { call } = clientOf(() => new Response('', { status: 503 }))
    expect(await call(read, { params: { id: 7 }, raw: true })).toMatchObject({ ok: false, error: { status: 503 } })
  })

  it('C383 sends nothing while the product is offline, unless forced', async () => {
    let online = false
    const { call, calls } = clientOf(well, undefined, () => online)
    expect(await call(read, { params: { id: 7 } })).toMatchObject({
      ok: false,
      error: { code: 'offline', status: 500 },
    })
    expect(await call(write, { body: { name: 'a' } })).toMatchObject({ ok: false, error: { code: 'offline' } })
    expect(await call(read, { params: { id: 7 }, raw: true })).toBeNull()
    expect(calls).toHaveLength(0)
    expect(await call(read, { params: { id: 7 }, force: true })).toMatchObject({ ok: true })
    online = true
    expect(await call(read, { params: { id: 7 } })).toMatchObject({ ok: true })
    expect(calls).toHaveLength(2)
  })

  it("C527 has no results for an answer that isn't JSON", async () => {
    const { call } = clientOf(() => new Response('<html>', { status: 200 }))
    expect(await call(read, { params: { id: 7 } })).toMatchObject({
      ok: false,
      error: { code: 'internal', status: 200 },
    })
  })

  it("C515 uses the spec's message for an error without one", async () => {
    const { call } = clientOf(() => new Response('', { status: 503 }))
    expect(await call(write, { body: { name: 'a' } })).toMatchObject({
      ok: false,
      error: { message: 'Could not complete request', status: 503 },
    })
  })
})
