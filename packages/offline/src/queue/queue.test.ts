import { describe, expect, it } from 'vitest'
import { emptyShelf, memoryStore } from './memory-store.ts'
import { queueWithout } from './queue.ts'
import { StoreProblem } from './store.ts'
import { aWrite, done, no, scene } from './testing/scene.ts'

const minute = 60_000

describe('a write', () => {
  it('C417 changes to pending, processing, complete', async () => {
    const s = scene()
    const seen: string[] = []
    s.queue.subscribe(() => seen.push(s.states().join()))
    await s.take()
    await s.time.pass(100)
    expect([...new Set(seen)]).toEqual(['', 'pending', 'processing', 'complete'])
  })

  it('C423 stays visible for an hour after success', async () => {
    const s = scene()
    await s.take()
    await s.time.pass(59 * minute)
    expect(s.states()).toEqual(['complete'])
    await s.time.pass(3 * minute)
    expect(s.states()).toEqual([])
    expect(s.shelf.heads.size + s.shelf.bodies.size).toBe(0)
  })

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'C429 is sent with any method to a given url: %s',
    async (method) => {
      const s = scene()
      const key = await s.take(aWrite({ method, url: '/anything', data: { a: 1 } }))
      await s.time.pass(100)
      expect(s.requests).toEqual([{ key, method, url: '/anything', data: { a: 1 }, form: null }])
    },
  )

  it('C438 C418 is retried one minute after a failure, under the same key, after asking for its outcome', async () => {
    const s = scene(() => no(500, 'Oh'))
    const key = await s.take()
    await s.time.pass(100)
    const [head] = s.queue.heads()
    expect(head).toMatchObject({ state: 'pending', attempts: 1 })
    expect(head && (await s.queue.read(head))?.response).toEqual({ status: 500, code: 'refused', error: 'Oh' })
    await s.time.pass(minute - 200)
    expect(s.requests.length).toBe(1)
    s.set.answer = () => done()
    await s.time.pass(200)
    expect(s.states()).toEqual(['complete'])
    expect(s.requests.map((request) => request.key)).toEqual([key, key])
    expect(s.checked).toEqual([key, key])
  })

  it('C424 is dropped after more than a thousand attempts, stays visible, and is reported', async () => {
    const s = scene(({ url }) => (url === '/reports' ? done() : no(503)))
    const key = await s.take()
    await s.take(aWrite({ data: { younger: true } }))
    await s.time.pass(1001 * minute)
    const count = () => s.requests.filter((request) => request.key === key).length
    expect(count()).toBe(1001)
    expect(s.states()).toContain('dropped')
    expect(s.requests.some(({ url, data }) => url === '/reports' && data?.of === key)).toBe(true)
    await s.time.pass(10 * minute)
    expect(count()).toBe(1001)
    expect(s.requests.some(({ data }) => data?.younger)).toBe(true)
  })

  it('C425 found processing by a new tab is checked first, and not sent if it has arrived', async () => {
    const s = scene(() => 'nothing')
    const key = await s.take()
    await s.time.pass(30)
    const [head] = s.shelf.heads.values()
    if (head) s.shelf.heads.set(head.seq, { ...head, state: 'processing', holdUntil: 0 })
    s.queue.stop()
    s.set.unknownOutcome = () => ({ ...done({ object: { id: 5 } }), state: 'answered', now: 1, rememberedSince: 0 })
    const next = s.open()
    await s.time.pass(100)
    expect(next.heads().map(({ state }) => state)).toEqual(['complete'])
    expect(s.requests.filter((request) => request.key === key).length).toBe(1)
  })
})

