import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crowdedOf, hasRoom, pinWidth } from './pin-overlap.ts'

it('the first pin of a place keeps its price; those overlapping it become dots', () => {
  const text = '$858'
  expect(
    crowdedOf([
      { id: 'a', text, x: 100, y: 100 },
      { id: 'b', text, x: 130, y: 110 },
      { id: 'c', text, x: 200, y: 100 },
    ]),
  ).toEqual(new Set(['b']))
})

it('a longer price needs more room', () => {
  const pins = (text: string) => [
    { id: 'a', text, x: 100, y: 100 },
    { id: 'b', text, x: 175, y: 100 },
  ]
  expect(crowdedOf(pins('$858'))).toEqual(new Set())
  expect(crowdedOf(pins('$15,855'))).toEqual(new Set(['b']))
})

it('a pin that would cover a cluster becomes a dot', () => {
  const pins = [{ id: 'a', text: '$1,407', x: 100, y: 100 }]
  expect(crowdedOf(pins, [{ x: 130, y: 90 }])).toEqual(new Set(['a']))
  expect(crowdedOf(pins, [{ x: 100, y: 160 }])).toEqual(new Set())
})

it('no two pins with a price overlap, and a dot always has a neighbor that covers it', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
    text: fc.constantFrom('·', '$858', '$1,407', '$15,855', '1 234 567 €'),
  })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const pins = places.map((one, id) => ({ id, ...one }))
      const crowded = crowdedOf(pins)
      const open = pins.filter(({ id }) => !crowded.has(id))
      const over = (a: (typeof pins)[number], b: (typeof pins)[number]) =>
        Math.abs(a.x - b.x) < (pinWidth(a.text) + pinWidth(b.text)) / 2 && Math.abs(a.y - b.y) < 46
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
