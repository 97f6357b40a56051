import { expect, test } from 'vitest'
import { pagesBehind } from './back-history.ts'

test('C84 there is no way back when there is no previous page', () => {
  expect(pagesBehind(0, 0)).toBe(0)
  expect(pagesBehind(3, 0)).toBe(3)
})

test('C71 a page that resets the count is where it starts', () => {
  expect(pagesBehind(7, 7)).toBe(0)
  expect(pagesBehind(9, 7)).toBe(2)
  expect(pagesBehind(4, 7)).toBe(4)
})

test('C552 no more than 500 pages are counted', () => {
  expect(pagesBehind(2_000, 3)).toBe(500)
})
