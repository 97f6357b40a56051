import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../database.ts'
import { indexedStore } from '../queue/indexed-store.ts'
import { memoryStore } from '../queue/memory-store.ts'
import { type Seal, sealOf } from '../queue/seal.ts'
import type { Sealed } from '../queue/store.ts'
import { indexedKeep } from './indexed-keep.ts'
import type { KeepStore, Row } from './keep-store.ts'
import { emptyKeepShelf, memoryKeep } from './memory-keep.ts'
import { openRoom } from './room.ts'

import 'fake-indexeddb/auto'

const bytes = (...values: number[]): Sealed => Uint8Array.from(values)
const row = (more: Partial<Row> = {}): Row => ({ userId: '7', room: 'page', mark: 'm', card: bytes(1), ...more })

/** Two tabs sharing one store. */
const kinds: [string, () => Promise<[KeepStore, KeepStore]>][] = [
  [
    'memory',
    async () => {
      const shelf = emptyKeepShelf()
      return [memoryKeep(shelf), memoryKeep(shelf)]
    },
  ],
  ['IndexedDB', async () => [await indexedKeep(), await indexedKeep()]],
]

describe.each(kinds)('data stored in %s', (_, open) => {
  let store: KeepStore
  let other: KeepStore
  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    ;[store, other] = await open()
    await store.claim('7')
  })
  afterEach(() => {
    store.close()
    other.close()
    vi.unstubAllGlobals()
  })

  it('is visible to every tab, card and content, in order', async () => {
    expect(await store.put(row(), [bytes(1), bytes(2), bytes(3)])).toBe(true)
    expect(await other.row('7', 'page', 'm')).toEqual(row())
    expect(await other.rows('7', 'page')).toEqual([row()])
    expect(await other.pieces('7', 'page', 'm')).toEqual([bytes(1), bytes(2), bytes(3)])
  })

  it('accepts new content in place of the old, and a new card without changing the content', async () => {
    await store.put(row(), [bytes(1), bytes(2)])
    await store.put(row(), [bytes(9)])
    expect(await store.pieces('7', 'page', 'm')).toEqual([bytes(9)])
    expect(await store.put(row({ card: bytes(5) }))).toBe(true)
    expect(await store.row('7', 'page', 'm')).toEqual(row({ card: bytes(5) }))
    expect(await store.pieces('7', 'page', 'm')).toEqual([bytes(9)])
  })

  it("isn't restored by a card that changes after removal", async () => {
    await store.put(row(), [bytes(1)])
    await other.remove('7', 'page', ['m'])
    expect(await store.put(row({ card: bytes(5) }))).toBe(false)
    expect(await store.rows('7', 'page')).toEqual([])
    expect(await store.pieces('7', 'page', 'm')).toEqual([])
  })

  it('is separate by room and name', async () => {
    await store.put(row(), [bytes(1)])
    await store.put(row({ mark: 'm2' }), [bytes(2)])
    await store.put(row({ room: 'asset' }), [bytes(3)])
    await store.remove('7', 'page', ['m'])
    expect((await store.rows('7', 'page')).map(({ mark }) => mark)).toEqual(['m2'])
    expect(await store.pieces('7', 'page', 'm2')).toEqual([bytes(2)])
    expect(await store.pieces('7', 'asset', 'm')).toEqual([bytes(3)])
  })

  it('is removed as soon as someone else claims the store, and nothing more of the previous owner is accepted', async () => {
    await store.put(row(), [bytes(1)])
    expect(await other.owner()).toBe('7')
    await other.claim('70')
    expect(await store.owner()).toBe('70')
    expect(await store.rows('7', 'page')).toEqual([])
    expect(await store.pieces('7', 'page', 'm')).toEqual([])
    expect(await store.put(row(), [bytes(1)])).toBe(false)
    expect(await other.put(row({ userId: '70' }), [bytes(2)])).toBe(true)
    await other.claim('visitor')
    for (const userId of ['7', '70', 'visitor']) expect(await store.rows(userId, 'page')).toEqual([])
  })

  it('stays when the same person claims it again', async () => {
    await store.put(row(), [bytes(1)])
    await other.claim('7')
    expect(await store.rows('7', 'page')).toHaveLength(1)
  })
})

describe('in a browser', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
  afterEach(() => void vi.unstubAllGlobals())

  it("is in the queue's database, without changing the queue", async () => {
    const [queue, store] = [await indexedStore(), await indexedKeep()]
    await queue.keepKeys({ userId: '7', wrapped: bytes(1), proof: bytes(0), keys: null })
    await store.claim('visitor')
    expect(await queue.keysOf('7')).toMatchObject({ userId: '7' })
    queue.close()
    store.close()
  })

  it('reopens after a newer version of the product has closed it', async () => {
    const name = 'closed'
    const store = await indexedKeep(name)
    await store.claim('7')
    store.close()
    expect(await store.put(row(), [bytes(1)])).toBe(true)
    expect(await store.rows('7', 'page')).toHaveLength(1)
    store.close()
  })

  it("can't be read by anyone who opens the database: neither its content nor its names", async () => {
    const queue = memoryStore()
    const accountKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const seal = (await sealOf(queue, '7', async () => accountKey)) as Seal
    const store = await indexedKeep('sealed')
    await store.claim('7')
    const room = openRoom<{ title: string }>({ store, seal, userId: '7' }, 'page')
    const page = new TextEncoder().encode('<h1>Marram House</h1>') as Sealed
    await room.put('/travelers/bookings/12', { title: 'Marram House' }, [page])
    expect(await room.list()).toEqual([{ key: '/travelers/bookings/12', title: 'Marram House' }])
    expect(await room.content('/travelers/bookings/12')).toEqual([page])

    const db = await openDatabase('sealed')
    const latin = new TextDecoder('latin1')
    const everything = [...(await db.getAll('saved')), ...(await db.getAll('savedPieces'))].map((one) =>
      Object.values(one).map((value) => (value instanceof Uint8Array ? latin.decode(value) : String(value))),
    )
    expect(everything).toHaveLength(2)
    expect(JSON.stringify(everything)).not.toMatch(/Marram|bookings/)
    db.close()

    // The same person with other keys: the encrypted data is useless, and is removed.
    const otherSeal = (await sealOf(memoryStore(), '7', async () => accountKey)) as Seal
    const others = openRoom<{ title: string }>(
      { store, seal: { ...otherSeal, lineOf: seal.lineOf }, userId: '7' },
      'page',
    )
    expect(await others.content('/travelers/bookings/12')).toBeUndefined()
    expect(await others.get('/travelers/bookings/12')).toBeUndefined()
    expect(await store.rows('7', 'page')).toEqual([])
    store.close()
  })
})
