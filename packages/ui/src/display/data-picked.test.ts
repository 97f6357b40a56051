import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toggledAll, toggledRow } from './data-picked.ts'

const keys = ['a', 'b', 'c', 'd']

it('C781 a row is selected and deselected', () => {
  expect(toggledRow(keys, new Set(), 'b')).toEqual(new Set(['b']))
  expect(toggledRow(keys, new Set(['b']), 'b')).toEqual(new Set())
})

it('C781 with Shift, all rows in between are included, in either direction', () => {
  expect(toggledRow(keys, new Set(['a']), 'c', 'a')).toEqual(new Set(['a', 'b', 'c']))
  expect(toggledRow(keys, new Set(['d']), 'b', 'd')).toEqual(new Set(['b', 'c', 'd']))
  expect(toggledRow(keys, new Set(keys), 'd', 'c')).toEqual(new Set(['a', 'b']))
})

it('C781 a start row hidden by a filter is ignored', () => {
  expect(toggledRow(keys, new Set(), 'b', 'gone')).toEqual(new Set(['b']))
})

it('C781 all visible rows are selected or deselected; hidden ones stay unchanged', () => {
  const subset = fc.subarray(['a', 'b', 'c', 'd', 'hidden'])
  fc.assert(
    fc.property(subset, (picked) => {
      const all = toggledAll(keys, new Set(picked))
      expect(all.has('hidden')).toBe(picked.includes('hidden'))
      const isAll = keys.every((key) => picked.includes(key))
      expect(keys.every((key) => all.has(key) !== isAll)).toBe(true)
    }),
  )
})
