import { describe, expect, it } from 'vitest'
import type { Reply } from './answers.ts'
import type { Request } from './parts.ts'
import { limits } from './rules.ts'
import { aWrite, done, no, scene } from './testing/scene.ts'

const small = new Blob(['a picture'], { type: 'image/jpeg' })
const large = new Blob([new Uint8Array(12_000_000).map((_, at) => at % 251)], { type: 'video/mp4' })
const photo = { field: 'photo', file: small, name: 'porch.jpg' }
const film = { field: 'film', file: large, name: 'pool.mp4' }

const fields = ({ form }: Request) => Object.fromEntries(form ?? [])
const textOf = async (value: unknown) => (value as { bytes: Blob }).bytes.text()

/** A server that stores chunks: it confirms those it has, and asks for more until it has all. */
const chunkServer = (more: { forgetsAfter?: number } = {}) => {
  const held = new Map<number, Blob>()
  let answered = 0
  return {
    held,
    answer: (request: Request) => {
      if (request.url !== '/chunks') return done({ object: { id: 99 }, uploads: [] })
      const { upload, chunk, chunks, file } = fields(request) as Record<string, string> & { file: unknown }
      if (++answered === more.forgetsAfter) held.clear()
      held.set(Number(chunk), (file as { bytes: Blob }).bytes)
      const uploadedChunk = Array.from({ length: Number(chunks) }, (_, index) => held.has(index))
      const isWhole = uploadedChunk.every(Boolean)
      return done({
        object: isWhole ? { id: 31 } : null,
        uploads: [
          {
            id: upload,
            s3Path: isWhole ? '/files/31' : null,
            uploadedChunk,
            chunksEndPoint: isWhole ? null : '/chunks',
          },
        ],
      })
    },
    bytes: async () =>
      new Uint8Array(await new Blob([...held].sort(([a], [b]) => a - b).map(([, blob]) => blob)).arrayBuffer()),
  }
}

