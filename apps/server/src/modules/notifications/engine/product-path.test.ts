import { permissionNames, routes } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { leadsToScreen, openablePath, readersList } from './product-path.ts'

const staff = (...permissions: (typeof permissionNames)[number][]) => ({ roles: ['staff'] as const, permissions })

describe('links in notifications', () => {
  it.each([
    ['/staff/jobs/7', staff('money'), readersList],
    ['/staff/bookings/7', staff('money'), readersList],
    ['/staff/bookings/7#money', staff('bookings'), '/staff/bookings/7#money'],
    ['/staff/payouts/3', staff('money'), '/staff/payouts/3'],
    ['/staff/approvals', staff(), '/staff/approvals'],
    ['/staff/jobs/7', { roles: ['admin'] as const, permissions: [] }, '/staff/jobs/7'],
    ['/owners/bookings/7', staff('bookings', 'homes'), readersList],
    ['/travelers/bookings/7', { roles: ['owner'] as const, permissions: [] }, readersList],
    ['/account', { roles: [], permissions: [] }, '/account'],
  ])('%s opens for a reader with %j, or leads to %s', (path, reader, expected) => {
    expect(openablePath(reader, path)).toBe(expected)
  })

  it('never lead a reader to a screen they can’t open, whatever the screen and their permissions', () => {
    const readers = [
      ...(['traveler', 'owner', 'broker', 'referral', 'travel-agent', 'affiliate', 'admin'] as const).map((role) => ({
        roles: [role],
        permissions: [],
      })),
      ...permissionNames.map((permission) => staff(permission)),
    ]
    const screens = routes.filter(({ path }) => !path.includes(':') && leadsToScreen(path))
    const byPath = new Map<string, (typeof routes)[number]>(routes.map((route) => [route.path, route]))
    const refuses = (reader: (typeof readers)[number], path: string): boolean => {
      const target = byPath.get(openablePath(reader, path))
      if (!target?.authRequired) return false
      const roles: readonly string[] = reader.roles
      const permissions: readonly string[] = reader.permissions
      if (target.roles && !target.roles.some((role) => roles.includes(role))) return true
      return target.permission !== undefined && !roles.includes('admin') && !permissions.includes(target.permission)
    }
    expect(screens.length).toBeGreaterThan(50)
    for (const reader of readers)
      expect([reader, screens.filter(({ path }) => refuses(reader, path)).map(({ path }) => path)]).toEqual([
        reader,
        [],
      ])
  })
})
