import { expect, test } from 'vitest'
import { lateScroll, ScrollMemory } from './scroll-memory.ts'

test('the position a page was left at is stored by its place in the history, and beyond 500 the oldest are dropped', () => {
  const memory = new ScrollMemory()
  memory.keep('first', 120)
  for (let at = 0; at < 499; at++) memory.keep(`page ${at}`, at)
  expect(memory.find('first')).toBe(120)
  memory.keep('one more', 7)
  expect(memory.find('first')).toBeUndefined()
  expect(memory.find('one more')).toBe(7)
})

test('C557 a page that was too short at first is corrected when it has grown', () => {
  expect(lateScroll(1800, 400, 400, 2600)).toBe(1800)
  expect(lateScroll(1800, 400, 400, 1500)).toBe(1500)
})

test('it is left alone if it is right, or if the reader has scrolled meanwhile', () => {
  expect(lateScroll(1800, 1800, 1800, 2600)).toBeUndefined()
  expect(lateScroll(1800, 400, 650, 2600)).toBeUndefined()
  expect(lateScroll(undefined, 0, 0, 2600)).toBeUndefined()
})
