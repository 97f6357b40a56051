import { expect, test } from 'vitest'
import { lateScroll, ScrollMemory } from './scroll-memory.ts'

test('where a page was left is known by its place in the history; the oldest of 500 are forgotten', () => {
  const memory = new ScrollMemory()
  memory.keep('first', 120)
  for (let at = 0; at < 499; at++) memory.keep(`page ${at}`, at)
  expect(memory.find('first')).toBe(120)
  memory.keep('one more', 7)
  expect(memory.find('first')).toBeUndefined()
  expect(memory.find('one more')).toBe(7)
})

test('C557 a page that was too short when it came is put right when it has grown', () => {
  expect(lateScroll(1800, 400, 400, 2600)).toBe(1800)
  expect(lateScroll(1800, 400, 400, 1500)).toBe(1500)
})

test('it is left alone where it stands right, or its reader has moved meanwhile', () => {
  expect(lateScroll(1800, 1800, 1800, 2600)).toBeUndefined()
  expect(lateScroll(1800, 400, 650, 2600)).toBeUndefined()
  expect(lateScroll(undefined, 0, 0, 2600)).toBeUndefined()
})
