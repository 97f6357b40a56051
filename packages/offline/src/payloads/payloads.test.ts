import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPayloads, type PayloadKind, stateOf } from './payloads.ts'
import { keepScene, minutes } from './testing/scene.ts'

const bookings: PayloadKind = { type: 'Collection', url: '/bookings', required: true }
const statements: PayloadKind = { type: 'Collection', url: '/statements', required: false }
const today: PayloadKind = { type: 'Object', url: '/today', required: false }

/** A server whose collections have the given number of pages, each with two items. */
const opened = (pages: Record<string, number> = { '/bookings': 2, '/statements': 1 }) => {
  const scene = keepScene()
  const fill = (url: string, numberPages: number) => {
    for (let page = 1; page <= Math.max(1, numberPages); page += 1)
      scene.answers.set(`${url}?page=${page}`, { payload: { numberPages, data: [`${page}a`, `${page}b`] } })
  }
  for (const [url, count] of Object.entries(pages)) fill(url, count)
  scene.answers.set('/today', { payload: { homes: 3 } })
  const cache = openPayloads({ ...scene.parts, kinds: [bookings, statements, today] })
  const recordOf = async (url: string) => {
    const record = (await cache.records()).find((one) => one.url === url)
    if (!record) throw new Error(url)
    return { ...record, state: stateOf(record) }
  }
  return { ...scene, fill, cache, recordOf }
}

describe('a payload', () => {
  it('C440 changes to processing, then stored', async () => {
    const { cache, set, time, recordOf } = opened()
    expect(await recordOf('/bookings')).toMatchObject({ state: 'none', stored: null, pages: 0 })
    set({ slow: 1000 })
    const fetching = cache.refresh()
    await time.pass(500)
    expect(await recordOf('/bookings')).toMatchObject({ state: 'processing', processing: time.now() - 500 })
    expect(await recordOf('/statements')).toMatchObject({ state: 'none' })
    await time.pass(10_000)
    await fetching
    expect(await recordOf('/bookings')).toMatchObject({ type: 'Collection', state: 'stored', pages: 2, error: null })
    expect(await cache.read('/bookings')).toMatchObject({ value: ['1a', '1b', '2a', '2b'] })
    expect(await cache.read('/today')).toMatchObject({ value: { homes: 3 } })
  })

  it('C440 changes to processing, then error, and the stored version stays readable', async () => {
    const { cache, set, time, recordOf } = opened()
    await cache.refresh()
    const stored = time.now()
    set({ down: true })
    await time.pass(minutes(6))
    await cache.refresh()
    expect(await recordOf('/bookings')).toMatchObject({ state: 'error', error: 'Failed to fetch', stored, pages: 2 })
    expect(await cache.read('/bookings')).toMatchObject({ stored, value: ['1a', '1b', '2a', '2b'] })
    set({ down: false })
    await time.pass(minutes(5))
    await cache.refresh()
    expect(await recordOf('/bookings')).toMatchObject({ state: 'stored', error: null, stored: time.now() })
  })

  it("isn't restored if it is cleared while being fetched", async () => {
    const { cache, set, time, requested, recordOf } = opened()
    set({ slow: 1000 })
    const fetching = cache.refresh()
    await time.pass(500)
    await cache.clear()
    await time.pass(10_000)
    await fetching
    expect(await recordOf('/bookings')).toMatchObject({ state: 'none', stored: null, pages: 0 })
    expect(requested).not.toContain('/today')
    set({ slow: 0 })
    await cache.refresh()
    expect(await recordOf('/bookings')).toMatchObject({ state: 'stored' })
  })

  it('has an error and nothing to read if it fails at first', async () => {
    const { cache, set, recordOf } = opened()
    set({ refusal: 500 })
    await cache.refresh()
    expect(await recordOf('/today')).toMatchObject({ state: 'error', error: 'Not now', stored: null })
    expect(await cache.read('/today')).toBeUndefined()
  })

  it('is removed when the server no longer returns it to the caller', async () => {
    const { cache, set, time, recordOf } = opened()
    await cache.refresh()
    set({ refusal: 403 })
    await time.pass(minutes(6))
    await cache.refresh()
    expect(await recordOf('/bookings')).toMatchObject({ state: 'error', stored: null, pages: 0 })
    expect(await cache.read('/bookings')).toBeUndefined()
  })

  it('C441 is fetched again after five minutes, not before', async () => {
    const { cache, requested, time } = opened()
    await cache.refresh()
    const before = requested.length
    await time.pass(minutes(5) - 1)
    await cache.refresh()
    expect(requested).toHaveLength(before)
    await time.pass(1)
    await cache.refresh()
    expect(requested).toHaveLength(2 * before)
  })

  it("C383 isn't fetched offline unless forced", async () => {
    const { cache, requested, set } = opened()
    set({ online: false })
    await cache.refresh()
    expect(requested).toEqual([])
    await cache.refresh({ force: true })
    expect(requested).not.toEqual([])
  })

  it('C449 is fetched once, however many ask meanwhile', async () => {
    const { cache, requested, set, time } = opened()
    set({ slow: 1000 })
    const all = Promise.all([cache.refresh(), cache.refresh(), cache.refresh({ force: true })])
    await time.pass(60_000)
    await all
    expect(requested.filter((url) => url === '/bookings?page=1')).toHaveLength(1)
  })

  it('notifies listeners when a fetch starts and ends', async () => {
    const { cache } = opened()
    const heard: number[] = []
    const stop = cache.listen(() => heard.push(1))
    await cache.refresh()
    expect(heard).toHaveLength(6)
    stop()
    await cache.refresh({ force: true })
    expect(heard).toHaveLength(6)
  })

  it('is removed when cleared, and when its owner leaves', async () => {
    const { cache, parts, shelf, recordOf } = opened()
    await cache.refresh()
    await cache.clear()
    expect(shelf.rows.size).toBe(0)
    expect(await recordOf('/bookings')).toMatchObject({ state: 'none' })
    await cache.refresh({ force: true })
    await parts.store.claim('8')
    expect(shelf.rows.size).toBe(0)
  })
})

