import { apiBase, blobPath, uploadCustomFile, uploadCustomImage } from '@porchlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '#http/session'
import { openSession } from '#modules/accounts'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { good } from '../bookings/testing/guest.ts'
import { ownPath } from './blob.ts'

let t: TestApp
let sender: Caller & { accountId: number }
let picture: string
let document: string
const pdf = Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n${'x'.repeat(500)}\n%%EOF`)

const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

beforeAll(async () => {
  t = await testApp()
  sender = await t.person('traveler')
  const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer()
  const sent = await good(sender.call(uploadCustomImage, { body: { file: fileOf(jpeg, 'porch.jpg') } }))
  picture = `${sent.path}/640.webp`
  document = (await good(sender.call(uploadCustomFile, { body: { file: fileOf(pdf, 'terms.pdf') } }))).path
})
afterAll(() => t.close())

const tokenOf = async (accountId: number) =>
  (await t.write((ctx) => openSession(ctx, accountId, { address: '127.0.0.1', userAgent: 'test', secondFactor: true })))
    .token

/** The response as bytes. */
const blob = async (url: string, accountId: number | null = sender.accountId, headers: Record<string, string> = {}) =>
  t.server.inject({
    url: `${apiBase}/${blobPath}?url=${encodeURIComponent(url)}`,
    headers: { ...headers, ...(accountId && { cookie: `${sessionCookie}=${await tokenOf(accountId)}` }) },
  })

describe('a file for the device to store', () => {
  it('C447 is returned as bytes with its type and length, and stays out of other caches', async () => {
    const answer = await blob(document)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdf)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  it('can be a picture, by its path or its full URL', async () => {
    for (const url of [picture, `${new URL(t.app.config.publicUrl).origin}${picture}`]) {
      const answer = await blob(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640 })
    }
  })

  it('is returned in parts on request', async () => {
    const part = await blob(document, sender.accountId, { range: 'bytes=0-7' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-1.7',
      `bytes 0-7/${pdf.length}`,
    ])
    const first = await blob(picture, sender.accountId, { range: 'bytes=0-3' })
    expect([first.statusCode, first.body]).toEqual([206, 'RIFF'])
    expect((await blob(document, sender.accountId, { range: 'bytes=9000-' })).statusCode).toBe(416)
  })

  it('is only for people who can see it', async () => {
    const other = await t.person('traveler', 'owner')
    const staff = await t.person('staff')
    expect((await blob(document, other.accountId)).statusCode).toBe(404)
    expect((await blob(document, staff.accountId)).statusCode).toBe(200)
    expect((await blob(document, null)).statusCode).toBe(401)
  })
})

const foreign = [
  ...[
    'https://example.com/media-resources/files/1-00000000',
    '//example.com/media-resources/files/1',
    'http://169.254.169.254/',
  ],
  ...[
    'http://127.0.0.1:4000/healthz',
    '/\\example.com/media-resources/x',
    'file:///etc/passwd',
    'data:text/plain,x',
    '',
  ],
  ...['/media-resources/../app-portal/v1.1/web-data', '/media-resources/%2e%2e/web-data', '/app-portal/v1.1/web-data'],
  ...['/media-resources/originals/1', '/media-resources/pictures/1', '/calendar/secret.ics', 'media-resources/files/1'],
  ...['https://porchlight.test@evil.test/media-resources/files/1', '/media-resources/files/1?x=http://evil.test'],
]

describe("a URL that isn't one of our files", () => {
  it.each(foreign)('%s is rejected', async (url) => {
    expect((await blob(url)).statusCode).toBe(404)
  })

  it('is rejected unread, even if it starts like ours', () => {
    const ours = 'https://porchlight.example'
    expect(ownPath(`${ours}/media-resources/files/1-00000000`, ours)).toBe('/media-resources/files/1-00000000')
    for (const url of [
      `${ours}.evil.test/media-resources/files/1`,
      `${ours}:8443/media-resources/files/1`,
      '/media-resources/../app-portal/v1.1/web-data',
      '/media-resources/files/..',
      7,
      undefined,
    ])
      expect(() => ownPath(url, ours)).toThrow('not found')
  })
})
