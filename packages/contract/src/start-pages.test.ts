import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Permission, permissionNames } from './permissions.ts'
import { canStartOn, startPages, usualStartPage } from './start-pages.ts'

test.each<[Permission[], string]>([
  [['bookings'], 'inbox'],
  [['bookings', 'people', 'homes'], 'inbox'],
  [['homes'], 'operations'],
  [['homes', 'jobs'], 'operations'],
  [['money'], 'money'],
  [['money', 'bookings', 'homes'], 'today'],
  [['people'], 'inbox'],
  [['content'], 'today'],
  [[], 'today'],
  [[...permissionNames], 'today'],
])('%j starts on %s', (permissions, page) => expect(usualStartPage(permissions)).toBe(page))

test('everyone can open their start page, whatever their permissions', () => {
  fc.assert(
    fc.property(fc.subarray([...permissionNames]), (permissions) => {
      expect(canStartOn(usualStartPage(permissions), permissions)).toBe(true)
    }),
  )
})

test('pages of one area require its permission', () => {
  expect(startPages.filter((page) => canStartOn(page, []))).toEqual(['today', 'inbox'])
  expect(startPages.filter((page) => canStartOn(page, ['homes']))).toEqual(['today', 'inbox', 'calendar', 'operations'])
})
