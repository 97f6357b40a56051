import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crowdedOf, hasRoom } from './pin-overlap.ts'

it('the first pin of a place keeps its price; those overlapping it become dots', () => {
  expect(
    crowdedOf([
      { id: 'a', x: 100, y: 100 },
      { id: 'b', x: 130, y: 110 },
      { id: 'c', x: 200, y: 100 },
    ]),
  ).toEqual(new Set(['b']))
})

it('no two pins with a price overlap, and a dot always has a neighbor that covers it', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const pins = places.map((one, id) => ({ id, ...one }))
      const crowded = crowdedOf(pins)
      const open = pins.filter(({ id }) => !crowded.has(id))
      const over = (a: { x: number; y: number }, b: { x: number; y: number }) =>
        Math.abs(a.x - b.x) < 66 && Math.abs(a.y - b.y) < 40
      expect(open.some((a) => open.some((b) => a !== b && over(a, b)))).toBe(false)
      expect(pins.filter(({ id }) => crowded.has(id)).every((a) => open.some((b) => over(a, b)))).toBe(true)
    }),
  )
})

it('a cluster keeps its label while nothing is nearby', () => {
  const cluster = { x: 100, y: 100 }
  expect(hasRoom(cluster, [{ x: 200, y: 100 }])).toBe(true)
  expect(hasRoom(cluster, [{ x: 100, y: 170 }])).toBe(true)
  expect(hasRoom(cluster, [{ x: 130, y: 140 }])).toBe(false)
})
