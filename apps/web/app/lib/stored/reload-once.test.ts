import { expect, it } from 'vitest'
import { mayReloadAt } from './reload-once.ts'

it('an address is reloaded once, a different one at once, and the first again after a while', () => {
  const held = new Map<string, string>()
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  }
  expect(mayReloadAt('/a', 1000, store)).toBe(true)
  expect(mayReloadAt('/a', 9000, store)).toBe(false)
  expect(mayReloadAt('/b', 9000, store)).toBe(true)
  expect(mayReloadAt('/b', 19_000, store)).toBe(true)
})
