import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { indexedStore } from './indexed-store.ts'
import { emptyShelf, memoryStore } from './memory-store.ts'
import type { NewRecord, QueueStore, Sealed, StoredKeys } from './store.ts'
import { aHead } from './testing/heads.ts'
import type { Head } from './write.ts'

import 'fake-indexeddb/auto'

const bytes = (...values: number[]): Sealed => Uint8Array.from(values)
const record = (more: Partial<Head> = {}, place: number | null = null): NewRecord => {
  const { seq: _seq, rev: _rev, ...head } = aHead(more)
  return { head: { ...head, place }, body: bytes(1) }
}
const keys = (userId: string, wrapped: Sealed): StoredKeys => ({ userId, wrapped, proof: bytes(0), keys: null })

/** Two tabs sharing one store. */
const kinds: [string, () => Promise<[QueueStore, QueueStore]>][] = [
  [
    'memory',
    async () => {
      const shelf = emptyShelf()
      return [memoryStore(shelf), memoryStore(shelf)]
    },
  ],
  ['IndexedDB', async () => [await indexedStore(), await indexedStore()]],
]

describe.each(kinds)('the store in %s', (_, open) => {
  let store: QueueStore
  let other: QueueStore
  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    ;[store, other] = await open()
  })
  afterEach(() => {
    store.close()
    other.close()
    vi.unstubAllGlobals()
  })

  it('numbers writes in order of arrival, whichever tab they come from', async () => {
    const added = await Promise.all([store, other, store, other].map((tab) => tab.add(record())))
    expect(new Set(added.map(({ seq }) => seq)).size).toBe(4)
    for (const head of added) expect(head).toMatchObject({ place: head.seq, rev: 1 })
    expect(await store.heads('7')).toEqual(added.toSorted((a, b) => a.seq - b.seq))
    expect(await store.body(added[0]?.seq ?? 0)).toEqual(bytes(1))
  })

  it('shows users only their own writes', async () => {
    await store.add(record({ userId: '8' }))
    expect(await store.heads('7')).toEqual([])
    expect((await store.heads('8')).length).toBe(1)
  })

  it('changes a write only for a caller that has its latest version', async () => {
    const head = await store.add(record())
    const [mine, theirs] = await Promise.all([
      store.swap(head, { head: { ...head, attempts: 1 }, body: bytes(2) }),
      other.swap(head, { head: { ...head, attempts: 9 }, body: bytes(9) }),
    ])
    expect([mine, theirs].filter(Boolean).length).toBe(1)
    const [storedKeys] = await store.heads('7')
    expect(storedKeys).toEqual(mine ?? theirs)
    expect(await other.body(head.seq)).toEqual(mine ? bytes(2) : bytes(9))
    expect(await other.remove(head)).toBe(false)
    expect(await other.remove(storedKeys as Head)).toBe(true)
    expect([await store.heads('7'), await store.body(head.seq)]).toEqual([[], undefined])
  })

  it("queues a follower in the same transaction, in the write's place", async () => {
    const first = await store.add(record())
    await store.add(record())
    const next = record({ id: 'next' }, first.place)
    expect(await store.swap({ ...first, rev: 99 }, { head: first, followedBy: next })).toBeNull()
    expect((await store.heads('7')).length).toBe(2)
    await store.swap(first, { head: { ...first, state: 'complete' }, followedBy: next })
    const [done, follower] = await store.heads('7')
    expect([done?.state, follower?.id, follower?.place]).toEqual(['complete', 'next', first.place])
  })

  it('C435 returns all unfinished writes, and the newest thousand finished ones', async () => {
    const added: Head[] = []
    for (let n = 0; n < 1010; n += 1) added.push(await store.add(record({ state: 'complete' })))
    for (const head of added) await store.swap(head, { head })
    const waiting = await store.add(record())
    const heads = await other.heads('7')
    expect(heads.length).toBe(1001)
    expect(heads.at(-1)).toEqual(waiting)
    expect(heads[0]?.seq).toBe(added[10]?.seq)
  })

  it('stores files in pieces until their write is gone', async () => {
    const head = await store.add(record({ files: ['f'] }))
    for (const index of [0, 1]) await store.keepPiece({ file: 'f', index, bytes: bytes(index), at: 5 })
    expect(await other.piece('f', 1)).toEqual(bytes(1))
    await store.remove(head)
    expect([await store.piece('f', 0), await store.piece('f', 1)]).toEqual([undefined, undefined])
  })

  it('removes orphaned pieces, but not recent ones', async () => {
    await store.add(record({ files: ['known'] }))
    for (const [file, at] of [
      ['known', 1],
      ['orphan', 1],
      ['new', 50],
    ] as const)
      await store.keepPiece({ file, index: 0, bytes: bytes(1), at })
    await store.sweepPieces(10)
    const left = await Promise.all(['known', 'orphan', 'new'].map((file) => other.piece(file, 0)))
    expect(left.map(Boolean)).toEqual([true, false, true])
    await store.forgetFiles(['new'])
    expect(await store.piece('new', 0)).toBeUndefined()
  })

  it('stores the first keys, and returns them to later callers', async () => {
    const [first, second] = await Promise.all([
      store.keepKeys(keys('7', bytes(1))),
      other.keepKeys(keys('7', bytes(2))),
    ])
    expect(first.wrapped).toEqual(second.wrapped)
    expect((await store.keysOf('7'))?.wrapped).toEqual(first.wrapped)
    await store.replaceKeys(keys('7', bytes(3)))
    expect((await other.keysOf('7'))?.wrapped).toEqual(bytes(3))
  })

  it("removes other people's keys and leaves them wrapped", async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
    for (const userId of ['7', '8']) await store.keepKeys({ ...keys(userId, bytes(1)), keys: { body: key, line: key } })
    await other.sealAllBut('8')
    expect((await store.keysOf('7'))?.keys).toBeNull()
    expect((await store.keysOf('8'))?.keys).not.toBeNull()
    expect((await store.keysOf('7'))?.wrapped).toEqual(bytes(1))
  })
})

describe('the store in IndexedDB', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is rejected if there is none', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(indexedStore()).rejects.toMatchObject({ reason: 'no_storage' })
  })

  const failing = (name: string) => {
    const factory = new IDBFactory()
    vi.stubGlobal('indexedDB', factory)
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('no', name)
    })
  }
  it.each([
    ['SecurityError', 'no_storage'],
    ['InvalidStateError', 'no_storage'],
    ['UnknownError', 'damaged'],
    ['QuotaExceededError', 'full'],
  ])('is rejected if opening it ends in %s', async (name, reason) => {
    failing(name)
    await expect(indexedStore()).rejects.toMatchObject({ reason })
  })

  it('opens in many tabs at once', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    const openAfter = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve))
      return indexedStore()
    }
    const tabs = await Promise.all(Array.from({ length: 20 }, (_, at) => openAfter(at)))
    for (const tab of tabs) tab.close()
  })

  it('outlives the tab', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    const first = await indexedStore()
    await first.add(record())
    first.close()
    const second = await indexedStore()
    expect((await second.heads('7')).length).toBe(1)
    second.close()
  })
})
