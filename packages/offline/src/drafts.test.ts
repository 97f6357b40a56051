import { describe, expect, it } from 'vitest'
import { type DraftStore, openDrafts } from './drafts.ts'

const newStore = (): DraftStore & { held: Map<string, string> } => {
  const held = new Map<string, string>()
  return {
    held,
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}
const form = { firstName: 'Elena', guests: 6 }

describe('drafts', () => {
  it('survive a reload', () => {
    const store = newStore()
    openDrafts({ user: '7', version: 1, store }).keep('checkout', form)
    expect(openDrafts({ user: '7', version: 1, store }).read('checkout')).toEqual(form)
  })

  it('are visible only to the person who typed them', () => {
    const store = newStore()
    openDrafts({ user: '7', version: 1, store }).keep('checkout', form)
    expect(openDrafts({ user: '8', version: 1, store }).read('checkout')).toBeUndefined()
    expect(openDrafts({ user: '7', version: 1, store }).read('checkout')).toEqual(form)
  })

  it('of another version are dropped', () => {
    const store = newStore()
    openDrafts({ user: '7', version: 1, store }).keep('checkout', form)
    expect(openDrafts({ user: '7', version: 2, store }).read('checkout')).toBeUndefined()
    expect(store.held.size).toBe(0)
  })

  it('expire after a set time, counted from the last change', () => {
    const store = newStore()
    let now = 0
    const drafts = openDrafts({ user: '7', version: 1, minutes: 10, store, now: () => now })
    drafts.keep('checkout', form)
    now = 9 * 60_000
    drafts.keep('checkout', form)
    now = 18 * 60_000
    expect(drafts.read('checkout')).toEqual(form)
    now = 19 * 60_000
    expect(drafts.read('checkout')).toBeUndefined()
  })

  it('of every owner are removed if expired when drafts are opened', () => {
    const store = newStore()
    openDrafts({ user: '8', version: 1, minutes: 1, store, now: () => 0 }).keep('claim', form)
    store.setItem('something-else', 'stays')
    openDrafts({ user: '7', version: 1, store, now: () => 120_000 })
    expect([...store.held.keys()]).toEqual(['something-else'])
  })

  it('are dropped when the work is done', () => {
    const drafts = openDrafts({ user: '7', version: 1, store: newStore() })
    drafts.keep('checkout', form)
    drafts.drop('checkout')
    expect(drafts.read('checkout')).toBeUndefined()
  })

  it('read as empty if they are damaged', () => {
    const store = newStore()
    store.setItem('draft:7:checkout', '{"version":1')
    expect(openDrafts({ user: '7', version: 1, store }).read('checkout')).toBeUndefined()
  })

  it('never prevent typing when the store is full', () => {
    const full = {
      ...newStore(),
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => openDrafts({ user: '7', version: 1, store: full }).keep('checkout', form)).not.toThrow()
  })

  it('live in memory if there is no store', () => {
    openDrafts({ user: '7', version: 1 }).keep('checkout', form)
    expect(openDrafts({ user: '7', version: 1 }).read('checkout')).toEqual(form)
  })
})
