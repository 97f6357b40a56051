import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLinkReader } from './link-reader.ts'

let base: string
let calls: string[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => {
  calls.push(request.url ?? '')
  answer(request, response)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  calls = []
})

const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c87838' } })
  .png()
  .toBuffer()
const page = `<!doctype html><html><head><title>Ignored</title><meta property="og:title" content="A cabin &amp; a lake">
<meta name="description" content="Logs and a stove"><meta property="og:image" content="/cover.png"><style>.pool{}</style></head>
<body><nav>Pool Sauna</nav><script>alert('pool')</script><h1>Hello</h1><p>A <b>warm</b> room &lt;script&gt;.</p></body></html>`
const html =
  (text: string, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)

it('a page gives its title, description, text, and picture, without its code and its menus', async () => {
  answer = (request, response) =>
    request.url === '/cover.png'
      ? response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      : html(page)(request, response)
  const read = await createLinkReader(false).read(`${base}/stay`)
  expect(read).toMatchObject({ state: 'read', title: 'A cabin & a lake', description: 'Logs and a stove' })
  expect(read.text.replaceAll(' ', '')).toBe('HelloAwarmroom<script>.')
  expect(read.picture).toEqual(picture)
})

it('a picture is read as it is, and a page without its picture without one', async () => {
  answer = (request, response) =>
    request.url === '/p'
      ? response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      : request.url === '/cover.png'
        ? response.writeHead(404).end()
        : html(page)(request, response)
  expect(await createLinkReader(false).read(`${base}/p`)).toMatchObject({ state: 'read', title: '', picture })
  expect(await createLinkReader(false).read(`${base}/stay`)).toMatchObject({ state: 'read', picture: null })
})

it('follows three redirects and not more, and none to where nothing may be read', async () => {
  answer = (request, response) => {
    const left = Number(request.url?.slice(1))
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
    else html(page)(request, response)
  }
  expect((await createLinkReader(false).read(`${base}/3`)).state).toBe('read')
  expect((await createLinkReader(false).read(`${base}/4`)).state).toBe('no_page')
  answer = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  expect((await createLinkReader(false).read(`${base}/x`)).state).toBe('closed')
})

it('neither other kinds of files nor errors are pages', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
  expect((await createLinkReader(false).read(`${base}/a`)).state).toBe('no_page')
  answer = (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('no')
  expect((await createLinkReader(false).read(`${base}/b`)).state).toBe('no_page')
})

it('reads the beginning of an endless page, no endless picture, and waits no longer than its time', async () => {
  const endless = (type: string) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type })
    const more = () => {
      while (!response.destroyed && response.write('<p>cabin</p>'.repeat(8_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  answer = endless('text/html')
  expect(await createLinkReader(false).read(`${base}/long`)).toMatchObject({ state: 'read', picture: null })
  answer = endless('image/png')
  expect((await createLinkReader(false).read(`${base}/long.png`)).state).toBe('unreachable')
  answer = () => {}
  expect((await createLinkReader(false, 0.2).read(`${base}/slow`)).state).toBe('unreachable')
})

it.each([
  'http://example.com/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.8/admin',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::ffff:127.0.0.1]/',
  'https://example.com:8443/',
  'https://someone@example.com/',
  'ftp://example.com/',
])('%s is closed, and nothing is called', async (url) => {
  expect((await createLinkReader().read(url)).state).toBe('closed')
  expect(calls).toEqual([])
})

it('a name that leads to this machine is closed too', async () => {
  const { port } = server.address() as AddressInfo
  answer = html(page)
  // Resolved by the connection itself: no second look-up could give another address.
  expect(['closed', 'unreachable']).toContain((await createLinkReader().read('https://localhost.localdomain/')).state)
  expect((await createLinkReader().read(`https://localhost:${port}/`)).state).toBe('closed')
  expect(calls).toEqual([])
})
