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

it('what was looked at stands first, once, and the list has an end', () => {
  for (let id = 1; id <= 20; id += 1) recordViewed(id)
  recordViewed(15)
  expect(deviceList('seen')).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9])
})

it('what others wrote under the name is passed over', () => {
  for (const text of ['', '{', '{"a":1}', 'null', '"5"']) {
    stored.set('favorites', text)
    expect(deviceList('favorites')).toEqual([])
  }
  stored.set('favorites', '[3,"4",-1,2.5,null,7]')
  expect(deviceList('favorites')).toEqual([3, 7])
})

it('an empty list leaves nothing behind', () => {
  saveDeviceList('favorites', [5])
  saveDeviceList('favorites', [])
  expect(stored.size).toBe(0)
})
