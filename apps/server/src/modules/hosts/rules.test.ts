import { type HostRole, hostRoles } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostsFor } from './rules.ts'

const host = (id: number, role: HostRole, ...homeIds: number[]) => ({ id, role, homeIds })
const idsOf = (hosts: readonly { id: number }[]) => hosts.map(({ id }) => id)

test('prefers the host assigned to the home over one assigned to every home', () => {
  const hosts = [host(1, 'concierge'), host(2, 'concierge', 7), host(3, 'inspector', 8)]
  expect(idsOf(hostsFor(hosts, 7))).toEqual([2])
  expect(idsOf(hostsFor(hosts, 8))).toEqual([1, 3])
})

test('lists the home manager first, whatever the order they were added', () => {
  expect(idsOf(hostsFor([host(1, 'inspector'), host(2, 'home_manager')], 5))).toEqual([2, 1])
})

test('lists at most one person per role, and no one from another home', () => {
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
