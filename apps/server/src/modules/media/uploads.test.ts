import { rmSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase, renditionWidths, uploadCustomFile, uploadCustomImage } from '@porchlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { csrfToken, newVisitorSecret } from '#http/csrf'
import { sessionCookie, visitorCookie } from '#http/session'
import { openSession } from '#modules/accounts'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { checks } from './checks.ts'
import { pictureById } from './queries.ts'
import { dailyBytes, recordUpload, storeUpload, storeUploadedFile } from './uploads.ts'

type Sender = Caller & { accountId: number }
let t: TestApp
let owner: Sender
beforeAll(async () => {
  t = await testApp()
  owner = await t.person('owner')
})
afterAll(() => t.close())

const picture = (width = 640, height = 480, color = '#335577') =>
  sharp({ create: { width, height, channels: 3, background: color } })
const jpeg = (...measures: Parameters<typeof picture>) =>
  picture(...measures)
    .jpeg()
    .toBuffer()
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomavc1'), Buffer.alloc(900, 7)])
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')

const fileOf = (bytes: Uint8Array, name: string, type = 'application/octet-stream') =>
  new File([new Uint8Array(bytes)], name, { type })
const sendPicture = (who: Caller, bytes: Uint8Array, more: { name?: string; folder?: string; key?: string } = {}) =>
  who.call(uploadCustomImage, {
    body: { file: fileOf(bytes, more.name ?? 'porch.jpg'), ...(more.folder && { folder: more.folder }) },
    ...(more.key && { idempotencyKey: more.key }),
  })
const sendFile = (who: Caller, bytes: Uint8Array, name: string) =>
  who.call(uploadCustomFile, { body: { file: fileOf(bytes, name) } })
const sent = async <T>(answer: Promise<{ ok: true; results: T } | { ok: false; error: unknown }>): Promise<T> => {
  const given = await answer
  if (!given.ok) throw new Error(JSON.stringify(given.error))
  return given.results
}
const refusal = async (answer: Promise<{ ok: boolean; error?: { code: string; status: number } }>) => {
  const { ok, error } = await answer
  return ok ? 'taken' : [error?.status, error?.code]
}
const formWith = (...parts: [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}
const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`porchlight-form-${process.pid}-`))

