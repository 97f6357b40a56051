import { afterEach, expect, it, vi } from 'vitest'
import { keepLastHome, lastHome } from './last-home.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('C392 the last home an owner chose is stored on their device, for them alone, and can be forgotten', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  expect(lastHome(7)).toBeUndefined()
  keepLastHome(7, '12')
  expect([lastHome(7), lastHome(8)]).toEqual(['12', undefined])
  keepLastHome(7, undefined)
  expect(lastHome(7)).toBeUndefined()
  kept.set('owner-home-7', '../12')
  expect(lastHome(7)).toBeUndefined()
})

it('a browser that keeps nothing has none', () => {
  keepLastHome(7, '12')
  expect(lastHome(7)).toBeUndefined()
})
