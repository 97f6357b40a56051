import type { AnyEndpoint } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#testing/harness'
import { routes } from '../../modules.ts'
import { nameOf } from './requests.ts'
import { accessTable } from './table.ts'
import { type AccessWorld, accessWorld } from './world.ts'

/** Fields someone might set about themselves or a price, although only we may set them. */
const requested = {
  roles: ['admin'],
  role: 'admin',
  permissions: ['money', 'people'],
  isStaff: true,
  isAdmin: true,
  accountId: 1,
  userId: 1,
  ownerId: 1,
  guestId: 1,
  tempPassword: false,
  passwordExpires: null,
  verifiedPhone: true,
  isDeviceKnown: true,
  status: 'confirmed',
  total: { amount: 1, currency: 'USD' },
  price: { amount: 1, currency: 'USD' },
  headline: { amount: 1, currency: 'USD' },
  commission: 0,
  paidAt: '2027-01-01T00:00:00Z',
  inForceAt: '2020-01-01T00:00:00Z',
} as const
type Request = keyof typeof requested

/** Where one of those words is requested with a different meaning. */
const requestedFor: Record<string, Request[]> = {
  // The response a write got.
  'POST writes/dead-letters': ['status'],
  // The price an owner sets for the waiver of their deposit.
  'PUT owners/properties/{id}/deposit': ['price'],
  // The line under a home's name.
  'PUT owners/properties/{id}/details': ['headline'],
}

const forTheHome = ({ method, path }: AnyEndpoint): boolean =>
  ['staff', 'admin'].includes(accessTable[`${method} ${path}`]?.who ?? '')
const writes = routes
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => endpoint.method !== 'GET' && endpoint.body && !endpoint.form && !forTheHome(endpoint))

let t: TestApp
let world: AccessWorld
beforeAll(async () => {
  t = await testApp()
  world = await accessWorld(t)
})
afterAll(async () => {
  await world.close()
  await t.close()
})

const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  const { properties = {}, ...rest } = schema as { properties?: object }
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(namesIn),
    ...Object.values(rest).flatMap(namesIn),
  ]
}

/** Objects that would accept unnamed keys; a list by name (`additionalProperties` beside `propertyNames`) isn't one. */
const looseIn = (schema: unknown): unknown[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = schema as { properties?: object; additionalProperties?: unknown }
  const isLoose =
    own.properties !== undefined && own.additionalProperties !== undefined && own.additionalProperties !== false
  return [...(isLoose ? [Object.keys(own.properties as object)] : []), ...Object.values(schema).flatMap(looseIn)]
}
/** A browser's passkey response has the field names of its standard. */
const ofBrowsers = ['POST account/passkeys', 'POST challenge/passkey']
const calls = writes.map((endpoint) => [nameOf(endpoint), endpoint] as const)

describe('mass assignment: a call from outside', () => {
  test.each(calls)('%s asks for nothing that only we may set', (name, endpoint) => {
    const fields = new Set(namesIn(z.toJSONSchema(endpoint.body as z.ZodType, { io: 'input', unrepresentable: 'any' })))
    expect(Object.keys(requested).filter((word) => fields.has(word))).toEqual(requestedFor[name] ?? [])
  })

  test.each(calls)("%s drops what it doesn't ask for", (name, endpoint) => {
    const loose = looseIn(z.toJSONSchema(endpoint.body as z.ZodType, { io: 'input', unrepresentable: 'any' }))
    expect(loose).toEqual(ofBrowsers.includes(name) ? [['id', 'response'], []] : [])
  })
})

describe('mass assignment: extra fields', () => {
  test('make no one staff, and verify no phone', async () => {
    const guest = await world.session(world.guest)
    const before = (await guest.raw({ path: 'web-data' })).body.results.loggedInUser
    const body = { firstName: 'Ada', lastName: 'Quill', bio: '', address: null, ...requested }
    const answer = await guest.raw({ method: 'PATCH', path: 'profile', body })
    expect(answer.status).toBe(200)
    expect(answer.body.results.user).toEqual({ ...(before as object), firstName: 'Ada', lastName: 'Quill' })
  })

  test('make no stay cheaper', async () => {
    const request = { arrive: '2027-10-02', depart: '2027-10-09', adults: 2 }
    const path = `properties/${world.homeA.id}/quotes`
    const ask = async (body: object) => {
      const { results } = (await (await world.session(world.guest)).raw({ method: 'POST', path, body })).body
      return results.quote as { id: number; hash: string; total: object; lines: object[] }
    }
    const [fair, wishful] = [await ask(request), await ask({ ...request, ...requested, lines: [], taxes: [] })]
    expect([wishful.total, wishful.lines]).toEqual([fair.total, fair.lines])
    const guest = await world.session(world.guest)
    const booked = await guest.raw({
      method: 'POST',
      path: 'bookings',
      body: { quoteId: wishful.id, quoteHash: wishful.hash, ...requested },
    })
    expect(booked.status).toBe(201)
    const { id, status } = booked.body.results.booking as { id: number; status: string }
    expect(status).not.toBe('confirmed')
    const seen = (await guest.raw({ path: `bookings/${id}` })).body.results.booking as { quote?: { total: object } }
    expect(JSON.stringify(seen)).toContain(JSON.stringify(fair.total))
  })
})