describe("a write's files", () => {
  it('C430 are sent as form data together with the content', async () => {
    const s = scene()
    await s.take(aWrite({ data: { title: 'Leak', rooms: [1, 2], none: null }, uploads: [photo] }))
    await s.time.pass(100)
    const [request] = s.requests
    const form = request ? fields(request) : {}
    expect(Object.keys(form)).toEqual(['title', 'rooms', 'photo'])
    expect([form.title, form.rooms, await textOf(form.photo)]).toEqual(['Leak', '[1,2]', 'a picture'])
    expect(s.states()).toEqual(['complete'])
    expect(s.shelf.pieces.size).toBe(0)
  })

  it('C426 C427 C432 are sent in chunks of five megabytes to the chunk endpoint, one at a time, if they are large', async () => {
    const server = chunkServer()
    const s = scene(server.answer)
    await s.take(aWrite({ url: '/chunks', data: { folder: 'homes' }, uploads: [film] }))
    expect(s.shelf.pieces.size).toBe(3)
    await s.time.pass(1000)
    expect(s.requests.map((request) => [request.url, fields(request).chunk, fields(request).folder])).toEqual([
      ['/chunks', '0', 'homes'],
      ['/chunks', '1', 'homes'],
      ['/chunks', '2', 'homes'],
    ])
    expect([...server.held.values()].map(({ size }) => size)).toEqual([limits.chunkBytes, limits.chunkBytes, 2_000_000])
    expect(await server.bytes()).toEqual(new Uint8Array(await large.arrayBuffer()))
    expect(s.shelf.pieces.size).toBe(0)
  })

  it('C428 queue a new POST for each chunk the answer asks for, under its own key', async () => {
    const s = scene(chunkServer().answer)
    await s.take(aWrite({ url: '/chunks', uploads: [film] }))
    await s.time.pass(1000)
    expect(s.requests.every(({ method }) => method === 'POST')).toBe(true)
    expect(new Set(s.requests.map(({ key }) => key)).size).toBe(3)
    expect(s.queue.heads().map(({ state, quiet }) => [state, quiet])).toEqual([
      ['complete', true],
      ['complete', true],
      ['complete', false],
    ])
  })

  it('C431 are answered with results.object and results.uploads, which the write stores', async () => {
    const s = scene(chunkServer().answer)
    await s.take(aWrite({ url: '/chunks', uploads: [film] }))
    await s.time.pass(1000)
    const head = s.queue.heads().find(({ quiet }) => !quiet)
    const body = head && (await s.queue.read(head))
    expect(body?.results).toMatchObject({
      object: { id: 31 },
      uploads: [{ s3Path: '/files/31', chunksEndPoint: null }],
    })
    expect(body?.uploads).toMatchObject([{ s3Path: '/files/31', uploadedChunk: [true, true, true] }])
  })

  it('are sent before their write, which references them, and newer writes of the object wait for all of it', async () => {
    const s = scene(chunkServer().answer)
    await s.take(aWrite({ url: '/issues', data: { title: 'Leak' }, uploads: [photo, film] }))
    await s.take(aWrite({ url: '/younger' }))
    await s.time.pass(1000)
    expect(s.requests.map(({ url }) => url)).toEqual(['/chunks', '/chunks', '/chunks', '/issues', '/younger'])
    const form = fields(s.requests[3] as Request)
    expect([form.title, form.film, await textOf(form.photo)]).toEqual(['Leak', '31', 'a picture'])
    expect(s.shelf.pieces.size).toBe(0)
  })

  it('restart with the first chunk if the server has lost them', async () => {
    const server = chunkServer({ forgetsAfter: 3 })
    const s = scene(server.answer)
    await s.take(aWrite({ url: '/chunks', uploads: [film] }))
    await s.time.pass(1000)
    expect(s.requests.map((request) => fields(request).chunk)).toEqual(['0', '1', '2', '0', '1'])
    expect(await server.bytes()).toEqual(new Uint8Array(await large.arrayBuffer()))
  })

  it('stay on the device while their write is rejected, and are removed when it is discarded', async () => {
    const s = scene(() => no(422, 'Please send a picture, a film or a PDF.'))
    const key = await s.take(aWrite({ url: '/chunks', uploads: [film] }))
    await s.time.pass(100)
    expect([s.states(), s.shelf.pieces.size]).toEqual([['refused'], 3])
    await s.queue.discard(key)
    expect(s.shelf.pieces.size).toBe(0)
  })

  it('block the write if they are gone from the device', async () => {
    const s = scene()
    s.set.online = false
    await s.take(aWrite({ uploads: [photo] }))
    s.shelf.pieces.clear()
    s.set.online = true
    s.queue.connected()
    await s.time.pass(100)
    expect(s.queue.heads()).toMatchObject([{ state: 'refused', standsFor: 'unreadable' }])
    expect(s.requests).toEqual([])
  })
})

