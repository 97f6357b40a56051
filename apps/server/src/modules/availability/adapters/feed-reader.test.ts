import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFeedReader, type FeedWorld, mostBytes } from './feed-reader.ts'

const here = (name: string) => readFileSync(fileURLToPath(new URL(`../testdata/tls/${name}`, import.meta.url)), 'utf8')
const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

let server: Server
let port: number
let requested: string[] = []
let answer: RequestListener

beforeAll(async () => {
  server = createServer({ key: here('feeds.key.pem'), cert: here('feeds.cert.pem') }, (request, response) => {
    requested.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise<void>((resolve) => server.close(() => resolve()))
})

/** A test environment where `feeds.test` is on this machine, and calling this machine is allowed. */
const reader = (world: Partial<FeedWorld> = {}) => {
  requested = []
  return createFeedReader({
    ca: here('feeds.cert.pem'),
    mayCall: () => true,
    mayUsePort: () => true,
    resolve: async (hostname) =>
      hostname === 'inside.test' ? [{ address: '10.0.0.7', family: 4 }] : [{ address: '127.0.0.1', family: 4 }],
    ...world,
  })
}
const at = (path: string, host = 'feeds.test') => `https://${host}:${port}${path}`
const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end()

describe('R70 reading a feed', () => {
  test('reads a calendar over https', async () => {
    answer = (_, response) => response.end(calendar)
    expect(await reader().read(at('/a.ics'))).toEqual({ kind: 'text', text: calendar })
  })

  test('reads a calendar in the encoding that its server states', async () => {
    const [before, after] = ['BEGIN:VCALENDAR\r\nSUMMARY:', '\r\nEND:VCALENDAR\r\n']
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xd1, 0xe0, 0xe4]), Buffer.from(after)])
    answer = (_, response) => response.setHeader('content-type', 'text/calendar; charset=windows-1251').end(bytes)
    expect(await reader().read(at('/a.ics'))).toEqual({ kind: 'text', text: `${before}Сад${after}` })
  })

  test.each([
    ['http://feeds.test/a.ics', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['https://me:secret@feeds.test/a.ics', 'password_in_address'],
    ['webcal://me:secret@feeds.test/a.ics', 'password_in_address'],
  ])('rejects %s', async (url, code) => {
    expect(await reader().read(url)).toEqual({ kind: 'failed', problem: { code, params: {} } })
    expect(requested).toEqual([])
  })

  test.each([
    'https://feeds.test:8443/a.ics',
    'https://feeds.test:22/a.ics',
    'webcal://feeds.test:80/a.ics',
    'https://[2606:4700::1]:6379/',
  ])('calls no other port: %s', async (url) => {
    expect(await createFeedReader({ mayCall: () => true }).read(url)).toEqual({
      kind: 'failed',
      problem: { code: 'other_port', params: {} },
    })
  })

  test('does not follow a redirect to another port', async () => {
    answer = redirect('https://feeds.test:6379/')
    const own = (address: string) => new URL(address).port === String(port)
    expect(await reader({ mayUsePort: own }).read(at('/start'))).toMatchObject({ problem: { code: 'other_port' } })
    expect(requested).toEqual(['feeds.test/start'])
  })

  test.each(['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '169.254.169.254', '[::ffff:10.0.0.1]', 'localhost'])(
    'never calls https://%s without permission',
    async (host) => {
      requested = []
      const real = createFeedReader({ ca: here('feeds.cert.pem'), mayUsePort: () => true })
      expect(await real.read(`https://${host}:${port}/`)).toMatchObject({
        kind: 'failed',
        problem: { code: 'not_public' },
      })
      expect(requested).toEqual([])
    },
  )

  test('rejects a name with one private address among public ones', async () => {
    const mixed = createFeedReader({
      resolve: async () => [
        { address: '1.1.1.1', family: 4 },
        { address: '192.168.0.1', family: 4 },
      ],
    })
    expect(await mixed.read('https://mixed.test/')).toMatchObject({ problem: { code: 'not_public' } })
  })

  test('looks up a name once, and calls the address that was checked', async () => {
    answer = (_, response) => response.end(calendar)
    let times = 0
    const rebinding = createFeedReader({
      ca: here('feeds.cert.pem'),
      mayCall: (address) => address === '127.0.0.1',
      mayUsePort: () => true,
      resolve: async () => [{ address: times++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
    })
    expect(await rebinding.read(at('/'))).toMatchObject({ kind: 'text' })
    expect(times).toBe(1)
  })

  test('checks every redirect like the first address', async () => {
    const outside = { mayCall: (address: string) => address === '127.0.0.1' }
    answer = (request, response) =>
      request.url === '/start' ? redirect('/end')(request, response) : response.end(calendar)
    expect(await reader(outside).read(at('/start'))).toMatchObject({ kind: 'text' })
    answer = redirect('https://inside.test/')
    expect(await reader(outside).read(at('/start'))).toMatchObject({ problem: { code: 'not_public' } })
    answer = redirect(`http://feeds.test:${port}/`)
    expect(await reader().read(at('/start'))).toMatchObject({ problem: { code: 'not_https' } })
    answer = redirect('/again')
    expect(await reader().read(at('/start'))).toMatchObject({
      problem: { code: 'too_many_redirects', params: { most: 5 } },
    })
    expect(requested).toHaveLength(6)
  })

  test('reads a webcal address over https', async () => {
    answer = (_, response) => response.end(calendar)
    for (const scheme of ['webcal', 'webcals', 'WEBCAL'])
      expect(await reader().read(at('/a.ics').replace('https', scheme))).toEqual({ kind: 'text', text: calendar })
    answer = (request, response) =>
      request.url === '/start'
        ? redirect(at('/end').replace('https', 'webcal'))(request, response)
        : response.end(calendar)
    expect(await reader().read(at('/start'))).toEqual({ kind: 'text', text: calendar })
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('decompresses a body packed with %s, up to the same limit as any other', async (packing, pack) => {
    const sends = (text: string) => {
      answer = (_, response) => response.writeHead(200, { 'content-encoding': packing }).end(pack(text))
    }
    sends(calendar)
    expect(await reader().read(at('/'))).toEqual({ kind: 'text', text: calendar })
    sends(' '.repeat(60 * 1024 * 1024))
    expect(await reader().read(at('/'))).toMatchObject({ problem: { code: 'too_large' } })
    answer = (_, response) => response.writeHead(200, { 'content-encoding': packing }).end('not packed at all')
    expect(await reader().read(at('/'))).toMatchObject({ problem: { code: 'unreachable' } })
  })

  test('reads no more than 5 MB, announced or not', async () => {
    const problem = { code: 'too_large', params: { megabytes: 5 } }
    answer = (_, response) => response.writeHead(200, { 'content-length': mostBytes + 1 }).end()
    expect(await reader().read(at('/'))).toEqual({ kind: 'failed', problem })
    answer = (_, response) => {
      let open = true
      response.on('close', () => {
        open = false
      })
      const more = () => {
        if (open) response.write(Buffer.alloc(65_536), () => setImmediate(more))
      }
      more()
    }
    expect(await reader().read(at('/'))).toEqual({ kind: 'failed', problem })
  })

  test('reports an error status, an untrusted certificate, or a dead host as the reason', async () => {
    answer = (_, response) => response.writeHead(404).end()
    expect(await reader().read(at('/'))).toEqual({
      kind: 'failed',
      problem: { code: 'bad_status', params: { status: 404 } },
    })
    const strict = createFeedReader({
      mayCall: () => true,
      mayUsePort: () => true,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    expect(await strict.read(at('/'))).toEqual({
      kind: 'failed',
      problem: { code: 'unreachable', params: { reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' } },
    })
    const dead = createFeedReader({
      resolve: async () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    })
    expect(await dead.read('https://nowhere.test/')).toEqual({
      kind: 'failed',
      problem: { code: 'unreachable', params: { reason: 'ENOTFOUND' } },
    })
  })

  test("gives up on a feed that doesn't end", async () => {
    answer = (_, response) => response.write('BEGIN:VCALENDAR\r\n')
    expect(await reader({ seconds: 0.2 }).read(at('/'))).toEqual({
      kind: 'failed',
      problem: { code: 'too_slow', params: { seconds: 0.2 } },
    })
    const lost = createFeedReader({ seconds: 0.2, resolve: () => new Promise(() => {}) })
    expect(await lost.read('https://nowhere.test/')).toMatchObject({ problem: { code: 'too_slow' } })
  })
})
