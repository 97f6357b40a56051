import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { headerPictures, renditionWidths } from '@porchlight/contract'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { tellPicturesBy } from './addresses.ts'
import { checks } from './checks.ts'
import { storeOriginal } from './commands.ts'
import {
  attachPictures,
  cardPicturesOf,
  mediaFileView,
  pictureCounts,
  picturesOf,
  pictureView,
  usePoolPicture,
} from './index.ts'
import type { StoredPicture } from './picture.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A photo as a phone creates it: rotated, with the location where it was taken. */
const photo = (width: number, height: number, color = '#3366aa') =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 9/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '71/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const store = async (bytes: Uint8Array) => storeOriginal(t.app, bytes)
const caption = { alt: 'A house', shot: 'hero', room: null }
const srcOf = (picture: StoredPicture) => pictureView({ ...picture, ...caption }).src
const fetched = async (url: string) => {
  const answer = await t.server.inject({ url })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

const manifest = JSON.parse(readFileSync(new URL('../../demo/assets/art/manifest.json', import.meta.url), 'utf8')) as {
  homes: { images: { file: string; width: number; height: number; color: string; placeholder: string }[] }[]
}
const [cabin] = manifest.homes[0]?.images ?? []
if (!cabin) throw new Error('the manifest of the bundled art is empty')
const poolPicture = () => t.write((ctx) => usePoolPicture(ctx, cabin.file, cabin))

describe('an uploaded picture', () => {
  it('is measured upright, with its color and a tiny placeholder', async () => {
    const picture = await store(await photo(900, 600))
    expect(picture).toMatchObject({ origin: 'file', type: 'image/jpeg', width: 600, height: 900 })
    expect(picture.color).toMatch(/^#[23][0-9a-f][67][0-9a-f][ab][0-9a-f]$/)
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder.length).toBeLessThan(400)
  })

  it('is stored unchanged, and is one picture however often it is sent', async () => {
    const bytes = await photo(901, 600)
    const [first, second] = await Promise.all([store(bytes), store(bytes)])
    expect(second).toEqual(first)
    expect(await t.app.adapters.files.read(first.path)).toEqual(bytes)
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'not_a_picture'],
    ['a damaged JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'picture_unreadable'],
    ['more than 40 MB', Buffer.alloc(40_000_001), 'too_large'],
  ])('is rejected when it is %s', async (_, bytes, code) => {
    await expect(store(bytes)).rejects.toMatchObject({ code })
  })

  it('is rejected when it is truncated', async () => {
    const bytes = await photo(1200, 800)
    await expect(store(bytes.subarray(0, bytes.length >> 1))).rejects.toMatchObject({ code: 'picture_unreadable' })
  })

  it('has its renditions created by a job, in every width it can fill', async () => {
    const picture = await store(await photo(500, 700, '#884422'))
    await t.drain()
    const widths = renditionWidths(picture.width)
    expect(widths).toEqual([320, 480, 640, 700])
    for (const width of widths)
      for (const format of ['avif', 'webp']) {
        const stored = `renditions/${picture.sha256.slice(0, 2)}/${picture.sha256}/${width}.${format}`
        expect(await t.app.adapters.files.has(stored), stored).toBe(true)
      }
  })

  it('has its widest rendition created on request', async () => {
    const picture = await store(await photo(1200, 1700, '#225588'))
    await t.drain()
    const at = (width: number) => `renditions/${picture.sha256.slice(0, 2)}/${picture.sha256}/${width}.avif`
    expect(renditionWidths(picture.width).slice(-2)).toEqual([1600, 1700])
    expect(await t.app.adapters.files.has(at(1600))).toBe(true)
    expect(await t.app.adapters.files.has(at(1700))).toBe(false)
    const { bytes } = await fetched(`${srcOf(picture)}/1700.avif`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1700, height: 1200 })
    expect(await t.app.adapters.files.has(at(1700))).toBe(true)
  })

  it.each([
    ['in shades of gray', (plain: Sharp) => plain.grayscale().png(), 3],
    ['with 16 bits a channel', (plain: Sharp) => plain.toColorspace('rgb16').png(), 3],
    ['in the inks of a printer', (plain: Sharp) => plain.toColorspace('cmyk').jpeg(), 3],
    ['half transparent', (plain: Sharp) => plain.ensureAlpha(0.5).png(), 4],
  ])('keeps its appearance in every width when it is %s', async (_, as, channels) => {
    const original = await as(
      sharp({ create: { width: 700, height: 500, channels: 3, background: '#b06030' } }),
    ).toBuffer()
    const picture = await store(original)
    await t.drain()
    const wanted = await sharp(original).resize(1, 1).toColorspace('srgb').raw().toBuffer()
    for (const format of ['avif', 'webp'])
      for (const width of renditionWidths(picture.width)) {
        const { bytes } = await fetched(`${srcOf(picture)}/${width}.${format}`)
        const shown = await sharp(bytes).resize(1, 1).toColorspace('srgb').raw().toBuffer({ resolveWithObject: true })
        expect(shown.info.channels, `${width}.${format}`).toBe(channels)
        for (const [at, level] of wanted.entries())
          expect(Math.abs((shown.data[at] ?? 0) - level), `${width}.${format}`).toBeLessThan(8)
      }
  })

  it('is served without the location it was taken', async () => {
    const original = await photo(800, 640)
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const picture = await store(original)
    for (const format of ['avif', 'webp']) {
      const { bytes } = await fetched(`${srcOf(picture)}/320.${format}`)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect((await sharp(bytes).metadata()).orientation).toBeUndefined()
    }
  })

  it('is reported by the check when its original is missing', async () => {
    const [originals] = checks
    expect(await originals?.run(t.app)).toMatchObject({ holds: true })
    const { path } = await store(await photo(77, 77))
    rmSync(join(t.app.config.dataFolder, 'files', path))
    expect(await originals?.run(t.app)).toMatchObject({
      holds: false,
      figure: expect.stringMatching(/^1 of \d+ missing$/),
    })
  })
})

