import { expect, test } from 'vitest'
import { readIsland } from '../island.ts'
import { worldOf } from '../world.ts'
import { floorPlan } from './floor-plan.ts'
import { home, layOut, margin } from './layout.ts'

const { homes } = worldOf(readIsland(), { homes: 120, seed: 7, today: '2026-11-20' })

test('draws the same rooms alike, and other rooms differently', () => {
  const [one, ...others] = homes
  expect(floorPlan(structuredClone(one?.rooms ?? []))).toBe(floorPlan(one?.rooms ?? []))
  expect(others.some(({ rooms }) => floorPlan(rooms) !== floorPlan(one?.rooms ?? []))).toBe(true)
})

test('every room on a floor is inside the home, and none overlaps another', () => {
  for (const { rooms } of homes)
    for (const floor of Map.groupBy(rooms, (room) => room.floor).values()) {
      const placed = layOut(floor, 0)
      expect(placed).toHaveLength(floor.length)
      for (const [at, a] of placed.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(margin)
        expect(a.x + a.width).toBeLessThanOrEqual(margin + home.width + 0.001)
        expect(a.y + a.height).toBeLessThanOrEqual(home.depth + 0.001)
        for (const b of placed.slice(at + 1)) {
          const beside = a.x + a.width <= b.x + 0.001 || b.x + b.width <= a.x + 0.001
          const below = a.y + a.height <= b.y + 0.001 || b.y + b.height <= a.y + 0.001
          expect(beside || below).toBe(true)
        }
      }
    }
})

test('the drawing contains only numbers: nothing that runs, nothing that is fetched', () => {
  for (const { rooms } of homes) expect(floorPlan(rooms)).not.toMatch(/NaN|undefined|Infinity|<script|href|url\(/)
})