describe('the queue', () => {
  it('C421 sends writes of one object in order, and C422 never more than three at once', async () => {
    const s = scene()
    for (let n = 0; n < 30; n += 1) await s.take(aWrite({ object: `home:${n % 10}`, url: `/${n % 10}`, data: { n } }))
    await s.time.pass(1000)
    expect(s.requests.length).toBe(30)
    expect(s.most()).toBe(3)
    for (let object = 0; object < 10; object += 1) {
      const order = s.requests.filter(({ url }) => url === `/${object}`).map(({ data }) => Number(data?.n))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
  })

  it('C433 is checked again every 60 seconds', async () => {
    const s = scene()
    await s.time.pass(100)
    const other = s.open({ lead: () => () => {} })
    void other.enqueue(aWrite())
    await s.time.pass(minute - 200)
    expect(s.requests).toEqual([])
    await s.time.pass(200)
    expect(s.requests.length).toBe(1)
  })

  it('C434 is checked again 500 ms after a run', async () => {
    const s = scene()
    const other = s.open({ lead: () => () => {} })
    s.set.answer = ({ data }) => {
      // Another tab adds something as the run ends, and this one isn't notified.
      if (data?.first) s.time.after(100, () => void other.enqueue(aWrite({ object: 'home:2', data: { second: true } })))
      return done()
    }
    await s.take(aWrite({ data: { first: true } }))
    await s.time.pass(450)
    expect(s.requests.length).toBe(1)
    await s.time.pass(150)
    expect(s.requests.map(({ data }) => data)).toEqual([{ first: true }, { second: true }])
  })

  it('sends nothing without a connection and counts no attempt; with one, sends everything at once', async () => {
    const s = scene()
    s.set.online = false
    for (let n = 0; n < 5; n += 1) await s.take(aWrite({ object: `home:${n}` }))
    await s.time.pass(20 * minute)
    expect([s.requests.length, s.checked.length]).toEqual([0, 0])
    s.set.online = true
    s.queue.connected()
    await s.time.pass(500)
    expect(new Set(s.states())).toEqual(new Set(['complete']))
  })

  it('stops at the first write that finds no connection, and continues when there is one', async () => {
    const s = scene(() => 'nothing')
    for (let n = 0; n < 9; n += 1) await s.take(aWrite({ object: `home:${n}` }))
    await s.time.pass(5_000)
    expect(s.requests.length).toBeLessThanOrEqual(3)
    s.set.answer = () => done()
    s.queue.connected()
    await s.time.pass(500)
    expect(new Set(s.states())).toEqual(new Set(['complete']))
  })

  it('continues when another call is answered, even if no event reported a connection', async () => {
    const s = scene(() => 'nothing')
    for (let n = 0; n < 9; n += 1) await s.take(aWrite({ object: `home:${n}` }))
    await s.time.pass(5_000)
    const before = s.requests.length
    s.set.answer = () => done()
    s.queue.answered()
    await s.time.pass(500)
    expect(new Set(s.states())).toEqual(new Set(['complete']))
    expect(s.requests.length).toBe(before + 9)
  })

  it("doesn't resend what the server may have forgotten: it waits for its author", async () => {
    const s = scene(() => 'nothing')
    const key = await s.take()
    await s.time.pass(100)
    s.set.answer = () => done()
    s.set.unknownOutcome = () => ({ state: 'unknown', now: s.time.now(), rememberedSince: s.time.now() + 1 })
    await s.time.pass(2 * minute)
    expect(s.queue.heads()).toMatchObject([{ state: 'refused', standsFor: 'unknown' }])
    expect(s.requests.length).toBe(1)
    await s.queue.retry(key)
    s.set.unknownOutcome = () => ({ state: 'unknown', now: s.time.now(), rememberedSince: 0 })
    await s.time.pass(100)
    expect(s.states()).toEqual(['complete'])
  })

  it('checks a write that was sent before it was queued, and sends it under the same key if unknown', async () => {
    const s = scene()
    const key = await s.take(aWrite({ triedAs: 'tried-before' }))
    await s.time.pass(100)
    expect([key, s.checked, s.requests.map((request) => request.key)]).toEqual(['tried-before', [key], [key]])
  })

  it("doesn't guess about such a write if that was hours ago, whichever way the clock moved", async () => {
    for (const hours of [-2, 2]) {
      const s = scene()
      s.set.online = false
      await s.take(aWrite({ triedAs: 'tried-before' }))
      const [head] = s.shelf.heads.values()
      if (head) s.shelf.heads.set(head.seq, { ...head, createdAt: head.createdAt - hours * 60 * minute })
      s.set.online = true
      await s.time.pass(2 * minute)
      expect([s.states(), s.requests]).toEqual([['refused'], []])
    }
  })

  it('lets a write begun at the server continue under its key, however old', async () => {
    const s = scene(() => 'nothing')
    await s.take()
    await s.time.pass(100)
    s.set.answer = () => done()
    s.set.unknownOutcome = () => ({ state: 'begun', now: s.time.now(), rememberedSince: s.time.now() + 1 })
    await s.time.pass(2 * minute)
    expect(s.states()).toEqual(['complete'])
  })
})

describe('a rejected write', () => {
  const refusing = () => scene(({ data }) => (data?.bad ? no(409, 'These nights are taken.', 'nights_taken') : done()))
  const bad = aWrite({ data: { bad: true } })

  it("shows the server's message and blocks only its own object", async () => {
    const s = refusing()
    await s.take(bad)
    await s.take(aWrite())
    await s.take(aWrite({ object: 'booking:13' }))
    await s.time.pass(10 * minute)
    expect(s.states()).toEqual(['refused', 'pending', 'complete'])
    const [head] = s.queue.heads()
    const { response } = (head && (await s.queue.read(head))) ?? {}
    expect(response).toEqual({ status: 409, code: 'nights_taken', error: 'These nights are taken.' })
  })

  it('is resent under a new key, in the same position, when its author retries it', async () => {
    const s = refusing()
    const key = await s.take(bad)
    await s.take(aWrite({ data: { second: true } }))
    await s.time.pass(100)
    s.set.answer = () => done()
    expect(await s.queue.retry(key)).toBe(true)
    await s.time.pass(100)
    expect(s.states()).toEqual(['complete', 'complete'])
    expect(s.requests.map(({ data }) => Object.keys(data ?? {})[0])).toEqual(['bad', 'bad', 'second'])
    expect(new Set(s.requests.map((request) => request.key)).size).toBe(3)
  })

  it("is resent with its author's edits", async () => {
    const s = refusing()
    const key = await s.take(bad)
    await s.time.pass(100)
    expect(await s.queue.edit(key, { bad: false, note: 'better' })).toBe(true)
    await s.time.pass(100)
    expect(s.requests.at(-1)?.data).toEqual({ bad: false, note: 'better' })
    expect(s.states()).toEqual(['complete'])
  })

  it('is removed when its author discards it; staff are notified, and the next one is sent', async () => {
    const s = refusing()
    const key = await s.take(bad)
    await s.take(aWrite({ data: { second: true } }))
    await s.time.pass(100)
    expect(await s.queue.discard(key)).toBe('discarded')
    await s.time.pass(100)
    expect(s.requests.map(({ url, data }) => data?.of ?? url)).toContain(key)
    expect(s.requests.at(-1)?.url === '/reports' || s.requests.at(-2)?.url === '/reports').toBe(true)
    expect(s.requests.some(({ data }) => data?.second)).toBe(true)
  })

  it("isn't reported or retained if it is itself a report", async () => {
    const s = scene(() => no(422))
    const key = await s.take(bad)
    await s.time.pass(100)
    await s.queue.discard(key)
    await s.time.pass(10 * minute)
    expect(s.requests.filter(({ url }) => url === '/reports').length).toBe(1)
    expect(s.states().filter((state) => state !== 'complete')).toEqual([])
  })
})

describe('discarding a waiting write', () => {
  it('removes it', async () => {
    const s = scene()
    s.set.online = false
    const key = await s.take()
    await s.time.pass(50)
    expect(await s.queue.discard(key)).toBe('discarded')
    s.set.online = true
    await s.time.pass(2 * minute)
    expect([s.requests, s.states()]).toEqual([[], []])
  })

  it('detects if it has arrived after all', async () => {
    const s = scene(() => 'nothing')
    const key = await s.take()
    await s.time.pass(50)
    s.set.unknownOutcome = () => ({ ...done(), state: 'answered', now: 1, rememberedSince: 0 })
    const discarding = s.queue.discard(key)
    await s.time.pass(50)
    expect(await discarding).toBe('sent')
    expect(s.states()).toEqual(['complete'])
  })

  it('waits while it is being sent', async () => {
    const s = scene()
    const key = await s.take()
    await s.time.pass(15)
    expect(s.states()).toEqual(['processing'])
    expect(await s.queue.discard(key)).toBe('busy')
  })
})

describe("a write isn't accepted", () => {
  const refusal = async (parts: Parameters<typeof scene>[1]) => {
    const s = scene(undefined, parts)
    const taking = s.queue.enqueue(aWrite())
    await s.time.pass(10)
    expect(s.shelf.heads.size).toBe(0)
    return taking
  }
  const failing = (reason: 'full' | 'damaged' | 'no_storage') => ({
    store: {
      ...memoryStore(emptyShelf()),
      add: () => Promise.reject(new StoreProblem(reason)),
    },
  })
  it('while no one is logged in', async () =>
    expect(await refusal({ seal: async () => null })).toEqual({ accepted: false, reason: 'locked' }))
  it('if the device has no room for it', async () =>
    expect(await refusal({ room: async () => 1000 })).toEqual({ accepted: false, reason: 'full' }))
  it.each(['full', 'damaged', 'no_storage'] as const)('if the storage is %s', async (reason) =>
    expect(await refusal(failing(reason))).toEqual({ accepted: false, reason }),
  )
  it('if there is no storage at all', async () =>
    expect(await queueWithout('no_storage').enqueue(aWrite())).toEqual({ accepted: false, reason: 'no_storage' }))
})
