import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteToAdopt, takeToAdopt } from './kept-here.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const profile = { id: '15', secret: 'S'.repeat(43) }

it('what is to be adopted is told once, and within the hour', () => {
  noteToAdopt(profile, 0)
  expect([takeToAdopt(60_000), takeToAdopt(60_000)]).toEqual([profile, undefined])
  noteToAdopt(profile, 0)
  expect(takeToAdopt(3_600_000)).toBeUndefined()
})

it('what someone else wrote there is nothing', () => {
  for (const text of ['', '7', '{}', '{"id":1,"secret":"x","until":9}', '{"id"']) {
    localStorage.setItem('aesthetic-profile-to-adopt', text)
    expect(takeToAdopt(0)).toBeUndefined()
  }
})

it('a device that keeps nothing loses nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => noteToAdopt(profile, 0)).not.toThrow()
  expect(takeToAdopt(0)).toBeUndefined()
})
