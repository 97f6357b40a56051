import { afterEach, expect, it, vi } from 'vitest'
import { keepLastHome, lastHome } from './last-home.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('C392 the last home an owner chose is stored on their device, only for them, and can be cleared', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  expect(lastHome(7)).toBeUndefined()
  keepLastHome(7, '12')
  expect([lastHome(7), lastHome(8)]).toEqual(['12', undefined])
  keepLastHome(7, undefined)
  expect(lastHome(7)).toBeUndefined()
  stored.set('owner-home-7', '../12')
  expect(lastHome(7)).toBeUndefined()
})

it('a browser without storage has none', () => {
  keepLastHome(7, '12')
  expect(lastHome(7)).toBeUndefined()
})