describe('a rendition', () => {
  it('is created on demand in the requested width and format, stored, and cached forever', async () => {
    const picture = await poolPicture()
    const { status, headers, bytes } = await fetched(`${srcOf(picture)}/480.webp`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 })
    const stored = await t.app.adapters.files.read(
      `renditions/${picture.sha256.slice(0, 2)}/${picture.sha256}/480.webp`,
    )
    expect(stored).toEqual(bytes)
  })

  it('is the bundled original itself if that fits', async () => {
    const picture = await poolPicture()
    const { bytes } = await fetched(`${srcOf(picture)}/1600.avif`)
    expect(bytes).toEqual(readFileSync(new URL(`../../demo/assets/art/${cabin.file}`, import.meta.url)))
  })

  it('is never the upload itself, not even in its own width and format', async () => {
    const original = await sharp(await photo(400, 400))
      .rotate()
      .keepExif()
      .avif({ effort: 0 })
      .toBuffer()
    const picture = await store(original)
    const { status, bytes } = await fetched(`${srcOf(picture)}/400.avif`)
    expect(status).toBe(200)
    expect(bytes).not.toEqual(original)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('is the same for all simultaneous requests', async () => {
    const src = srcOf(await poolPicture())
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetched(`${src}/640.avif`)))
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })

  it('exists only in the available widths and formats, and under the right version', async () => {
    const picture = await poolPicture()
    const src = srcOf(picture)
    const none = [
      `${src}/333.webp`,
      `${src}/2880.webp`,
      `${src}/480.jpeg`,
      `${src}/480.svg`,
      `/media-resources/pictures/${picture.id}-00000000/480.webp`,
      '/media-resources/pictures/999999/480.webp',
      '/media-resources/pictures/..%2f..%2fetc/480.webp',
      `/media-resources/pictures/${picture.id}`,
    ]
    for (const url of none) expect((await fetched(url)).status, url).toBe(404)
  })

  it('C507 is also found by the plain id, then cached for only a day', async () => {
    const { id } = await poolPicture()
    const { status, headers } = await fetched(`/media-resources/pictures/${id}/320.webp`)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  })
})

