import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { apiBase, chunkBytes, uploadChunk, uploadLimits, writeAnswer } from '@porchlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { checks } from './checks.ts'
import { forgetLapsed } from './chunks.ts'

type Sender = Caller & { accountId: number }
let t: TestApp
let owner: Sender
beforeAll(async () => {
  t = await testApp()
  owner = await t.person('owner')
})
afterAll(() => t.close())

const mp4Head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomavc1')])
/** Twelve megabytes that look like a film: three chunks. */
const film = Buffer.concat([mp4Head, Buffer.alloc(12_000_000 - mp4Head.length, 7)])
const partOf = (bytes: Buffer, chunk: number) => bytes.subarray(chunk * chunkBytes, (chunk + 1) * chunkBytes)

type Part = {
  upload: string
  chunk: number
  bytes?: Buffer
  part?: Buffer
  more?: Record<string, unknown>
  key?: string
}
const send = (who: Caller, { upload, chunk, bytes = film, part = partOf(bytes, chunk), more = {}, key }: Part) =>
  who.call(uploadChunk, {
    body: {
      upload,
      fileSize: bytes.length,
      chunks: Math.ceil(bytes.length / chunkBytes),
      chunk,
      folder: 'homes/fernley',
      file: new File([new Uint8Array(part)], 'pool.mp4'),
      ...more,
    },
    ...(key && { idempotencyKey: key }),
  })
type Given = Awaited<ReturnType<typeof send>>
const sent = async (answer: Promise<Given>) => {
  const given = await answer
  if (!given.ok) throw new Error(JSON.stringify(given.error))
  return given.results
}
const refusal = async (answer: Promise<Given>) => {
  const given = await answer
  return given.ok ? 'taken' : [given.error.status, given.error.code]
}
const folder = () => join(t.app.config.dataFolder, 'files', 'chunks')

describe('a large file', () => {
  it('C426 C431 C432 arrives in chunks, each answered with what has arrived and where the next one goes', async () => {
    const upload = randomUUID()
    const first = await sent(send(owner, { upload, chunk: 0 }))
    const chunksEndPoint = `${apiBase}/media-resources/upload-chunk`
    expect(first).toEqual({
      object: null,
      uploads: [{ id: upload, s3Path: null, uploadedChunk: [true, false, false], chunksEndPoint }],
    })
    // Chunks may arrive in any order.
    const second = await sent(send(owner, { upload, chunk: 2 }))
    expect(second.uploads[0]?.uploadedChunk).toEqual([true, false, true])
    const { object, uploads } = await sent(send(owner, { upload, chunk: 1 }))
    expect(object).toMatchObject({ name: 'pool.mp4', folder: 'homes/fernley', type: 'video/mp4', bytes: film.length })
    expect(uploads).toEqual([
      { id: upload, s3Path: object?.originalSrc, uploadedChunk: [true, true, true], chunksEndPoint: null },
    ])
    const fetched = await owner.raw({ path: uploads[0]?.s3Path ?? '', headers: { range: 'bytes=11999990-' } })
    expect([fetched.status, fetched.text]).toEqual([206, String.fromCharCode(...Array(10).fill(7))])
  })

  it('that is a picture is measured and rendered like any other picture', async () => {
    const noise = Buffer.alloc(1500 * 1500 * 3).map(() => Math.random() * 256)
    const png = await sharp(noise, { raw: { width: 1500, height: 1500, channels: 3 } })
      .png()
      .toBuffer()
    expect(png.length).toBeGreaterThan(chunkBytes)
    const upload = randomUUID()
    await sent(send(owner, { upload, chunk: 0, bytes: png }))
    const { object } = await sent(send(owner, { upload, chunk: 1, bytes: png }))
    expect(object?.picture).toMatchObject({ width: 1500, height: 1500 })
  })

  it('leaves no chunks behind, and stays the same file when its last chunk arrives again', async () => {
    const upload = randomUUID()
    for (const chunk of [0, 1]) await sent(send(owner, { upload, chunk }))
    const whole = await sent(send(owner, { upload, chunk: 2 }))
    expect(await t.app.adapters.files.has(`chunks/${owner.accountId}/${upload}/0`)).toBe(false)
    expect(await sent(send(owner, { upload, chunk: 2 }))).toEqual(whole)
  })

  it('is one file when its last chunks arrive at the same moment', async () => {
    const upload = randomUUID()
    await sent(send(owner, { upload, chunk: 0 }))
    const answers = await Promise.all([1, 2, 1, 2].map((chunk) => send(owner, { upload, chunk })))
    const last = await sent(send(owner, { upload, chunk: 2 }))
    const ids = answers.flatMap((answer) => (answer.ok && answer.results.object ? [answer.results.object.id] : []))
    expect(new Set([...ids, last.object?.id]).size).toBe(1)
  })

  it('is answered once per key: a lost response can be requested again without resending the chunk', async () => {
    const [upload, key] = [randomUUID(), randomUUID()]
    const answer = await sent(send(owner, { upload, chunk: 0, key }))
    const requested = await owner.call(writeAnswer, { params: { key } })
    expect(requested.ok && requested.results).toMatchObject({
      state: 'answered',
      envelope: { valid: true, results: answer },
    })
    expect(await sent(send(owner, { upload, chunk: 0, key }))).toEqual(answer)
  })
})

