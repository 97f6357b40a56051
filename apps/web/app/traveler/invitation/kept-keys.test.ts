import { beforeEach, expect, it, vi } from 'vitest'
import { forgetKey, keepKey, keptKeys } from './kept-keys.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

it('a device keeps a key for each name it put on a list, and forgets one alone', () => {
  keepKey(7, 'one')
  keepKey(8, 'two')
  forgetKey(7)
  expect(keptKeys()).toEqual({ 8: 'two' })
})

it('what is no list of keys is none', () => {
  for (const text of ['7', 'null', '{', '{"7":8}']) {
    localStorage.setItem('friends-keys', text)
    expect(keptKeys()).toEqual({})
  }
})
