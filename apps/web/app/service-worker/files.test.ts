import { beforeEach, describe, expect, it } from 'vitest'
import { createFiles } from './files.ts'
import { createPictures, isCdnPicture, isPicture } from './pictures.ts'
import { memoryCaches } from './testing/memory-caches.ts'

const origin = 'https://stay.example'
const shell = ['/assets/runtime-1.js', '/assets/frame-1.css']
let caches: CacheStorage
let fetched: string[]
beforeEach(() => {
  fetched = []
  caches = memoryCaches(fetchOne)
})

const fetchOne = async (url: string): Promise<Response> => {
  const { pathname, search } = new URL(url, origin)
  fetched.push(pathname + search)
  if (pathname === '/offline') return new Response(`<link href="/assets/page-1.css"> ${search}`)
  return pathname.startsWith('/assets/') ? new Response(pathname) : new Response('', { status: 404 })
}
const files = (list: readonly string[] = shell) => createFiles({ caches, fetch: fetchOne, shell: list })
const request = (path: string) => new Request(origin + path)

describe('build files', () => {
  it('needed by every page are available once the worker is, including those of the offline page', async () => {
    const worker = files()
    await worker.install()
    fetched = []
    for (const path of [...shell, '/assets/page-1.css'])
      expect(await (await worker.file(request(path))).text()).toBe(path)
    expect(fetched).toEqual([])
  })

  it('are stored as they are used, and never requested again', async () => {
    const worker = files()
    await worker.file(request('/assets/tour-1.js'))
    await worker.file(request('/assets/tour-1.js'))
    expect(fetched).toEqual(['/assets/tour-1.js'])
  })

  it('of an earlier version are deleted, except those a stored page needs', async () => {
    await files().install()
    await files().file(request('/assets/old-but-used.js'))
    const next = files(['/assets/runtime-2.js'])
    await next.install()
    await next.prune(['/assets/old-but-used.js'])
    const left = (await (await caches.open('porchlight-files')).keys()).map(({ url }) => new URL(url).pathname)
    expect(left.sort()).toEqual(['/assets/old-but-used.js', '/assets/page-1.css', '/assets/runtime-2.js'])
  })
})

describe('the offline page', () => {
  it("is available in the reader's chosen language", async () => {
    const worker = files()
    await worker.install()
    expect(await (await worker.offlinePage())?.text()).toContain('language=en')
    await worker.noteSeen(['/assets/late-1.js', '/media-resources/pictures/1'], 'es')
    expect(await (await worker.offlinePage())?.text()).toContain('language=es')
    fetched = []
    await worker.noteSeen(['/assets/late-1.js'], 'es')
    expect(fetched).toEqual([])
  })
})

describe('pictures', () => {
  it.each([
    ['/media-resources/pictures/7-abcdef12/640.webp', true],
    ['/media-resources/scenes/evening/1600.avif', true],
    ['/media-resources/files/7-abcdef12', false],
    ['/app-portal/v1.1/web-data', false],
  ])('%s: %s', (path, is) => expect(isPicture(path)).toBe(is))

  it('C508 on a CDN are stored if they can be read, and only shown if not', async () => {
    const at = new Request('https://cdn.example/stay/property-images/7-abcdef12/640.webp')
    expect(isCdnPicture({ destination: 'image' }, new URL(at.url).pathname)).toBe(true)
    expect(isCdnPicture({ destination: 'script' }, new URL(at.url).pathname)).toBe(false)
    expect(isCdnPicture({ destination: 'image' }, '/other/7-abcdef12/640.webp')).toBe(false)
    let done: Promise<unknown> = Promise.resolve()
    const later = (work: Promise<unknown>) => {
      done = work
    }
    const modes: string[] = []
    const readable = createPictures(caches, async (request) => {
      modes.push(request.mode)
      return new Response('picture')
    })
    await readable.answer(at, later)
    await done
    await readable.answer(at, later)
    expect(modes).toEqual(['cors'])
    await readable.forget()

    const plain = new Request(at.url, { mode: 'no-cors' })
    const closed = createPictures(caches, async (request) => {
      if (request !== plain) throw new TypeError('may not be read')
      return Response.json(null, { status: 203 })
    })
    expect((await closed.answer(plain, later)).status).toBe(203)
  })
})
