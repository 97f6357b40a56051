import { expect, test } from 'vitest'
import { pathOf, settleMs, withoutKnown } from './known-here.ts'
import type { Menu } from './polling.ts'

const openedAt = Date.parse('2027-07-02T12:00:00Z')
const screen = { path: '/travelers/bookings/7', openedAt }
const menuOf = (to: string, at: number) =>
  ({ messages: [{ id: 1, to, clicked: false, createdAt: new Date(at).toISOString() }] }) as unknown as Menu
const clicked = (to: string, at: number) => withoutKnown(menuOf(to, at), screen).messages[0]?.clicked

test("what the open screen already showed isn't news", () => {
  expect(clicked('/travelers/bookings/7#money', openedAt - 1000)).toBe(true)
  expect(clicked('/travelers/bookings/7', openedAt + settleMs)).toBe(true)
})

test('what happens later, or leads elsewhere, is', () => {
  expect(clicked('/travelers/bookings/7', openedAt + settleMs + 1)).toBe(false)
  expect(clicked('/travelers/bookings/8', openedAt)).toBe(false)
  expect(withoutKnown(menuOf(screen.path, openedAt), undefined).messages[0]?.clicked).toBe(false)
  expect(pathOf('/a/b?c=1#d')).toBe('/a/b')
})
