import { beforeEach, expect, it, vi } from 'vitest'
import { deviceList, recordViewed, saveDeviceList } from './device-list.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

it('puts viewed homes first, once, and limits the list', () => {
  for (let id = 1; id <= 20; id += 1) recordViewed(id)
  recordViewed(15)
  expect(deviceList('seen')).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9])
})

it('ignores foreign values in storage', () => {
  for (const text of ['', '{', '{"a":1}', 'null', '"5"']) {
    stored.set('favorites', text)
    expect(deviceList('favorites')).toEqual([])
  }
  stored.set('favorites', '[3,"4",-1,2.5,null,7]')
  expect(deviceList('favorites')).toEqual([3, 7])
})

it('removes the entry of an empty list', () => {
  saveDeviceList('favorites', [5])
  saveDeviceList('favorites', [])
  expect(stored.size).toBe(0)
})