describe('an uploaded picture', () => {
  it('C824 C825 is sent as a form with file and folder, and returns path and data', async () => {
    const { path, data } = await sent(
      sendPicture(owner, await jpeg(), { folder: 'homes/fernley', name: 'Porch é.jpg' }),
    )
    expect(data).toMatchObject({ name: 'Porch é.jpg', folder: 'homes/fernley', type: 'image/jpeg' })
    expect(data.picture).toMatchObject({ src: path, width: 640, height: 480 })
    expect(path).toMatch(/^\/media-resources\/pictures\/\d+-[0-9a-f]{8}$/)
    for (const src of [data.thumbnail, data.originalSrc]) {
      const shown = await t.server.inject({ url: String(src) })
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    }
  })

  it.each([
    [1, 1],
    [1, 600],
    [15, 400],
  ])('of %d × %d pixels shows nothing and is rejected', async (width, height) => {
    expect(await refusal(sendPicture(owner, await jpeg(width, height)))).toEqual([422, 'picture_too_small'])
    expect(await refusal(sendFile(owner, await jpeg(width, height), 'dot.jpg'))).toEqual([422, 'picture_too_small'])
  })

  it('that was generated here is shown like an uploaded one, and rendered only on request', async () => {
    const { files } = t.app.adapters
    const made = { name: 'plan.png', bytes: await picture(900, 700, '#20a0c0').png().toBuffer() }
    const upload = await t.write((ctx) => storeUpload(ctx, files, { accountId: owner.accountId, folder: null }, made))
    await t.drain()
    const { sha256 = '' } = upload.picture ?? {}
    const rendition = `renditions/${sha256.slice(0, 2)}/${sha256}/640.webp`
    expect(await files.has(rendition)).toBe(false)
    const url = `/media-resources/pictures/${upload.picture?.id}-${sha256.slice(0, 8)}/640.webp`
    expect((await t.server.inject({ url })).statusCode).toBe(200)
    expect(await files.has(rendition)).toBe(true)
  })

  it('has its renditions created by the job', async () => {
    const { data } = await sent(sendPicture(owner, await jpeg(700, 500, '#aa3311')))
    await t.drain()
    const { sha256 = '' } = (await t.read((ctx) => pictureById(ctx, Number(data.picture?.id)))) ?? {}
    for (const width of renditionWidths(700))
      expect(await t.app.adapters.files.has(`renditions/${sha256.slice(0, 2)}/${sha256}/${width}.avif`)).toBe(true)
  })

  it('C819 image-extensions is accepted as GIF, PNG, JPEG, and WebP', async () => {
    const files = {
      'a.gif': await picture(90, 60).gif().toBuffer(),
      'a.png': await picture(90, 60).png().toBuffer(),
      'a.jpg': await jpeg(90, 60),
      'a.jpeg': await jpeg(91, 60),
      'a.webp': await picture(90, 60).webp().toBuffer(),
    }
    for (const [name, bytes] of Object.entries(files)) {
      const { data } = await sent(sendPicture(owner, bytes, { name }))
      expect(data.picture?.height, name).toBe(60)
    }
  })

  it('is recognized by its bytes, whatever its name says', async () => {
    expect(await refusal(sendPicture(owner, svg, { name: 'a.svg' }))).toEqual([422, 'not_a_picture'])
    expect(await refusal(sendPicture(owner, html, { name: 'a.jpg' }))).toEqual([422, 'not_a_picture'])
    expect(await refusal(sendPicture(owner, pdf, { name: 'a.jpg' }))).toEqual([422, 'not_a_picture'])
    expect(await refusal(sendPicture(owner, (await jpeg()).subarray(0, 300)))).toEqual([422, 'picture_unreadable'])
    const { data } = await sent(sendPicture(owner, await jpeg(66, 44), { name: '../../etc/passwd.svg' }))
    expect([data.type, data.name]).toEqual(['image/jpeg', 'passwd.svg'])
  })

  it('is found only under its version', async () => {
    const { data, path } = await sent(sendPicture(owner, await jpeg(321, 200)))
    expect((await t.server.inject({ url: `${path}/320.webp` })).statusCode).toBe(200)
    expect((await t.server.inject({ url: `/media-resources/pictures/${data.picture?.id}/320.webp` })).statusCode).toBe(
      404,
    )
  })

  it('is stored once however often it is repeated under one key, and its key works for no other file', async () => {
    const bytes = await jpeg(333, 222)
    const first = await sent(sendPicture(owner, bytes, { key: 'porch-1' }))
    expect(await sent(sendPicture(owner, bytes, { key: 'porch-1' }))).toEqual(first)
    expect(await refusal(sendPicture(owner, await jpeg(334, 222), { key: 'porch-1' }))).toEqual([
      422,
      'idempotency_mismatch',
    ])
    const again = await sent(sendPicture(owner, bytes))
    expect(again.data.id).not.toBe(first.data.id)
    expect(again.path).toBe(first.path)
  })
})

