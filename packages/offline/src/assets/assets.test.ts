import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeepStore } from '../payloads/keep-store.ts'
import { keepScene, minutes } from '../payloads/testing/scene.ts'
import { type Sealed, StoreProblem } from '../queue/store.ts'
import { type FilePart, openAssets } from './assets.ts'
import { limits, pageOf, piecesOf, toDispose } from './rules.ts'

const mb = 1_000_000

type Setting = { inApp?: boolean; mostBytes?: number; sizes?: Record<string, number>; quota?: number }

/** A device and a server with files of these sizes; records every part requested. */
const opened = ({ inApp = false, mostBytes, sizes = {}, quota }: Setting = {}) => {
  const scene = keepScene()
  const parts: [string, readonly [number, number] | null][] = []
  const wanted: string[] = []
  const held = () =>
    [...scene.shelf.rows.values()].flatMap(({ pieces }) => pieces).reduce((sum, { length }) => sum + length, 0)
  const full: KeepStore = {
    ...scene.parts.store,
    put: async (row, pieces = []) => {
      const more = pieces.reduce((sum, { length }) => sum + length, 0)
      if (quota !== undefined && held() + more > quota) throw new StoreProblem('full')
      return scene.parts.store.put(row, pieces.length > 0 ? pieces : undefined)
    },
  }
  const assets = openAssets({
    ...scene.parts,
    store: full,
    inApp,
    ...(mostBytes !== undefined && { mostBytes }),
    wanted: async () => wanted.map((url) => ({ url, ref: 'bookings' })),
    fetchPart: async (url, part): Promise<FilePart | null> => {
      parts.push([url, part])
      if (scene.requested.includes('down')) throw new TypeError('Failed to fetch')
      const size = sizes[url]
      if (size === undefined) return null
      const [from, to] = part ?? [0, size - 1]
      const bytes = new Uint8Array(Math.min(to, size - 1) - from + 1).fill(7) as Sealed
      return { bytes, type: 'image/webp', size }
    },
  })
  const urls = async () => (await assets.page(1)).data.map(({ url }) => url)
  return {
    ...scene,
    assets,
    fetched: parts,
    urls,
    held,
    want: (...next: string[]) => void wanted.splice(0, wanted.length, ...next),
  }
}

describe('a file referenced by several payloads', () => {
  it('C442 is fetched once, and not again if another tab has fetched it meanwhile', async () => {
    const { assets, want, fetched } = opened({ sizes: { '/a': 10, '/b': 20 } })
    want('/a', '/b', '/a', '/a', '/b')
    await assets.refresh()
    expect(fetched.map(([url]) => url)).toEqual(['/a', '/b'])
    await assets.refresh()
    expect(fetched).toHaveLength(2)
  })
})

describe('a cached file', () => {
  it('C309 C447 is fetched as a blob and recorded with every field of its record', async () => {
    const { assets, time } = opened({ sizes: { '/pictures/7-ab/640.webp': 900 } })
    expect(await assets.keep({ url: '/pictures/7-ab/640.webp', ref: 'bookings' })).toBe(true)
    expect((await assets.page(1)).data).toEqual([
      {
        url: '/pictures/7-ab/640.webp',
        stored: time.now(),
        lastAccessed: time.now(),
        name: '7-ab/640.webp',
        type: 'image/webp',
        size: 900,
        pieces: 1,
        ref: 'bookings',
      },
    ])
    const blob = await assets.read('/pictures/7-ab/640.webp')
    expect([blob?.size, blob?.type]).toEqual([900, 'image/webp'])
    expect(await assets.total()).toEqual({ files: 1, bytes: 900 })
  })

  it('knows when it was last used', async () => {
    const { assets, time } = opened({ sizes: { '/a': 10, '/b': 10 } })
    for (const url of ['/a', '/b']) await assets.keep({ url, ref: null })
    await time.pass(minutes(3))
    await assets.read('/a')
    expect((await assets.page(1)).data).toMatchObject([{ url: '/a', lastAccessed: time.now() }, { url: '/b' }])
  })

  it('is fetched once, however many request it meanwhile', async () => {
    const { assets, fetched } = opened({ sizes: { '/a': 10 } })
    await Promise.all([1, 2, 3].map(() => assets.keep({ url: '/a', ref: null })))
    expect(fetched).toHaveLength(1)
  })

  it("isn't cached if the server doesn't have it, or it is larger than all available space", async () => {
    const { assets, urls } = opened({ sizes: { '/huge': 2000 }, mostBytes: 1000 })
    expect(await assets.keep({ url: '/gone', ref: null })).toBe(false)
    expect(await assets.keep({ url: '/huge', ref: null })).toBe(false)
    expect(await urls()).toEqual([])
  })
})

describe('pieces', () => {
  it('C436 are used in the app for files over 15 MB, fetched part by part', async () => {
    const { assets, fetched } = opened({ inApp: true, sizes: { '/film': 31 * mb, '/picture': 15 * mb } })
    await assets.keep({ url: '/film', ref: null })
    await assets.keep({ url: '/picture', ref: null })
    expect((await assets.page(1)).data.map(({ url, pieces }) => [url, pieces]).sort()).toEqual([
      ['/film', 3],
      ['/picture', 1],
    ])
    expect(fetched).toEqual([
      ['/film', [0, 15 * mb - 1]],
      ['/film', [15 * mb, 30 * mb - 1]],
      ['/film', [30 * mb, 31 * mb - 1]],
      ['/picture', [0, 15 * mb - 1]],
    ])
    expect((await assets.read('/film'))?.size).toBe(31 * mb)
  })

  it("C436 aren't used in a browser", async () => {
    const { assets, fetched } = opened({ sizes: { '/film': 31 * mb } })
    await assets.keep({ url: '/film', ref: null })
    expect(fetched).toEqual([['/film', null]])
    expect((await assets.page(1)).data[0]).toMatchObject({ pieces: 1, size: 31 * mb })
  })

  it('C436 cover a file without gap or overlap, whatever its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * mb }), fc.boolean(), (size, inApp) => {
        const pieces = piecesOf(size, inApp)
        expect(pieces[0]?.[0]).toBe(0)
        expect(pieces.at(-1)?.[1]).toBe(size - 1)
        for (const [at, [from, to]] of pieces.entries()) {
          if (at > 0) expect(from).toBe((pieces[at - 1] as [number, number])[1] + 1)
          if (inApp) expect(to - from + 1).toBeLessThanOrEqual(15 * mb)
        }
      }),
    )
  })
})

