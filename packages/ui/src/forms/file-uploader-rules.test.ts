import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as rules from './file-uploader-rules.ts'

const { admitted, allowedExtensions, downscaledExtent, kindOf, movedTo, nextStart, placeByKey } = rules
const file = (name: string, size = 1000) => ({ name, size })
const takes = (accept: string | undefined, name: string) => admitted([file(name)], 0, { accept }).taken.length === 1

describe('endings', () => {
  it.each(['a.gif', 'a.png', 'a.jpg', 'a.jpeg', 'a.webp', 'A.JPG'])('C819 image-extensions accepts %s', (name) =>
    expect(takes('image/*', name)).toBe(true),
  )
  it.each(['a.svg', 'a.heic', 'a.bmp', 'jpg', 'a.jpg.exe', 'a.mp4', ''])('C819 image-extensions rejects %j', (name) =>
    expect(takes('image/*', name)).toBe(false),
  )
  it.each(['a.mp4', 'a.mov', 'a.wmv', 'a.avi', 'a.avchd', 'a.mkv', 'a.webm', 'a.flv', 'a.qt'])(
    'C820 video-extensions accepts %s',
    (name) => expect(takes('video/*', name)).toBe(true),
  )
  it.each(['a.mpg', 'a.ogv', 'a.mp4.html', 'a.gif'])('C820 video-extensions rejects %s', (name) =>
    expect(takes('video/*', name)).toBe(false),
  )
  it('follow the filter', () => {
    expect(allowedExtensions('image/jpeg, .PDF')).toEqual(['jpg', 'jpeg', 'pdf'])
    expect(allowedExtensions('application/pdf')).toEqual(['pdf'])
    expect([allowedExtensions(undefined), allowedExtensions(''), allowedExtensions('*/*')]).toEqual([null, null, null])
    expect(takes('image/*,video/*', 'a.mov')).toBe(true)
    expect(takes(undefined, 'notes.txt')).toBe(true)
  })
  it('distinguish pictures, videos, and others', () => {
    expect(['a.PNG', 'a.mov', 'a.pdf', 'a'].map(kindOf)).toEqual(['picture', 'film', 'document', 'document'])
  })
})

describe('chosen files', () => {
  it('are rejected for their type, size, and number, each with its reason', () => {
    const files = [file('a.jpg'), file('b.svg'), file('c.jpg', 6000), file('d.jpg', 0), file('e.jpg'), file('f.jpg')]
    const { taken, refused } = admitted(files, 1, { accept: 'image/*', most: 3, mostBytes: 5000 })
    expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'e.jpg'])
    expect(refused).toEqual([
      { name: 'b.svg', reason: 'type' },
      { name: 'c.jpg', reason: 'size' },
      { name: 'd.jpg', reason: 'empty' },
      { name: 'f.jpg', reason: 'count' },
    ])
  })
  it('are all accepted or rejected, never more than the list can hold', () => {
    const names = fc.array(fc.record({ name: fc.constantFrom('a.jpg', 'b.svg', 'c.MOV'), size: fc.nat(20) }))
    fc.assert(
      fc.property(names, fc.nat(9), fc.nat(9), (files, held, most) => {
        const { taken, refused } = admitted(files, held, { accept: 'image/*', most, mostBytes: 10 })
        expect(taken.length + refused.length).toBe(files.length)
        expect(taken.length).toBeLessThanOrEqual(Math.max(0, most - held))
      }),
    )
  })
  it('C827 start 250 ms apart', () => {
    expect(rules.staggerMilliseconds).toBe(250)
    expect([nextStart(Number.NEGATIVE_INFINITY, 0), nextStart(0, 0), nextStart(250, 10), nextStart(0, 900)]).toEqual([
      0, 250, 500, 900,
    ])
  })
  it('C842 have thumbnails of 75, 75, and 150 px', () =>
    expect(rules.uploaderThumbnails).toEqual({ sm: 75, default: 75, lg: 150 }))
})

describe('the order', () => {
  const list = fc.array(fc.integer(), { minLength: 1, maxLength: 12 })
  it('changes by one moved file', () => {
    expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(movedTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(movedTo(['a', 'b'], 0, 7)).toEqual(['a', 'b'])
  })
  it('loses nothing', () => {
    fc.assert(
      fc.property(list, fc.nat(14), fc.nat(14), (files, from, to) => {
        expect([...movedTo(files, from, to)].sort()).toEqual([...files].sort())
      }),
    )
  })
  it('follows the keys and stops at the ends', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']
    expect(keys.map((key) => placeByKey(key, 1, 4))).toEqual([0, 2, 0, 2, 0, 3, null])
    expect([placeByKey('ArrowUp', 0, 4), placeByKey('ArrowDown', 3, 4), placeByKey('ArrowLeft', 1, 4, -1)]).toEqual([
      0, 3, 2,
    ])
  })
})

describe('a large picture', () => {
  it('C439 image-downscale is scaled to its longest side', () => {
    expect(downscaledExtent({ width: 6000, height: 4000 }, 2000)).toEqual({ width: 2000, height: 1333 })
    expect(downscaledExtent({ width: 3000, height: 9000 }, 2000)).toEqual({ width: 667, height: 2000 })
  })
  it('C439 image-downscale a smaller one stays unchanged, never enlarged', () => {
    expect(downscaledExtent({ width: 2000, height: 1200 }, 2000)).toBeNull()
    expect(downscaledExtent({ width: 1, height: 1 }, 2000)).toBeNull()
  })
  it('C439 image-downscale keeps its proportions, to the pixel', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const small = downscaledExtent({ width, height }, 2000)
        expect(Math.max(small?.width ?? 0, small?.height ?? 0)).toBe(Math.max(width, height) > 2000 ? 2000 : 0)
        if (!small) return
        expect(Math.abs(small.width * height - small.height * width)).toBeLessThanOrEqual(Math.max(width, height))
      }),
    )
  })
  it('C439 image-downscale gets a JPEG file name too', () =>
    expect(['porch.png', 'a.b.webp', '.png', 'x'].map(rules.jpegName)).toEqual([
      'porch.jpg',
      'a.b.jpg',
      'picture.jpg',
      'x.jpg',
    ]))
})
