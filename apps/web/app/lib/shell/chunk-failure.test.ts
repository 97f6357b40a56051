import { expect, test } from 'vitest'
import { mayReload } from './chunk-failure.ts'

const emptyStore = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  }
}

test('C831 C509 a chunk that fails to load reloads the page, once in 120 seconds', () => {
  const store = emptyStore()
  expect(mayReload(store, 1_000_000, true)).toBe(true)
  expect(mayReload(store, 1_119_999, true)).toBe(false)
  expect(mayReload(store, 1_120_000, true)).toBe(true)
})

test('without a connection the page stays, with all input, and the one retry is saved for later', () => {
  const store = emptyStore()
  expect(mayReload(store, 1_000_000, false)).toBe(false)
  expect(mayReload(store, 1_000_001, true)).toBe(true)
})
