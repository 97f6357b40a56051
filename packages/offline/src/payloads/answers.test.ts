import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openAnswers } from './answers.ts'
import { limits, staticList, usual } from './rules.ts'
import { keepScene, minutes } from './testing/scene.ts'

const opened = () => {
  const scene = keepScene()
  scene.answers.set('/a', { of: 'a' }).set('/b', { of: 'b' })
  return { ...scene, cache: openAnswers(scene.parts) }
}

describe('a stored answer', () => {
  it('C448 is stored per address', async () => {
    const { cache, requested } = opened()
    expect(await cache.get('/a')).toMatchObject({ found: true, value: { of: 'a' } })
    expect(await cache.get('/b')).toMatchObject({ value: { of: 'b' } })
    expect(await cache.get('/a')).toMatchObject({ value: { of: 'a' } })
    expect(requested).toEqual(['/a', '/b'])
  })

  it('C449 is requested once, however many ask meanwhile', async () => {
    const { cache, requested, set, time } = opened()
    set({ slow: 1000 })
    const all = Promise.all(Array.from({ length: 20 }, () => cache.get('/a')))
    await time.pass(2000)
    expect(await all).toEqual(Array.from({ length: 20 }, () => expect.objectContaining({ value: { of: 'a' } })))
    expect(requested).toEqual(['/a'])
  })

  it('D7 is valid for five minutes, then requested again', async () => {
    const { cache, requested, answers, time } = opened()
    await cache.get('/a')
    answers.set('/a', { of: 'later' })
    await time.pass(minutes(5) - 1)
    expect(await cache.get('/a')).toMatchObject({ value: { of: 'a' } })
    await time.pass(1)
    expect(await cache.get('/a')).toMatchObject({ value: { of: 'later' } })
    expect(requested).toEqual(['/a', '/a'])
  })

  it('C450 C451 is removed half an hour after its last use, when the cache is cleaned every 300,000 ms', async () => {
    const { cache, shelf, time } = opened()
    expect(cache.sweepMs).toBe(300_000)
    await cache.get('/a')
    await cache.get('/b')
    await time.pass(minutes(4))
    await cache.get('/b')
    await time.pass(minutes(26) - 1)
    await cache.sweep()
    expect(shelf.rows.size).toBe(2)
    await time.pass(1)
    await cache.sweep()
    expect([...shelf.rows.values()].map(({ row }) => row.mark)).toEqual(['answer /b'])
  })

  it('C383 is returned offline at any age, without a request unless forced', async () => {
    const { cache, requested, set, time } = opened()
    await cache.get('/a')
    set({ online: false })
    await time.pass(minutes(20))
    expect(await cache.get('/a')).toMatchObject({ found: true, value: { of: 'a' } })
    expect(await cache.get('/b')).toEqual({ found: false, because: 'offline', status: 0 })
    expect(requested).toEqual(['/a'])
    expect(await cache.get('/b', { force: true })).toMatchObject({ found: true })
    expect(requested).toEqual(['/a', '/b'])
  })

  it("replaces an answer that doesn't arrive or is an error", async () => {
    const { cache, set, time } = opened()
    await cache.get('/a')
    await time.pass(minutes(6))
    set({ down: true })
    expect(await cache.get('/a')).toMatchObject({ value: { of: 'a' } })
    expect(await cache.get('/b')).toEqual({ found: false, because: 'failed', status: 0 })
    set({ down: false, refusal: 503 })
    expect(await cache.get('/a')).toMatchObject({ value: { of: 'a' } })
  })

  it('is removed when the server no longer returns it to the caller', async () => {
    const { cache, set, shelf, time } = opened()
    await cache.get('/a')
    await time.pass(minutes(6))
    set({ refusal: 403 })
    expect(await cache.get('/a')).toEqual({ found: false, because: 'refused', status: 403 })
    expect(shelf.rows.size).toBe(0)
  })

  it('is stored without anything a device must not store', async () => {
    const scene = keepScene()
    scene.answers.set('/trip', { home: 'Marram House', doorCode: '4417' })
    const clean = (value: unknown) => ({ ...(value as object), doorCode: undefined })
    await openAnswers({ ...scene.parts, clean }).get('/trip')
    const [{ pieces } = { pieces: [] }] = scene.shelf.rows.values()
    expect(new TextDecoder().decode(pieces[0])).toBe('{"home":"Marram House"}')
  })

  it('is removed with its owner, even if it arrives after they have left', async () => {
    const { cache, parts, set, shelf, time } = opened()
    await cache.get('/a')
    set({ slow: 1000 })
    const late = cache.get('/b')
    await parts.store.claim('visitor')
    await time.pass(2000)
    expect(await late).toMatchObject({ found: true })
    expect(shelf.rows.size).toBe(0)
  })
})