describe('a chunk', () => {
  it('is added only to a file of its own sender', async () => {
    const upload = randomUUID()
    for (const chunk of [0, 1]) await sent(send(owner, { upload, chunk }))
    const other = await t.person('owner')
    const answer = await sent(send(other, { upload, chunk: 2 }))
    expect([answer.object, answer.uploads[0]?.uploadedChunk]).toEqual([null, [false, false, true]])
    const { uploads } = await sent(send(owner, { upload, chunk: 0 }))
    expect(uploads[0]?.uploadedChunk).toEqual([true, true, false])
  })

  it.each([
    ['shorter than its place', { part: film.subarray(0, 100) }],
    ['beyond the end', { more: { chunk: 3 } }],
    ['of another number of chunks', { more: { chunks: 4 } }],
    ['of another size', { more: { fileSize: 11_000_000 } }],
  ])('is rejected when it is %s', async (_, wrong) => {
    const upload = randomUUID()
    await sent(send(owner, { upload, chunk: 0 }))
    expect(await refusal(send(owner, { upload, chunk: 1, ...wrong }))).toEqual([422, 'chunk_does_not_fit'])
  })

  it('is rejected immediately when it starts a file of an unsupported type', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(6_000_000)])
    expect(await refusal(send(owner, { upload: randomUUID(), chunk: 0, bytes: program }))).toEqual([
      422,
      'type_not_taken',
    ])
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(uploadLimits.document)])
    expect(await refusal(send(owner, { upload: randomUUID(), chunk: 0, bytes: pdf }))).toEqual([413, 'too_large'])
  })

  it('that hid its type until the end is detected when the file is complete', async () => {
    const upload = randomUUID()
    const program = Buffer.alloc(6_000_000, 1)
    await sent(send(owner, { upload, chunk: 1, bytes: program }))
    const disguised = Buffer.concat([mp4Head, program.subarray(mp4Head.length, chunkBytes)])
    expect(await refusal(send(owner, { upload, chunk: 0, bytes: program }))).toEqual([422, 'type_not_taken'])
    expect(await refusal(send(owner, { upload, chunk: 0, bytes: program, part: disguised }))).toBe('taken')
  })

  it('is only accepted from signed-in people', async () => {
    expect(await refusal(send(t.visitor(), { upload: randomUUID(), chunk: 0 }))).toEqual([401, 'unauthenticated'])
  })

  it('is over the daily limit when started uploads exceed five gigabytes', async () => {
    const sender = await t.person('owner')
    const begin = (upload: string) =>
      send(sender, {
        upload,
        chunk: 39,
        part: film.subarray(0, chunkBytes),
        more: { fileSize: uploadLimits.film, chunks: 40 },
      })
    const [first = '', ...others] = Array.from({ length: 25 }, () => randomUUID())
    for (const upload of [first, ...others]) await sent(begin(upload))
    expect(await refusal(begin(randomUUID()))).toEqual([429, 'too_many_uploads'])
    expect(await refusal(begin(first))).toBe('taken')
  })

  it('is reported by the check when it is missing from the file store', async () => {
    const check = checks.find(({ code }) => code === 'media.chunks')
    expect(await check?.run(t.app)).toMatchObject({ holds: true })
    await sent(send(owner, { upload: randomUUID(), chunk: 0 }))
    rmSync(folder(), { recursive: true })
    expect(await check?.run(t.app)).toMatchObject({ holds: false })
  })

  it('expires a day after the last one of its file', async () => {
    const upload = randomUUID()
    const path = `chunks/${owner.accountId}/${upload}/0`
    await sent(send(owner, { upload, chunk: 0 }))
    t.clock.advance(23 * 60)
    await sent(send(owner, { upload, chunk: 1 }))
    t.clock.advance(23 * 60)
    await forgetLapsed(t.app)
    expect(await t.app.adapters.files.has(path)).toBe(true)
    t.clock.advance(2 * 60)
    await forgetLapsed(t.app)
    expect(await t.app.adapters.files.has(path)).toBe(false)
    const { uploads } = await sent(send(owner, { upload, chunk: 2 }))
    expect(uploads[0]?.uploadedChunk).toEqual([false, false, true])
  })
})