describe('the pages of a collection', () => {
  it('C444 are all stored if it is required, otherwise up to four', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.nat(30), async (required, other) => {
        const { cache, requested, recordOf } = opened({ '/bookings': required, '/statements': other })
        await cache.refresh()
        expect((await recordOf('/bookings')).pages).toBe(Math.max(1, required))
        expect((await recordOf('/statements')).pages).toBe(Math.max(1, Math.min(other, 4)))
        expect(new Set(requested).size).toBe(requested.length)
      }),
    )
  })

  it("C444 are requested from one to four for a collection that isn't required, never a fifth", async () => {
    for (const [given, state] of [
      [3, 3],
      [4, 4],
      [5, 4],
    ] as const) {
      const { cache, requested } = opened({ '/bookings': 1, '/statements': given })
      await cache.refresh()
      const pages = requested.filter((url) => url.startsWith('/statements'))
      expect(pages).toEqual(Array.from({ length: state }, (_, at) => `/statements?page=${at + 1}`))
      expect(await cache.read('/statements')).toMatchObject({ value: expect.objectContaining({ length: 2 * state }) })
    }
  })

  it('follow the page count of the last answer, if it changes meanwhile', async () => {
    const { cache, fill, answers, recordOf } = opened({ '/bookings': 2, '/statements': 1 })
    fill('/bookings', 3)
    answers.set('/bookings?page=1', { payload: { numberPages: 2, data: ['1a'] } })
    await cache.refresh()
    expect(await recordOf('/bookings')).toMatchObject({ pages: 3 })
  })

  it('are stored together or not at all', async () => {
    const { cache, answers, recordOf } = opened({ '/bookings': 3, '/statements': 1 })
    answers.delete('/bookings?page=3')
    await cache.refresh()
    expect(await recordOf('/bookings')).toMatchObject({ state: 'error', stored: null })
    expect(await cache.read('/bookings')).toBeUndefined()
  })
})
