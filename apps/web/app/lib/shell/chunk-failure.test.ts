import { expect, test } from 'vitest'
import { mayReload } from './chunk-failure.ts'

test('C831 C509 a part that does not come loads the page again, once in 120 seconds', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  expect(mayReload(store, 1_000_000)).toBe(true)
  expect(mayReload(store, 1_119_999)).toBe(false)
  expect(mayReload(store, 1_120_000)).toBe(true)
})
