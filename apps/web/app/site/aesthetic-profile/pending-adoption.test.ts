import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savePendingAdoption, takePendingAdoption } from './pending-adoption.ts'

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
  savePendingAdoption(profile, 0)
  expect([takePendingAdoption(60_000), takePendingAdoption(60_000)]).toEqual([profile, undefined])
  savePendingAdoption(profile, 0)
  expect(takePendingAdoption(3_600_000)).toBeUndefined()
})

it('what someone else wrote there is nothing', () => {
  for (const text of ['', '7', '{}', '{"id":1,"secret":"x","until":9}', '{"id"']) {
    localStorage.setItem('aesthetic-profile-to-adopt', text)
    expect(takePendingAdoption(0)).toBeUndefined()
  }
})

it('a device that keeps nothing loses nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => savePendingAdoption(profile, 0)).not.toThrow()
  expect(takePendingAdoption(0)).toBeUndefined()
})