describe('a static list that is kept live', () => {
  it('C453 D17 is returned immediately, refreshed in the background, and never disposed of', async () => {
    const { cache, requested, answers, shelf, time } = opened()
    await cache.get('/a', { flags: staticList })
    answers.set('/a', { of: 'newer' })
    await time.pass(minutes(90))
    await cache.sweep()
    expect(shelf.rows.size).toBe(1)
    expect(requested).toEqual(['/a', '/a'])
    answers.set('/a', { of: 'newest' })
    await time.pass(minutes(6))
    expect(await cache.get('/a')).toMatchObject({ value: { of: 'newer' } })
    await time.pass(0)
    expect(await cache.get('/a')).toMatchObject({ value: { of: 'newest' } })
  })
})

describe('the flags', () => {
  it('C311 match their table', async () => {
    const cases = [
      [usual, { young: 1, old: 2, unused: 3 }],
      [
        { ...usual, validCache: false },
        { young: 2, old: 3, unused: 4 },
      ],
      [
        { ...usual, forever: true },
        { young: 1, old: 1, unused: 2 },
      ],
      [
        { ...usual, forever: true, canDispose: false },
        { young: 1, old: 1, unused: 1 },
      ],
      [
        { ...usual, canDispose: false },
        { young: 1, old: 2, unused: 3 },
      ],
    ] as const
    for (const [flags, expected] of cases) {
      const { cache, requested, time } = opened()
      const times: Record<string, number> = {}
      const ask = async (when: keyof typeof expected) => {
        await cache.get('/a', { flags })
        times[when] = requested.length
      }
      await cache.get('/a', { flags })
      await ask('young')
      await time.pass(minutes(6))
      await ask('old')
      await time.pass(minutes(31))
      await cache.sweep()
      await ask('unused')
      expect({ flags, times }).toEqual({ flags, times: expected })
    }
  })
})

describe('the cache, in any sequence of events', () => {
  const step = fc.oneof(
    fc.record({ get: fc.constantFrom('/a', '/b', '/c'), force: fc.boolean() }),
    fc.record({ pass: fc.integer({ min: 0, max: minutes(40) }) }),
    fc.record({ online: fc.boolean() }),
    fc.record({ down: fc.boolean() }),
    fc.constant({ sweep: true as const }),
  )

  it('never requests an address twice at once, never returns expired answers online, never retains unused ones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { parts, set, time, shelf, answers } = keepScene()
        for (const url of ['/a', '/b', '/c']) answers.set(url, url)
        let under: string[] = []
        const isUp = { online: true, down: false }
        set({ slow: 700 })
        const cache = openAnswers({
          ...parts,
          ask: async (url) => {
            expect(under).not.toContain(url)
            under.push(url)
            try {
              return await parts.ask(url)
            } finally {
              under = under.filter((one) => one !== url)
            }
          },
        })
        for (const one of steps) {
          if ('get' in one) {
            const [first, second] = [cache.get(one.get, one), cache.get(one.get, one)]
            await time.pass(1000)
            const got = await first
            expect(await second).toEqual(got)
            const age = got.found ? time.now() - got.storedAt : 0
            if (isUp.online && !isUp.down) expect(age).toBeLessThan(limits.validMs + 1000)
          }
          if ('pass' in one) await time.pass(one.pass)
          if ('online' in one) {
            isUp.online = one.online
            set(one)
          }
          if ('down' in one) {
            isUp.down = one.down
            set(one)
          }
          if ('sweep' in one) {
            await cache.sweep()
            for (const { row } of shelf.rows.values()) {
              const { usedAt } = JSON.parse(new TextDecoder().decode(row.card)) as { usedAt: number }
              expect(time.now() - usedAt).toBeLessThan(limits.disposeAfterMs)
            }
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})
