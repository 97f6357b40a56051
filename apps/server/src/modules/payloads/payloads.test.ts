import {
  apiBase,
  expand,
  isCondensed,
  myBookings,
  myNotifications,
  ownerBookings,
  ownerHomes,
  type PayloadCollection,
  payloadCollection,
  payloadObject,
  ping,
  searchData,
  statementList,
} from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { confirmed, good, refused } from '../bookings/testing/guest.ts'

let t: TestApp
let guest: Caller & { accountId: number }
let stranger: Caller & { accountId: number }
let owner: Caller & { accountId: number }
beforeAll(async () => {
  t = await testApp()
  await t.app.adapters.search.start()
  guest = await t.person('traveler')
  stranger = await t.person('traveler')
  owner = await t.person('owner')
  for (let at = 0; at < 3; at += 1) {
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, name: `Home ${at}` }))
    await confirmed(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  }
  await t.drain()
}, 120_000)
afterAll(() => t.close())

const collection = (who: Caller, name: PayloadCollection, page?: number) =>
  who.call(payloadCollection, { params: { name }, ...(page && { query: { page } }) })
const payloadOf = async (...requested: Parameters<typeof collection>) => (await good(collection(...requested))).payload

/** A payload object without its own identifiers. */
const plain = <Named extends { self: string; endpoint: string }>({ self: _, endpoint: __, ...item }: Named) => item

describe('a payload of a collection', () => {
  it('C293 C294 identifies every object, and the call at its endpoint returns the same one', async () => {
    const lists = [
      [guest, 'bookings', 'Booking'],
      [owner, 'owner-bookings', 'Booking'],
      [owner, 'properties', 'Property'],
      [owner, 'notifications', 'Notification'],
      [owner, 'statements', 'Statement'],
    ] as const
    for (const [who, name, className] of lists) {
      const { data } = await payloadOf(who, name)
      for (const one of data) {
        const id = 'id' in one ? one.id : `${one.year}-${one.quarter}`
        expect(one.self).toBe(`Object:${className}.${id}`)
        expect((await who.raw({ path: one.endpoint })).status, one.endpoint).toBe(200)
      }
      expect(data.length, name).toBeGreaterThan(0)
    }
    const { payload } = await good(owner.call(payloadObject, { params: { name: 'owner-today' } }))
    expect([payload.self, payload.endpoint]).toEqual([
      `Object:OwnerToday.${owner.accountId}`,
      'payload/objects/owner-today',
    ])
  })

  it('C444 C445 returns one page of a person’s own data with the number of pages', async () => {
    const payload = await payloadOf(guest, 'bookings')
    expect(payload).toMatchObject({ reference: 'payload/collections/bookings', currentPage: 1, numberPages: 1 })
    const { bookings } = await good(guest.call(myBookings, { query: { perPage: 100 } }))
    expect(payload.data.map(plain)).toEqual(bookings.data)
    expect(payload.data).toHaveLength(3)
  })

  it('returns the same as the regular calls to an owner', async () => {
    const { homes } = await good(owner.call(ownerHomes))
    expect((await payloadOf(owner, 'properties')).data.map(plain)).toEqual(homes)
    const { bookings } = await good(owner.call(ownerBookings, { query: { perPage: 100 } }))
    expect((await payloadOf(owner, 'owner-bookings')).data.map(plain)).toEqual(bookings.data)
    const { statements } = await good(owner.call(statementList))
    expect((await payloadOf(owner, 'statements')).data.map(plain)).toEqual(statements)
  })

  it('contains the messages of the person who asks', async () => {
    const { notifications } = await good(owner.call(myNotifications, { query: { perPage: 50 } }))
    const payload = await payloadOf(owner, 'notifications')
    expect(payload).toMatchObject({ currentPage: 1, numberPages: 1, nextPoint: null })
    expect(payload.data.map(plain)).toEqual(notifications.data)
    expect(payload.data.length).toBeGreaterThanOrEqual(3)
  })

  it('is empty beyond its last page, and has no page zero', async () => {
    expect(await payloadOf(guest, 'bookings', 2)).toMatchObject({ currentPage: 2, numberPages: 1, data: [] })
    expect(await payloadOf(owner, 'properties', 9)).toMatchObject({ numberPages: 1, nextPoint: null, data: [] })
    expect((await guest.raw({ path: 'payload/collections/bookings?page=0' })).status).toBe(422)
  })

  it('comes in pages of fifty, each linking to the next', async () => {
    const many = await t.person('owner')
    await t.write(async (ctx) => {
      for (let at = 0; at < 51; at += 1) await a.home(ctx, { ownerId: many.accountId })
    })
    const first = await payloadOf(many, 'properties')
    expect(first).toMatchObject({ numberPages: 2, nextPoint: 'payload/collections/properties?page=2' })
    expect(first.data).toHaveLength(50)
    expect((await payloadOf(many, 'properties', 2)).data).toHaveLength(1)
  })

  it('is compressed like every response', async () => {
    const { body } = await guest.raw({
      path: 'payload/collections/bookings',
      headers: { accept: 'application/json;condensed=1' },
    })
    if (!isCondensed(body)) throw new Error('not condensed')
    expect(expand(body)).toEqual((await guest.raw({ path: 'payload/collections/bookings' })).body)
  })

  it('reveals nothing of another person’s', async () => {
    for (const name of ['bookings', 'properties', 'notifications'] as const)
      expect((await payloadOf(stranger, name)).data).toEqual([])
    expect((await payloadOf(owner, 'bookings')).data).toEqual([])
  })

  it('is rejected for visitors, and for people without the required role', async () => {
    expect(await refused(collection(t.visitor(), 'bookings'))).toMatchObject({ status: 401 })
    for (const name of ['owner-bookings', 'statements'] as const)
      expect(await refused(collection(guest, name))).toEqual({ status: 403, code: 'forbidden' })
    expect((await guest.raw({ path: 'payload/collections/accounts' })).status).toBe(404)
  })
})

describe('a payload of an object', () => {
  it('C446 returns the object itself', async () => {
    const today = await good(owner.call(payloadObject, { params: { name: 'owner-today' } }))
    expect(today.payload).toMatchObject({ reference: 'payload/objects/owner-today', homes: 3 })
    const { payload } = await good(guest.call(payloadObject, { params: { name: 'search-data' } }))
    const { reference, ...offer } = plain(payload)
    expect(offer).toEqual(await good(guest.call(searchData)))
    expect(reference).toBe('payload/objects/search-data')
  })

  it('is rejected for visitors, for people without the role, and under any other name', async () => {
    const requested = { params: { name: 'owner-today' as const } }
    expect(await refused(t.visitor().call(payloadObject, requested))).toMatchObject({ status: 401 })
    expect(await refused(guest.call(payloadObject, requested))).toMatchObject({ status: 403 })
    expect((await owner.raw({ path: 'payload/objects/session' })).status).toBe(404)
  })
})

describe('ping', () => {
  it('C384 C503 returns Pong to anyone, and no cache can answer instead', async () => {
    expect(await good(t.visitor().call(ping))).toBe('Pong')
    const answer = await t.server.inject({ url: `${apiBase}/ping` })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
