import { homeStatuses } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { moveBetween, moves, nextStatuses } from './lifecycle.ts'

it('an owner submits and pauses; only the operator publishes', () => {
  expect(moveBetween('draft', 'submitted', 'owner')).toBeDefined()
  expect(moveBetween('live', 'paused', 'owner')).toBeDefined()
  expect(moveBetween('vetting', 'live', 'owner')).toBeUndefined()
  expect(moveBetween('vetting', 'live', 'staff')).toBeDefined()
})

it('nothing goes live without passing vetting or having been live before', () => {
  const ways = moves.filter((move) => move.to === 'live')
  expect(ways.map((move) => move.from)).toEqual(['vetting', 'paused'])
  expect(ways.every((move) => move.needsSetup)).toBe(true)
})

it('every status can be reached, and only the operator restores a retired home, as a draft', () => {
  const reached = new Set(moves.map((move) => move.to))
  expect(homeStatuses.filter((status) => !reached.has(status))).toEqual([])
  expect(nextStatuses('retired', 'system')).toEqual(['draft'])
  expect(nextStatuses('retired', 'owner')).toEqual([])
})

it('setup steps are required to submit a home, and never to withdraw it', () => {
  const asking = moves.filter(({ needsSetup }) => needsSetup).map(({ from, to }) => `${from} → ${to}`)
  expect(asking).toEqual(['draft → submitted', 'vetting → live', 'paused → live'])
})