describe('files referenced by a write', () => {
  const picture = { ...photo, field: 'uploadId', namedAs: 'id' as const }
  const attached = { ...film, field: 'files', namedAs: 'ids' as const }
  const show = aWrite({ url: '/photo', method: 'PUT', data: {}, uploads: [picture] })

  it('are sent first, however small, and the write lists their ids', async () => {
    const s = scene(chunkServer().answer)
    await s.take(show)
    await s.time.pass(1000)
    expect(s.requests.map(({ url, data }) => [url, data])).toEqual([
      ['/chunks', null],
      ['/photo', { uploadId: 31 }],
    ])
    expect(s.shelf.pieces.size).toBe(0)
  })

  it('are added to a list after the existing ones', async () => {
    const s = scene(chunkServer().answer)
    await s.take(aWrite({ url: '/messages', data: { text: 'See', files: [4] }, uploads: [attached] }))
    await s.time.pass(1000)
    expect(s.requests.map(({ url }) => url)).toEqual(['/chunks', '/chunks', '/chunks', '/messages'])
    expect(s.requests[3]).toMatchObject({ data: { text: 'See', files: [4, 31] }, form: null })
  })

  it('reach the server once even if answers are lost and the tab dies between file and write', async () => {
    const server = chunkServer()
    const answers = new Map<string, Reply>()
    let lost = 0
    const applied: string[] = []
    // Everything that arrives takes effect, but its answer is lost: only asking first prevents sending it again.
    const s = scene((request) => {
      applied.push(request.url)
      answers.set(request.key, server.answer(request))
      lost += 1
      return 'nothing'
    })
    s.set.unknownOutcome = () => {
      const [key = ''] = s.checked.slice(-1)
      const known = answers.get(key)
      const times = { now: s.time.now(), rememberedSince: s.time.now() - 172_800_000 }
      return known ? { ...times, state: 'answered', ...known } : { ...times, state: 'unknown' }
    }
    await s.take(show)
    await s.time.pass(100)
    s.queue.stop()
    const next = s.open()
    await s.time.pass(200_000)
    expect([applied, lost]).toEqual([['/chunks', '/photo'], 2])
    expect(next.heads().map(({ state }) => state)).toEqual(['complete', 'complete'])
  })

  it("aren't considered sent without an id in the answer", async () => {
    const s = scene((request) => {
      const { upload } = fields(request)
      return done({
        object: null,
        uploads: [{ id: upload, s3Path: null, uploadedChunk: [true], chunksEndPoint: null }],
      })
    })
    await s.take(show)
    await s.time.pass(1000)
    expect(s.requests.map(({ url }) => url)).toEqual(['/chunks'])
    expect(s.states()).toEqual(['pending'])
  })

  it('can be viewed while they wait', async () => {
    const s = scene()
    s.set.online = false
    await s.take(show)
    const [head] = s.queue.heads()
    const [upload] = (head && (await s.queue.read(head)))?.uploads ?? []
    expect(await (upload && (await s.queue.file(upload)))?.text()).toBe('a picture')
    s.shelf.pieces.clear()
    expect(upload && (await s.queue.file(upload))).toBeNull()
  })

  it('can be replaced after a rejection: the new one takes the old place, and nothing of the first remains', async () => {
    const server = chunkServer()
    const s = scene(() => no(422, 'Please send a picture, a film or a PDF.'))
    const key = await s.take(show)
    await s.take(aWrite({ url: '/younger' }))
    await s.time.pass(100)
    expect(s.states()).toEqual(['refused', 'pending'])
    s.set.answer = server.answer
    const [head] = s.queue.heads()
    const [upload] = (head && (await s.queue.read(head)))?.uploads ?? []
    const other = { upload: upload?.id ?? '', file: new Blob(['another']), name: 'other.jpg' }
    const editing = s.queue.edit(key, {}, [other])
    await s.time.pass(0)
    expect(await editing).toBe(true)
    await s.time.pass(1000)
    expect(s.requests.slice(1).map(({ url }) => url)).toEqual(['/chunks', '/photo', '/younger'])
    expect(await textOf(fields(s.requests[1] as Request).file)).toBe('another')
    expect(s.shelf.pieces.size).toBe(0)
  })

  it("aren't replaced if there is no room: the waiting write stays unchanged", async () => {
    let room = 1_000_000
    const s = scene(() => done(), { room: async () => room })
    s.set.online = false
    const key = await s.take(show)
    room = 100
    const [head] = s.queue.heads()
    const [upload] = (head && (await s.queue.read(head)))?.uploads ?? []
    const other = { upload: upload?.id ?? '', file: new Blob(['another']), name: 'other.jpg' }
    await expect(s.queue.edit(key, {}, [other])).rejects.toThrow('full')
    expect(s.queue.heads()).toEqual([head])
    expect(await (upload && (await s.queue.file(upload)))?.text()).toBe('a picture')
  })
})