describe('a scene', () => {
  it('is served by its name', async () => {
    const { status, bytes } = await fetched('/media-resources/scenes/inn-village-ember/960.webp')
    expect(status).toBe(200)
    expect((await sharp(bytes).metadata()).width).toBe(960)
    expect((await fetched('/media-resources/scenes/..%2fmanifest.json/960.webp')).status).toBe(404)
  })
})

describe('a gallery', () => {
  it('is in the order given, and a card shows the first picture and the evening view', async () => {
    const { id: pictureId } = await poolPicture()
    const gallery = ['hero', 'living', 'evening'].map((shot) => ({ pictureId, alt: `The ${shot}`, shot, room: null }))
    await t.write((ctx) => attachPictures(ctx, { subject: 'home', subjectId: 7 }, gallery.toReversed()))
    await t.write((ctx) => attachPictures(ctx, { subject: 'home', subjectId: 7 }, gallery))
    const shots = (pictures: { shot: string }[] | undefined) => pictures?.map(({ shot }) => shot)
    expect(shots((await t.read((ctx) => picturesOf(ctx, 'home', [7, 8]))).get(7))).toEqual([
      'hero',
      'living',
      'evening',
    ])
    expect(shots((await t.read((ctx) => cardPicturesOf(ctx, 'home', [7]))).get(7))).toEqual(['hero', 'evening'])
    expect(await t.read((ctx) => pictureCounts(ctx, 'home', [7, 8]))).toEqual(new Map([[7, 3]]))
  })

  it('shares one picture between homes with the same bundled one', async () => {
    expect((await poolPicture()).id).toBe((await poolPicture()).id)
  })
})

describe('C508 pictures behind a CDN', () => {
  it('are addressed in its folder of property images, which it fills from ours', async () => {
    const cdnUrl = 'https://cdn.example/stay'
    const picture = await poolPicture()
    const behind = await testApp({ config: { mediaCdnUrl: cdnUrl } })
    try {
      const src = srcOf(picture)
      expect(src).toMatch(/^https:\/\/cdn\.example\/stay\/property-images\/\d+-[0-9a-f]{8}$/)
      const policy = (await behind.visitor().raw({ path: 'web-data' })).headers['content-security-policy']
      for (const kind of ['img-src', 'connect-src'])
        expect(policy).toMatch(new RegExp(`${kind} [^;]*https://cdn\\.example[ ;]`))
      const { status, headers } = await fetched(`${src.slice(cdnUrl.length)}/320.webp`)
      expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
        200,
        'image/webp',
        '*',
      ])
      expect(headers['cache-control']).toContain('immutable')
    } finally {
      tellPicturesBy(undefined)
      await behind.close()
    }
    expect(srcOf(picture)).toMatch(/^\/media-resources\/pictures\//)
  })

  it('have no other folder, and no one’s portrait or upload goes there', async () => {
    expect((await fetched('/property-images/..%2f..%2fetc/320.webp')).status).toBe(404)
    tellPicturesBy('https://cdn.example')
    const upload = { id: 1, name: 'a', folder: null, type: 'image/png', bytes: 1, sha256: '0'.repeat(64) }
    const view = mediaFileView({ ...upload, picture: await poolPicture() } as Parameters<typeof mediaFileView>[0])
    tellPicturesBy(undefined)
    expect(view.picture?.src).toMatch(/^\/media-resources\/pictures\//)
  })
})

it('C548 C549 each number of an exterior and an interior is a separate picture, and there are no others', async () => {
  const seen = new Set<string>()
  for (const [kind, count] of Object.entries(headerPictures))
    for (let number = 1; number <= count; number++) {
      const { status, bytes } = await fetched(`/media-resources/scenes/${kind}-${number}/1600.avif`)
      expect(status).toBe(200)
      seen.add(bytes.toString('base64'))
    }
  expect(seen.size).toBe(29 + 13)
  for (const name of ['exterior-0', 'exterior-30', 'interior-14'])
    expect((await fetched(`/media-resources/scenes/${name}/1600.avif`)).status).toBe(404)
})