describe('an uploaded file', () => {
  it('C820 video-extensions is a film in any of their containers, a PDF, or a picture', async () => {
    const films = {
      'a.mp4': mp4,
      'a.qt': Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  \0\0\0\0qt  ')]),
      'a.mov': Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('widemdat')]),
      'a.webm': Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from('webm')]),
      'a.mkv': Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88]), Buffer.from('matroska')]),
      'a.avi': Buffer.from('RIFF\x01\x02\x03\x04AVI LIST'),
      'a.wmv': Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0, 1]),
      'a.flv': Buffer.from('FLV\x01\x05'),
      'a.avchd': Buffer.concat(Array.from({ length: 4 }, () => Buffer.concat([Buffer.from('G'), Buffer.alloc(187)]))),
    }
    for (const [name, bytes] of Object.entries({ ...films, 'a.pdf': pdf, 'a.jpg': await jpeg(99, 66) })) {
      const { data } = await sent(sendFile(owner, bytes, name))
      expect(data.type.split('/')[0], name).toBe(
        name === 'a.pdf' ? 'application' : name === 'a.jpg' ? 'image' : 'video',
      )
    }
  })

  it('is rejected when its type is unknown', async () => {
    for (const bytes of [html, svg, Buffer.from('MZ\x90'), Buffer.from('#!/bin/sh'), Buffer.alloc(0)])
      expect(await refusal(sendFile(owner, bytes, 'a.mp4'))).toEqual([422, 'type_not_taken'])
  })

  it('is served only to its sender and staff, as a download', async () => {
    const { path } = await sent(sendFile(owner, pdf, 'Plan (of) Elm’s.pdf'))
    const mine = await owner.raw({ path })
    expect([mine.status, mine.text]).toEqual([200, String(pdf)])
    expect(mine.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Plan_of_Elm_s.pdf"; filename*=UTF-8''Plan%20%28of%29%20Elm%E2%80%99s.pdf`,
      'cache-control': 'private, max-age=3600',
    })
    expect((await (await t.person('staff')).raw({ path })).status).toBe(200)
    for (const other of [t.visitor(), await t.person('owner')]) expect((await other.raw({ path })).status).toBe(404)
    for (const wrong of [path.slice(0, -8), `${path.slice(0, -8)}00000000`, '/media-resources/files/..%2f..%2fetc'])
      expect((await owner.raw({ path: wrong })).status).toBe(404)
  })

  it('can be fetched in parts, as video players do', async () => {
    const { path } = await sent(sendFile(owner, mp4, 'porch.mp4'))
    const part = await owner.raw({ path, headers: { range: 'bytes=4-7' } })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${mp4.length}`])
    expect((await owner.raw({ path, headers: { range: 'bytes=5000-' } })).status).toBe(416)
  })

  it('is reported by the check when it is missing from the file store', async () => {
    const check = checks.find(({ code }) => code === 'media.uploads')
    expect(await check?.run(t.app)).toMatchObject({ holds: true })
    rmSync(join(t.app.config.dataFolder, 'files', 'uploads'), { recursive: true })
    expect(await check?.run(t.app)).toMatchObject({ holds: false })
  })
})

describe('an upload', () => {
  const image = `${apiBase}/${uploadCustomImage.path}`
  const file = `${apiBase}/${uploadCustomFile.path}`

  it("requires a login and the page's token", async () => {
    expect(await refusal(sendPicture(t.visitor(), await jpeg()))).toEqual([401, 'unauthenticated'])
    const form = formWith(['file', fileOf(await jpeg(), 'a.jpg')])
    const forged = await owner.raw({ method: 'POST', path: image, body: form, headers: { 'x-csrf-token': 'forged' } })
    expect([forged.status, forged.body.valid]).toEqual([419, false])
  })

  it('is not received before its sender is known', async () => {
    const before = await leftovers()
    const visit = await t.visitor().raw({ method: 'POST', path: file, body: formWith(['file', fileOf(mp4, 'a.mp4')]) })
    expect([visit.status, await leftovers()]).toEqual([401, before])
  })

  it('is too large above 40 MB if it is a picture', async () => {
    const form = formWith(['file', fileOf(Buffer.alloc(40_000_001, 1), 'a.jpg')])
    const answer = await owner.raw({ method: 'POST', path: image, body: form })
    expect([answer.status, answer.body.results.error]).toMatchObject([413, { code: 'too_large' }])
    const document = Buffer.concat([pdf, Buffer.alloc(40_000_000)])
    expect(await refusal(sendFile(owner, document, 'a.pdf'))).toEqual([413, 'too_large'])
  })

  it('is rejected when the form is invalid', async () => {
    const good: [string, File] = ['file', fileOf(await jpeg(), 'a.jpg')]
    const wrong: [string, unknown, number][] = [
      ['no file', formWith(['folder', 'homes']), 422],
      ['a text for a file', formWith(['file', 'homes']), 422],
      ['two files', formWith(good, good), 413],
      ['a folder that leads away', formWith(good, ['folder', '../etc']), 422],
      ['two folders', formWith(good, ['folder', 'a'], ['folder', '../b']), 422],
      ['a prototype', formWith(['__proto__', 'x'], good), 400],
      ['too many fields', formWith(good, ...Array.from({ length: 40 }, (): [string, string] => ['a', 'b'])), 413],
      ['a huge field', formWith(good, ['folder', 'x'.repeat(500_000)]), 422],
      ['JSON', { file: 'x' }, 400],
    ]
    for (const [what, body, status] of wrong)
      for (const path of [image, file]) {
        const answer = await owner.raw({ method: 'POST', path, body })
        expect([what, answer.status, answer.body.valid], answer.text).toEqual([what, status, false])
      }
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an unknown boundary', 'multipart/form-data; boundary=b', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    ],
    ['nothing', 'multipart/form-data; boundary=b', ''],
    [
      'a name with a zero byte',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="folder"\r\n\r\na\0b\r\n--b--\r\n',
    ],
  ])('is rejected when it is incomplete: %s', async (_, type, body) => {
    const answer = await owner.raw({ method: 'POST', path: image, body, headers: { 'content-type': type } })
    expect([400, 422]).toContain(answer.status)
    expect(answer.body.valid).toBe(false)
    expect(answer.text).not.toMatch(/node_modules|porchlight-form|\.ts:/)
  })

  it('leaves nothing behind outside the file store', async () => {
    expect(await leftovers()).toEqual([])
  })

  it('exceeds the daily limit above five gigabytes', async () => {
    const place = join(t.app.config.dataFolder, 'film')
    await writeFile(place, mp4)
    const sender = await t.person('owner')
    const stored = await storeUploadedFile(t.app.adapters.files, {
      name: 'a',
      size: dailyBytes,
      sha256: 'f'.repeat(64),
      place,
    })
    await t.write((ctx) => recordUpload(ctx, { accountId: sender.accountId, folder: null }, stored))
    expect(await refusal(sendFile(sender, mp4, 'a.mp4'))).toEqual([429, 'too_many_uploads'])
    t.clock.advance(24 * 60 + 1)
    expect(await refusal(sendFile(sender, mp4, 'a.mp4'))).toBe('taken')
  })
})

describe('an interrupted upload', () => {
  it('leaves nothing behind, and the server keeps running', async () => {
    const { token } = await t.write((ctx) =>
      openSession(ctx, owner.accountId, { address: '127.0.0.1', userAgent: 'test' }),
    )
    const visitor = newVisitorSecret()
    const { port } = new URL(await t.server.listen({ port: 0, host: '127.0.0.1' }))
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `${apiBase}/${uploadCustomFile.path}`,
      headers: {
        cookie: `${visitorCookie}=${visitor}; ${sessionCookie}=${token}`,
        'x-csrf-token': csrfToken(visitor, token),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 5_000_000,
      },
    })
    call.on('error', () => {})
    call.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n')
    call.write(Buffer.alloc(200_000, 7))
    await vi.waitFor(async () => expect(await leftovers()).not.toEqual([]))
    call.destroy()
    await vi.waitFor(async () => expect(await leftovers()).toEqual([]))
    expect(await refusal(sendFile(owner, mp4, 'a.mp4'))).toBe('taken')
  })
})
