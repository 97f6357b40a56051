import fc from 'fast-check'
import { expect, test } from 'vitest'
import { condense, expand, type Json } from './condense.ts'

test('expanding a condensed value restores it, whatever it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.constantFrom('RF:a', 'RF:0', 'plain')), (value, words) => {
      const once = JSON.parse(JSON.stringify({ value, again: [value, value], words })) as Json
      expect(expand(condense(once))).toEqual(once)
    }),
  )
})

test('a picture used in many rows is sent once', () => {
  const picture = { id: 7, src: '/media-resources/pictures/7', color: '#aabbcc' }
  const rows = Array.from({ length: 50 }, (_, id) => ({ id, picture }))
  const condensed = condense(rows)
  expect(Object.values(condensed._objects)).toEqual([picture])
  expect(JSON.stringify(condensed).length).toBeLessThan(JSON.stringify(rows).length / 2)
})

test('a text that looks like a reference stays a text', () => {
  const tricky = { note: 'RF:0', list: ['RF:0', 'RF:'] }
  expect(expand(condense(tricky))).toEqual(tricky)
})
