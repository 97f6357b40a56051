import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savePendingAdoption, takePendingAdoption } from './pending-adoption.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const profile = { id: '15', secret: 'S'.repeat(43) }

it('returns a pending profile once, within an hour', () => {
  savePendingAdoption(profile, 0)
  expect([takePendingAdoption(60_000), takePendingAdoption(60_000)]).toEqual([profile, undefined])
  savePendingAdoption(profile, 0)
  expect(takePendingAdoption(3_600_000)).toBeUndefined()
})

it('ignores foreign values in storage', () => {
  for (const text of ['', '7', '{}', '{"id":1,"secret":"x","until":9}', '{"id"']) {
    localStorage.setItem('aesthetic-profile-to-adopt', text)
    expect(takePendingAdoption(0)).toBeUndefined()
  }
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => savePendingAdoption(profile, 0)).not.toThrow()
  expect(takePendingAdoption(0)).toBeUndefined()
})
