import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Problem } from '#kernel/problem'
import { type Booking, bookingById } from '#modules/bookings'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { confirmedStay } from '#testing/stays'
import { joinStay } from './friends.ts'
import { makeInvitation, revokeInvitation } from './invitations.ts'
import { planOf, savePlan } from './plans.ts'

let t: TestApp
let booking: Booking
let token: string

beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const secretOf = () => randomBytes(32).toString('base64url')

beforeEach(async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  booking = await confirmedStay(t, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09', adults: 6 })
  token = secretOf()
  await t.write((ctx) => makeInvitation(ctx, booking.id, { secret: token, showsAddress: false }))
})

const join = (firstName: string) =>
  t.write((ctx) => joinStay(ctx, token, { firstName, lastName: 'Lindqvist', age: 'adult', key: secretOf() }))
const names = (howMany: number) => Array.from({ length: howMany }, (_, at) => `Friend ${at}`)
const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Problem).code] : []))
const listed = async () => (await t.read((ctx) => planOf(ctx, booking.id))).friends.map(({ firstName }) => firstName)

it('friends who join at the same moment do not overwrite each other, and never take more places than there are', async () => {
  const results = await Promise.allSettled(names(20).map(join))
  const taken = names(20).filter((_, at) => results[at]?.status === 'fulfilled')
  expect(taken).toHaveLength(5)
  expect((await listed()).sort()).toEqual(taken.sort())
  expect(new Set(refusals(results))).toEqual(new Set(['no_place']))
})

it('a guest who edits the guest list while friends join removes none of them, and is rejected beyond the party size', async () => {
  const mine = ['Ada', 'Jon', 'Eve'].map((firstName) => ({ firstName, lastName: 'Quill', age: 'adult' as const }))
  const save = () => t.write((ctx) => savePlan(ctx, booking, { arrivalTime: null, note: '', guests: mine }))
  const results = await Promise.allSettled([join('Tove'), save(), ...names(6).map(join)])
  const { guests, friends } = await t.read((ctx) => planOf(ctx, booking.id))
  expect(friends).toHaveLength(results.filter((result, at) => at !== 1 && result.status === 'fulfilled').length)
  expect(guests).toHaveLength(results[1]?.status === 'fulfilled' ? 3 : 0)
  expect(guests.length + friends.length).toBeLessThanOrEqual(6)
})

it('no one can join by a link once it is revoked', async () => {
  const results = await Promise.allSettled([
    ...names(3).map(join),
    t.write((ctx) => revokeInvitation(ctx, booking.id)),
    ...names(3).map(join),
  ])
  expect(await listed()).toHaveLength(results.filter((result, at) => at !== 3 && result.status === 'fulfilled').length)
  await expect(join('Late')).rejects.toMatchObject({ status: 404 })
  expect((await t.read((ctx) => bookingById(ctx, booking.id))).status).toBe('confirmed')
})
