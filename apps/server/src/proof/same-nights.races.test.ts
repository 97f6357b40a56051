import { randomUUID } from 'node:crypto'
import { addDays } from '@porchlight/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, bookingOf, clearOfTheDemo, instantHomes, type Offered, quote, type StayToBook } from './booking-flow.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { type Guest, signUpGuest } from './guest.ts'
import { fillingMs } from './processes.ts'

const rounds = Number(process.env.RACE_ROUNDS ?? 1)
const callers = 200
const people = 20

let fleet: Fleet
let guests: Guest[]
let homes: number[]
beforeAll(async () => {
  fleet = await startFleet(6)
  const origins = [fleet.first.origin, fleet.second.origin]
  guests = await Promise.all(Array.from({ length: people }, (_, at) => signUpGuest(origins[at % 2] as string)))
  homes = await instantHomes(guests[0] as Guest)
}, fillingMs)
afterAll(() => fleet?.stop())

const guestAt = (at: number): Guest => guests[at % people] as Guest

const offerFor = async (guest: Guest, wanted: StayToBook): Promise<Offered> => {
  const { reply, offered } = await quote(guest, wanted)
  if (!offered) throw new Error(`no quote: ${JSON.stringify(reply)}`)
  return offered
}

test(`R3 ${callers} callers of two servers want the same nights: one has them, the others hear so, ${rounds} times over`, async () => {
  for (let round = 0; round < rounds; round++) {
    const arrive = addDays(clearOfTheDemo(), round * 7)
    const wanted = { homeId: homes[round % homes.length] as number, arrive, depart: addDays(arrive, 7) }
    const offers = await Promise.all(Array.from({ length: callers }, (_, at) => offerFor(guestAt(at), wanted)))
    const replies = await Promise.all(offers.map((offered, at) => book(guestAt(at), offered)))
    const outcomes = Map.groupBy(replies, ({ status, code }) => `${status} ${code ?? ''}`.trim())
    expect(Object.fromEntries([...outcomes].map(([outcome, list]) => [outcome, list.length]))).toEqual({
      '201': 1,
      '409 nights_taken': callers - 1,
    })
  }
})

test('the same idempotency key from twenty callers books once and answers them all alike; another body is rejected', async () => {
  const arrive = addDays(clearOfTheDemo(), (rounds + 1) * 7)
  const wanted = { homeId: homes[0] as number, arrive, depart: addDays(arrive, 7) }
  const offered = await offerFor(guestAt(0), wanted)
  const key = randomUUID()
  const [origin, other] = [fleet.first.origin, fleet.second.origin]
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      guestAt(0).moveTo(at % 2 === 0 ? origin : other)
      return book(guestAt(0), offered, key)
    }),
  )
  for (const reply of replies) expect(reply).toEqual(replies[0])
  expect(replies[0]?.status).toBe(201)
  const [{ count } = { count: 0 }] = await fleet.ask<{ count: number }>(
    'select count(*)::int as count from bookings.booking where id = $1',
    [bookingOf(replies[0] as never).id],
  )
  expect(count).toBe(1)
  const changed = await book(guestAt(0), { ...offered, quoteHash: `${offered.quoteHash.slice(0, -4)}XXXX` }, key)
  expect([changed.status, changed.code]).toEqual([422, 'idempotency_mismatch'])
})
