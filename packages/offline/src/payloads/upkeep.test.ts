import { describe, expect, it } from 'vitest'
import { assetLimits, openAssets } from '../assets/index.ts'
import type { Sealed } from '../queue/store.ts'
import { openAnswers } from './answers.ts'
import { openPayloads } from './payloads.ts'
import { limits } from './rules.ts'
import { keepScene, minutes } from './testing/scene.ts'
import { keepUp } from './upkeep.ts'

const searchData = '/search-data'

const opened = ({ inApp = false, embedded = false, isVisitor = false } = {}) => {
  const scene = keepScene()
  const { parts, answers, time } = scene
  answers.set(searchData, { total: 48 }).set('/today', { payload: { homes: 3 } })
  const looked: number[] = []
  const began = time.now()
  const payloads = openPayloads({ ...parts, kinds: [{ type: 'Object', url: '/today', required: false }] })
  const assets = openAssets({
    ...parts,
    inApp,
    wanted: async () => {
      looked.push(time.now() - began)
      return []
    },
    fetchPart: async () => ({ bytes: new Uint8Array(1) as Sealed, type: 'image/webp', size: 1 }),
  })
  const cache = openAnswers(parts)
  const stop = keepUp({
    clock: time,
    inApp,
    answers: cache,
    searchData: embedded ? null : searchData,
    ...(!isVisitor && { own: { payloads, assets } }),
  })
  const times = (url: string) => scene.requested.filter((one) => one === url).length
  return { ...scene, cache, looked, times, stop }
}

describe('stored data over time', () => {
  it('C452 the search data is prefetched half a second after the start', async () => {
    const { time, times, cache } = opened({ isVisitor: true })
    await time.pass(499)
    expect(times(searchData)).toBe(0)
    await time.pass(1)
    expect(times(searchData)).toBe(1)
    expect(await cache.get(searchData)).toMatchObject({ value: { total: 48 } })
    expect(times(searchData)).toBe(1)
  })

  it("C452 the search data isn't prefetched if the page already has it", async () => {
    const { time, times } = opened({ embedded: true })
    await time.pass(minutes(10))
    expect(times(searchData)).toBe(0)
  })

  it('C453 the search data is kept live', async () => {
    const { time, times } = opened()
    await time.pass(minutes(21))
    expect(times(searchData)).toBeGreaterThanOrEqual(3)
  })

  it("C383 the search data isn't prefetched offline", async () => {
    const { time, times, set } = opened()
    set({ online: false })
    await time.pass(minutes(1))
    expect(times(searchData)).toBe(0)
  })

  it('C441 payloads are fetched at the start and every five minutes', async () => {
    const { time, times } = opened()
    await time.pass(1000)
    expect(times('/today')).toBe(1)
    await time.pass(minutes(16))
    expect(times('/today')).toBeGreaterThanOrEqual(3)
  })

  it('C442 files are checked every five minutes in a browser, but only at the start in the app', async () => {
    expect(assetLimits.refreshMs).toBe(limits.refreshMs)
    const browser = opened()
    await browser.time.pass(minutes(16))
    expect(browser.looked).toEqual([500, minutes(5), minutes(10), minutes(15)])
    const app = opened({ inApp: true })
    await app.time.pass(minutes(16))
    expect(app.looked).toEqual([500])
  })

  it('C450 C451 the cache is cleaned every five minutes', async () => {
    const { time, cache, answers, shelf } = opened({ embedded: true, isVisitor: true })
    answers.set('/a', 1)
    await cache.get('/a')
    await time.pass(minutes(30) - 1)
    expect(shelf.rows.size).toBe(1)
    await time.pass(1)
    expect(shelf.rows.size).toBe(0)
  })

  it('nothing runs after it has ended', async () => {
    const { time, requested, stop } = opened()
    stop()
    await time.pass(minutes(20))
    expect(requested).toEqual([])
  })
})
