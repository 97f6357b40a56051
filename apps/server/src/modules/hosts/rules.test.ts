import { type HostRole, hostRoles } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostsFor } from './rules.ts'

const host = (id: number, role: HostRole, ...homeIds: number[]) => ({ id, role, homeIds })
const idsOf = (hosts: readonly { id: number }[]) => hosts.map(({ id }) => id)

test('names the person of the home before the one who has every home', () => {
  const hosts = [host(1, 'concierge'), host(2, 'concierge', 7), host(3, 'inspector', 8)]
  expect(idsOf(hostsFor(hosts, 7))).toEqual([2])
  expect(idsOf(hostsFor(hosts, 8))).toEqual([1, 3])
})

test('names the home manager first, in any order of adding', () => {
  expect(idsOf(hostsFor([host(1, 'inspector'), host(2, 'home_manager')], 5))).toEqual([2, 1])
})

test('names at most one person per role, and nobody of another home', () => {
  const anyHost = fc.record({
    id: fc.nat(50),
    role: fc.constantFrom(...hostRoles),
    homeIds: fc.array(fc.nat(4), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(anyHost, { selector: ({ id }) => id }), fc.nat(4), (hosts, homeId) => {
      const named = hostsFor(hosts, homeId)
      expect(new Set(named.map(({ role }) => role)).size).toBe(named.length)
      for (const { homeIds } of named) expect(homeIds.length === 0 || homeIds.includes(homeId)).toBe(true)
    }),
  )
})
