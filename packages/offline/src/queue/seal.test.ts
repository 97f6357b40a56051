import { beforeEach, describe, expect, it } from 'vitest'
import { emptyShelf, memoryStore, type Shelf } from './memory-store.ts'
import { accountKeyFor, type Seal, sealOf } from './seal.ts'
import type { QueueStore, Sealed } from './store.ts'

const utf8 = new TextEncoder()
const text = (value: string): Sealed => utf8.encode(value) as Sealed
const keyFor = (userId: number, sign: string) => ({ userId, key: btoa(sign.repeat(32)).replace(/=/g, '') })
const keyOf = (sign: string) => accountKeyFor('7', keyFor(7, sign))
const nobody = async () => null
const needed = async (seal: Promise<Seal | null>): Promise<Seal> => {
  const given = await seal
  if (!given) throw new Error('no seal')
  return given
}

let shelf: Shelf
let store: QueueStore
beforeEach(() => {
  shelf = emptyShelf()
  store = memoryStore(shelf)
})

describe('the seal', () => {
  it('decrypts what it encrypted, and none of it is in plain text', async () => {
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const closed = await seal.close(text('two nights for Elena'), 'w1')
    expect(new TextDecoder().decode(closed)).not.toContain('Elena')
    expect(new TextDecoder().decode(await seal.open(closed, 'w1'))).toBe('two nights for Elena')
    expect(await seal.close(text('two nights for Elena'), 'w1')).not.toEqual(closed)
  })

  it("doesn't decrypt what was encrypted for another purpose, or was changed", async () => {
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const closed = await seal.close(text('x'), 'w1')
    await expect(seal.open(closed, 'w2')).rejects.toThrow()
    const changed = closed.map((byte, at) => (at === closed.length - 1 ? byte ^ 1 : byte))
    await expect(seal.open(changed, 'w1')).rejects.toThrow()
  })

  it('is never created with a key that belongs to someone else', async () => {
    expect(await sealOf(store, '7', () => accountKeyFor('7', keyFor(8, 'b')))).toBeNull()
    expect(await accountKeyFor('7', null)).toBeNull()
    expect(await store.keysOf('7')).toBeUndefined()
    await needed(sealOf(store, '7', () => accountKeyFor('7', keyFor(7, 'a'))))
  })

  it('always gives an object the same mark, without naming it', async () => {
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const other = await needed(sealOf(memoryStore(), '7', () => keyOf('a')))
    expect(await seal.lineOf('booking:12')).toBe(await seal.lineOf('booking:12'))
    expect(await seal.lineOf('booking:12')).not.toBe(await seal.lineOf('booking:13'))
    expect(await seal.lineOf('booking:12')).not.toBe(await other.lineOf('booking:12'))
  })

  it('is available offline while someone is logged in, once it has been created', async () => {
    expect(await sealOf(store, '7', nobody)).toBeNull()
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const again = await needed(sealOf(store, '7', nobody))
    expect(await again.open(await seal.close(text('x'), 'w'), 'w')).toEqual(text('x'))
  })

  it('leaves no extractable key on the device', async () => {
    await needed(sealOf(store, '7', () => keyOf('a')))
    const storedKeys = shelf.keys.get('7')
    for (const key of Object.values(storedKeys?.keys ?? {})) {
      expect(key.extractable).toBe(false)
      await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    }
  })

  it('is gone after logout, and opens again only for the same account', async () => {
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const closed = await seal.close(text('x'), 'w')
    await store.sealAllBut(null)
    expect(shelf.keys.get('7')?.keys).toBeNull()
    expect(await sealOf(store, '7', nobody)).toBeNull()
    const wrapped = shelf.keys.get('7')?.wrapped
    const again = await needed(sealOf(store, '7', () => keyOf('a')))
    expect(await again.open(closed, 'w')).toEqual(text('x'))
    expect(shelf.keys.get('7')?.wrapped).toEqual(wrapped)
  })

  it('of another user decrypts nothing', async () => {
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const closed = await seal.close(text('x'), 'w')
    await store.sealAllBut('8')
    const other = await needed(sealOf(store, '8', () => keyOf('b')))
    await expect(other.open(closed, 'w')).rejects.toThrow()
  })

  it('is recreated if the wrapped key is damaged; what was encrypted with the old one stays encrypted', async () => {
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const closed = await seal.close(text('x'), 'w')
    await store.sealAllBut(null)
    const storedKeys = shelf.keys.get('7')
    if (storedKeys) shelf.keys.set('7', { ...storedKeys, wrapped: storedKeys.wrapped.map((byte) => byte ^ 1) })
    const fresh = await needed(sealOf(store, '7', () => keyOf('a')))
    await expect(fresh.open(closed, 'w')).rejects.toThrow()
    expect(await fresh.open(await fresh.close(text('y'), 'w'), 'w')).toEqual(text('y'))
  })

  it("isn't recreated for someone else's key: encrypted data remains available to its author", async () => {
    const seal = await needed(sealOf(store, '7', () => keyOf('a')))
    const closed = await seal.close(text('x'), 'w')
    await store.sealAllBut(null)
    expect(await sealOf(store, '7', () => keyOf('b'))).toBeNull()
    const again = await needed(sealOf(store, '7', () => keyOf('a')))
    expect(await again.open(closed, 'w')).toEqual(text('x'))
  })

  it('is the same for two tabs that start at the same time', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => needed(sealOf(memoryStore(shelf), '7', () => keyOf('a')))))
    const closed = await one?.close(text('x'), 'w')
    expect(closed && (await two?.open(closed, 'w'))).toEqual(text('x'))
  })
})
