import { beforeEach, expect, it, vi } from 'vitest'
import { friendKeys, removeFriendKey, saveFriendKey } from './friend-keys.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})

it('a device keeps a key for each name it put on a list, and forgets one alone', () => {
  saveFriendKey(7, 'one')
  saveFriendKey(8, 'two')
  removeFriendKey(7)
  expect(friendKeys()).toEqual({ 8: 'two' })
})

it('what is no list of keys is none', () => {
  for (const text of ['7', 'null', '{', '{"7":8}']) {
    localStorage.setItem('friends-keys', text)
    expect(friendKeys()).toEqual({})
  }
})
