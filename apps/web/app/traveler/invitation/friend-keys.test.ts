import { beforeEach, expect, it, vi } from 'vitest'
import { friendKeys, removeFriendKey, saveFriendKey } from './friend-keys.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})

it('stores a key on the device for each name added to a list, and removes one without the others', () => {
  saveFriendKey(7, 'one')
  saveFriendKey(8, 'two')
  removeFriendKey(7)
  expect(friendKeys()).toEqual({ 8: 'two' })
})

it("reads anything that isn't a list of keys as empty", () => {
  for (const text of ['7', 'null', '{', '{"7":8}']) {
    localStorage.setItem('friends-keys', text)
    expect(friendKeys()).toEqual({})
  }
})