describe('the files of the stored payloads', () => {
  it('C442 are checked every five minutes: missing ones are fetched', async () => {
    const { assets, fetched, want, urls } = opened({ sizes: { '/a': 10, '/b': 10 } })
    expect(limits.refreshMs).toBe(minutes(5))
    want('/a', '/gone')
    await assets.refresh()
    want('/a', '/b')
    await assets.refresh()
    expect(await urls()).toEqual(expect.arrayContaining(['/a', '/b']))
    expect(fetched.map(([url]) => url)).toEqual(['/a', '/gone', '/b'])
  })

  it("C383 aren't fetched offline unless forced", async () => {
    const { assets, fetched, want, set } = opened({ sizes: { '/a': 10 } })
    want('/a')
    set({ online: false })
    await assets.refresh()
    expect(fetched).toEqual([])
    await assets.refresh({ force: true })
    expect(fetched).toHaveLength(1)
  })

  it("are retried if they didn't arrive", async () => {
    const { assets, requested, want, urls } = opened({ sizes: { '/a': 10 } })
    want('/a')
    requested.push('down')
    await assets.refresh()
    expect(await urls()).toEqual([])
    requested.length = 0
    await assets.refresh()
    expect(await urls()).toEqual(['/a'])
  })
})

describe('when there is no room', () => {
  it('the least recently used goes first', async () => {
    const { assets, time, urls } = opened({ sizes: { '/a': 400, '/b': 400, '/c': 400 }, mostBytes: 1000 })
    for (const url of ['/a', '/b']) {
      await assets.keep({ url, ref: null })
      await time.pass(minutes(1))
    }
    await assets.read('/a')
    await time.pass(minutes(1))
    await assets.keep({ url: '/c', ref: null })
    expect(await urls()).toEqual(['/c', '/a'])
  })

  it('and the browser allows less than our limit, files are removed until the new one fits or nothing is left', async () => {
    const { assets, time, urls, held } = opened({ sizes: { '/a': 400, '/b': 400, '/c': 700, '/d': 3000 }, quota: 1000 })
    for (const url of ['/a', '/b', '/c']) {
      expect(await assets.keep({ url, ref: null })).toBe(true)
      await time.pass(minutes(1))
    }
    expect(await urls()).toEqual(['/c'])
    expect(await assets.keep({ url: '/d', ref: null })).toBe(false)
    expect(held()).toBe(0)
  })

  it('no more is removed than necessary, and always the least recently used', () => {
    const card = fc.record({ size: fc.integer({ min: 1, max: 500 }), lastAccessed: fc.nat(1000) })
    fc.assert(
      fc.property(fc.array(card), fc.nat(2000), fc.nat(4000), (cards, more, most) => {
        const going = toDispose(cards, more, most)
        const staying = cards.filter((one) => !going.includes(one))
        const sum = (list: typeof cards) => list.reduce((total, { size }) => total + size, 0)
        if (staying.length > 0) expect(sum(staying) + more).toBeLessThanOrEqual(most)
        if (going.length > 0) expect(sum(staying) + more + (going.at(-1)?.size ?? 0)).toBeGreaterThan(most)
        const latest = Math.max(0, ...going.map(({ lastAccessed }) => lastAccessed))
        for (const { lastAccessed } of staying) expect(lastAccessed).toBeGreaterThanOrEqual(latest)
      }),
    )
  })
})

describe('the list', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, at) => ({ size: 1, lastAccessed: at }))

  it('C443 has twenty per page, most recently used first', () => {
    const { data, numberPages } = pageOf(cards(45), 1)
    expect([data.length, numberPages, data[0]?.lastAccessed]).toEqual([20, 3, 44])
    expect(pageOf(cards(45), 3).data).toHaveLength(5)
  })

  it('stays within its pages', () => {
    expect(pageOf(cards(45), 9)).toMatchObject({ currentPage: 3 })
    expect(pageOf([], 0)).toEqual({ currentPage: 1, numberPages: 1, data: [] })
  })

  it("doesn't restore a file if everything is cleared while it is being fetched", async () => {
    const { assets, want, urls, fetched } = opened({ sizes: { '/a': 10, '/b': 10 } })
    want('/a', '/b')
    const refreshing = assets.refresh()
    while (fetched.length === 0) await Promise.resolve()
    await assets.clear()
    await refreshing
    expect(await urls()).toEqual([])
    expect(fetched).toHaveLength(1)
  })

  it('loses a file that is removed, and all of them when cleared', async () => {
    const { assets, urls } = opened({ sizes: { '/a': 1, '/b': 1 } })
    for (const url of ['/a', '/b']) await assets.keep({ url, ref: null })
    await assets.remove(['/a'])
    expect(await urls()).toEqual(['/b'])
    await assets.clear()
    expect(await urls()).toEqual([])
  })
})
