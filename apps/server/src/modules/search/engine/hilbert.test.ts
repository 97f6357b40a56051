import { expect, test } from 'vitest'
import { hilbertDistance, hilbertOrder } from './hilbert.ts'

test('the curve moves from cell to neighboring cell and visits each once', () => {
  const cells = Array.from({ length: 256 }, (_, index) => ({ x: index % 16, y: Math.floor(index / 16) }))
  const walk = cells.toSorted((a, b) => hilbertDistance(a.x, a.y) - hilbertDistance(b.x, b.y))
  expect(new Set(cells.map(({ x, y }) => hilbertDistance(x, y)))).toHaveLength(256)
  for (const [index, cell] of walk.slice(1).entries()) {
    const before = walk[index]!
    expect(Math.abs(cell.x - before.x) + Math.abs(cell.y - before.y)).toBe(1)
  }
})

test('homes of one town are consecutive', () => {
  const town = (lat: number, lng: number) => [0, 1, 2].map((step) => ({ lat: lat + step / 1000, lng }))
  const places = [...town(40, -71), ...town(41, -72)]
  const order = [...hilbertOrder([places[0]!, places[3]!, places[1]!, places[4]!, places[2]!, places[5]!])]
  expect(order.slice(0, 3).every((index) => index % 2 === order[0]! % 2)).toBe(true)
})

test('a single place and no places have an order', () => {
  expect([...hilbertOrder([{ lat: 40, lng: -71 }])]).toEqual([0])
  expect([...hilbertOrder([])]).toEqual([])
})
